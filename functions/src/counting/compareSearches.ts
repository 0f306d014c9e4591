import type { SearchId, SearchOverlap } from 'shared-kernel/model';
import { asId } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { DocumentId, OfYear, parseInYear } from '../parseRequest';
import type { Services } from '../services';
import type { AskAboutYear } from './askAboutYear';
import { tooHeavy } from './tooHeavy';

const Id = v.pipe(
  DocumentId,
  v.transform((id) => asId<SearchId>(id)),
);
const Request = v.object({ ...OfYear, searchIds: v.tuple([Id, Id]) });

/**
 * Callable `compareSearches`: how many supporters match both of two saved searches, and how many one of them alone, as
 * `SearchOverlap`. Members may ask.
 */
export function compareSearches(
  { documents }: Pick<Services, 'documents'>,
  ask: AskAboutYear,
): CallableFunction {
  return async (data, caller): Promise<SearchOverlap> => {
    const { scope, searchIds } = parseInYear(Request, data);
    await requireMember(documents, caller, scope);
    const answered = await ask(scope, {
      reads: 'searches',
      question: (definitions) => ({ kind: 'overlap', definitions, searchIds }),
    });
    if (!answered.ok)
      throw answered.error === 'tooHeavy'
        ? tooHeavy('One of these searches')
        : new CallableError('cancelled', 'The question was given up');
    if (answered.value.kind !== 'overlap') throw new Error('The answer is to another question');
    return answered.value.overlap;
  };
}
