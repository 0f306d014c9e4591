import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import { refusedRequest } from '../parseRequest';
import type { Services } from '../services';
import { compose, type Composed, type Saved } from './compose';
import { readSaved } from './readSaved';
import { baseAt, NO_VERSION, readTimeline, type Version } from '../published/readVersion';
import { NOTHING_PUBLISHED, seenAt, type Timeline } from '../published/timeline';

export interface Wanted {
  readonly scope: YearScope;
  /** Null: all that is saved. */
  readonly screenIds: readonly string[] | null;
  /** Null: at once. */
  readonly from: Date | null;
  readonly until: Date | null;
}

/** What publishing comes to now; nothing is written by asking. */
export interface Planned {
  readonly timeline: Timeline;
  /** The version that is seen before it; null where there is none. */
  readonly madeFrom: number | null;
  readonly base: Version;
  readonly saved: Saved;
  readonly composed: Composed;
}

export async function planned(services: Services, wanted: Wanted): Promise<Planned> {
  const { scope, screenIds } = wanted;
  const begins = requireSchedule(wanted, services.now());
  const { documents } = services;
  const [stored, saved] = [await readTimeline(documents, scope), await readSaved(documents, scope)];
  const timeline = stored ?? NOTHING_PUBLISHED;
  // Where every save is seen so far, that is the version that publishing keeps first.
  const base =
    stored === null
      ? compose(NO_VERSION, saved, null)
      : await baseAt(documents, scope, timeline, begins);
  const known = [...saved.screens, ...base.screens].map(({ id }): string => id);
  if (screenIds?.some((id) => !known.includes(id)) === true)
    throw new CallableError('failed-precondition', 'One of these screens has been deleted');
  const chosen = screenIds === null ? null : new Set(screenIds);
  const madeFrom = seenAt(timeline, begins).live?.number ?? null;
  return { timeline, madeFrom, base, saved, composed: compose(base, saved, chosen) };
}

/** When it begins; refuses what would be over before. */
function requireSchedule({ from, until }: Pick<Wanted, 'from' | 'until'>, now: Date): Date {
  const begins = from === null || from < now ? now : from;
  if (until !== null && until <= begins)
    throw refusedRequest('until', 'This is over before it begins. Choose a later moment');
  return begins;
}
