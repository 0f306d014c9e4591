import { searchesNeeded } from 'evaluation';
import type { PublishedSearch, PublishingEffect, SearchDefinition } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { AskAboutYear } from '../counting/askAboutYear';
import { tooHeavy } from '../counting/tooHeavy';
import { countableOf } from '../definitions/readDefinitions';
import { readFields } from '../definitions/readFields';
import type { Services } from '../services';
import type { PublishedDefinitions } from '../published/pieces';
import { hashesOf } from './compose';
import { planned, type Wanted } from './planned';
import { parseCount } from './publishingRequests';
import { readSaved } from './readSaved';
import { baseAt, readVersionParts, readTimeline } from '../published/readVersion';
import { NOTHING_PUBLISHED } from '../published/timeline';

/**
 * Callable `countPublishing`, asked as `planPublishing`: who gains and who loses screens by it among the supporters that are
 * there now, as `PublishingEffect`; or by the version `number`, in the place of what is seen. Members may ask.
 */
export const countPublishing =
  (services: Services, ask: AskAboutYear): CallableFunction =>
  async (data, caller): Promise<PublishingEffect> => {
    const wanted = parseCount(data);
    await requireMember(services.documents, caller, wanted.scope);
    const counted = await compared(services, wanted);
    const listed = await readFields(services.documents, wanted.scope);
    // What looks at too much is counted nowhere, and shown to nobody.
    const before = await countableOf(counted.before, listed);
    const after = await countableOf(counted.after, listed);
    const answered = await ask(wanted.scope, {
      reads: 'fields',
      question: ({ year, today, fields }) => ({
        kind: 'changes',
        before,
        definitions: { year, today, fields, ...after },
      }),
    });
    if (!answered.ok)
      throw answered.error === 'tooHeavy'
        ? tooHeavy('What changes')
        : new CallableError('cancelled', 'The question was given up');
    if (answered.value.kind !== 'changes') throw new Error('The answer is to another question');
    const { searches: saved } = await readSaved(services.documents, wanted.scope);
    return { ...answered.value.effect, searches: searchesOf(counted, saved) };
  };

interface Compared {
  readonly before: PublishedDefinitions;
  readonly after: PublishedDefinitions;
}

async function compared(
  services: Services,
  { number, ...wanted }: Wanted & { readonly number: number | null },
): Promise<Compared> {
  if (number === null) {
    const { base, composed } = await planned(services, wanted);
    return { before: base, after: composed };
  }
  const { documents, now } = services;
  const timeline = (await readTimeline(documents, wanted.scope)) ?? NOTHING_PUBLISHED;
  const after = await readVersionParts(documents, wanted.scope, number);
  if (after === null)
    throw new CallableError('failed-precondition', 'There is no such version any more');
  return { before: await baseAt(documents, wanted.scope, timeline, now()), after };
}

/** What the screens that are seen afterwards depend on, with the names of today. */
function searchesOf(
  { before, after }: Compared,
  saved: readonly SearchDefinition[],
): readonly PublishedSearch[] {
  const names = new Map(saved.map(({ id, name }) => [id, name]));
  const [was, is] = [hashesOf(before.searches), hashesOf(after.searches)];
  const needed = after.screens.map((screen) => ({
    id: screen.id,
    searches: searchesNeeded([screen], after.searches),
  }));
  return after.searches.map(({ id }) => ({
    id,
    name: names.get(id) ?? '',
    changed: was.has(id) && was.get(id) !== is.get(id),
    screenIds: needed.filter(({ searches }) => searches.has(id)).map((screen) => screen.id),
  }));
}
