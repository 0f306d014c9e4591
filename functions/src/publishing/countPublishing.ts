import type { PublishingEffect } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { tooHeavy } from '../counting/tooHeavy';
import type { Services } from '../services';
import { planned } from './planned';
import { parsePlan } from './publishingRequests';

/**
 * Callable `countPublishing`, asked as `planPublishing`: who gains and who loses screens by it among the supporters that are
 * there now, as `PublishingEffect`. Members may ask.
 */
export const countPublishing =
  (services: Services, ask: AskAboutYear): CallableFunction =>
  async (data, caller): Promise<PublishingEffect> => {
    const wanted = parsePlan(data);
    await requireMember(services.documents, caller, wanted.scope);
    const { base, composed } = await planned(services, wanted);
    const answered = await ask(wanted.scope, {
      reads: 'fields',
      question: ({ year, fields }) => ({
        kind: 'changes',
        before: { searches: base.searches, screens: base.screens },
        definitions: { year, fields, searches: composed.searches, screens: composed.screens },
      }),
    });
    if (!answered.ok)
      throw answered.error === 'tooHeavy'
        ? tooHeavy('What changes')
        : new CallableError('cancelled', 'The question was given up');
    if (answered.value.kind !== 'changes') throw new Error('The answer is to another question');
    return answered.value.effect;
  };
