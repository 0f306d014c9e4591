import type { PublishingEffect } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { tooHeavy } from '../counting/tooHeavy';
import type { Services } from '../services';
import type { PublishedDefinitions } from '../published/pieces';
import { planned, type Wanted } from './planned';
import { parseCount } from './publishingRequests';
import { requireTimeline } from './requireTimeline';
import { baseAt, readVersionParts } from '../published/readVersion';

/**
 * Callable `countPublishing`, asked as `planPublishing`: who gains and who loses screens by it among the supporters that are
 * there now, as `PublishingEffect`; or by the version `number`, in the place of what is seen. Members may ask.
 */
export const countPublishing =
  (services: Services, ask: AskAboutYear): CallableFunction =>
  async (data, caller): Promise<PublishingEffect> => {
    const wanted = parseCount(data);
    await requireMember(services.documents, caller, wanted.scope);
    const { before, after } = await compared(services, wanted);
    const answered = await ask(wanted.scope, {
      reads: 'fields',
      question: ({ year, fields }) => ({
        kind: 'changes',
        before: { searches: before.searches, screens: before.screens },
        definitions: { year, fields, searches: after.searches, screens: after.screens },
      }),
    });
    if (!answered.ok)
      throw answered.error === 'tooHeavy'
        ? tooHeavy('What changes')
        : new CallableError('cancelled', 'The question was given up');
    if (answered.value.kind !== 'changes') throw new Error('The answer is to another question');
    return answered.value.effect;
  };

async function compared(
  services: Services,
  { number, ...wanted }: Wanted & { readonly number: number | null },
): Promise<Readonly<Record<'after' | 'before', PublishedDefinitions>>> {
  if (number === null) {
    const { base, composed } = await planned(services, wanted);
    return { before: base, after: composed };
  }
  const { documents, now } = services;
  const timeline = await requireTimeline(services, wanted.scope);
  const after = await readVersionParts(documents, wanted.scope, number);
  if (after === null)
    throw new CallableError('failed-precondition', 'There is no such version any more');
  return { before: await baseAt(documents, wanted.scope, timeline, now()), after };
}
