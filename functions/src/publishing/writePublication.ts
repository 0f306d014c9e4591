import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Transaction } from '../store/documents';
import { publicationPath, publishingPath } from '../store/paths';
import type { StoredPublication } from '../published/storedPublication';
import { timelineOf, withoutPast, type Timeline } from '../published/timeline';

/** The timeline inside a transaction, if it is still the one that a decision was made on. */
export async function sameTimeline(
  transaction: Transaction,
  scope: YearScope,
  seen: Timeline,
): Promise<Timeline> {
  const timeline = timelineOf((await transaction.get(publishingPath(scope)))?.data);
  if (timeline?.last !== seen.last)
    throw new CallableError(
      'failed-precondition',
      'Somebody has published meanwhile. Look at what changes now',
    );
  return timeline;
}

/** Writes a version, and where it is published its place in time; a version that is seen ends a taking down. */
export function writePublication(
  transaction: Transaction,
  scope: YearScope,
  before: Timeline,
  publication: StoredPublication,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): void {
  const { number, state, from, until } = publication;
  const begins = from ?? now;
  const timeline: Timeline = {
    last: Math.max(before.last, number),
    timeZone: timeZone === '' ? before.timeZone : timeZone,
    ...(state === 'published'
      ? {
          timeline: withoutPast([...before.timeline, { number, from: begins, until }], now),
          takenDown: begins <= now ? null : before.takenDown,
        }
      : { timeline: before.timeline, takenDown: before.takenDown }),
  };
  transaction.write({ kind: 'set', path: publicationPath(scope, number), data: publication });
  transaction.write({ kind: 'set', path: publishingPath(scope), data: timeline });
}
