import type { PublishingState } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData } from '../store/documents';

/** The number of a publication. */
export const StoredNumber = v.pipe(
  v.unknown(),
  v.transform(Number),
  v.check((number) => Number.isSafeInteger(number)),
);

const Entry = v.object({ number: StoredNumber, from: v.date(), until: v.nullable(v.date()) });

const Stored = v.object({
  /** The number of the newest publication, 0 where there is none. */
  last: StoredNumber,
  /** What is seen from when to when; of those that have begun the one that began last. */
  timeline: v.array(Entry),
  takenDown: v.nullable(v.object({ by: v.string(), uid: v.string(), at: v.date() })),
  timeZone: v.string(),
});

/** `years/{y}/publishing/state`. */
export type Timeline = v.InferOutput<typeof Stored>;
export type TimelineEntry = v.InferOutput<typeof Entry>;

/** Of a year in which nothing is published. */
export const NOTHING_PUBLISHED: Timeline = { last: 0, timeline: [], takenDown: null, timeZone: '' };

/** Null for a year that nobody has published yet: what is saved is seen. Throws where it cannot be read. */
export const timelineOf = (data: DocumentData | undefined): Timeline | null =>
  data === undefined ? null : v.parse(Stored, data);

export interface SeenAt {
  readonly state: Exclude<PublishingState, 'asSaved'>;
  /** What is seen, or would be were it not taken down; null where there is none. */
  readonly live: TimelineEntry | null;
  /** When this answer is over, if nobody does anything; null: never. */
  readonly changesAt: Date | null;
}

/** What supporters see at a moment. */
export function seenAt({ timeline, takenDown }: Timeline, at: Date): SeenAt {
  const begun = timeline.filter(({ from }) => from <= at).toSorted(byBeginning);
  const last = begun.at(-1) ?? null;
  const isOver = last?.until != null && last.until <= at;
  const live = isOver ? null : last;
  const state =
    takenDown !== null ? 'takenDown' : isOver ? 'over' : live === null ? 'nothing' : 'published';
  const ahead = [...timeline.map(({ from }) => from), ...(live?.until ? [live.until] : [])];
  const next = ahead.filter((moment) => moment > at).toSorted((one, other) => +one - +other);
  return { state, live, changesAt: next[0] ?? null };
}

/** The timeline without what is over for good: of what has begun, only the one that began last counts. */
export function withoutPast(timeline: readonly TimelineEntry[], now: Date): TimelineEntry[] {
  const last = timeline
    .filter(({ from }) => from <= now)
    .toSorted(byBeginning)
    .at(-1);
  return timeline.filter((entry) => entry === last || entry.from > now);
}

const byBeginning = (one: TimelineEntry, other: TimelineEntry): number =>
  +one.from - +other.from || one.number - other.number;
