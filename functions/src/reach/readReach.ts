import type { YearReach } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { tooHeavy } from '../counting/tooHeavy';
import { DocumentId, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { yearScope } from '../store/paths';

const ReadReach = v.object({ organisationId: DocumentId, yearId: DocumentId });

/**
 * Callable `readReach`, `{ organisationId, yearId }`: whom the stored screens of a year reach, as `YearReach`. Members
 * may ask.
 */
export const readReach =
  ({ documents }: Pick<Services, 'documents'>, ask: AskAboutYear): CallableFunction =>
  async (data, caller): Promise<YearReach> => {
    const { organisationId, yearId } = parseRequest(ReadReach, data);
    const scope = yearScope(organisationId, yearId);
    await requireMember(documents, caller, scope);
    const answered = await ask(scope, {
      reads: 'searchesAndScreens',
      question: (definitions) => ({ kind: 'reach', definitions }),
    });
    if (!answered.ok)
      throw answered.error === 'tooHeavy'
        ? tooHeavy('What this year’s screens show')
        : new CallableError('cancelled', 'The question was given up');
    if (answered.value.kind !== 'reach') throw new Error('The answer is to another question');
    return answered.value.reach;
  };
