import { createHash } from 'node:crypto';
import { countNumber, type CivilDate } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';

/** What happened on one day. */
export interface DayCounts {
  readonly opened: number;
  readonly finished: number;
  readonly shared: number;
  readonly acted: number;
  readonly left: Readonly<Record<string, number>>;
}

/** Documents of one day, so that servers do not wait for each other. */
const SHARDS = 8;
const SHARD = /^(\d{4})-(\d{2})-(\d{2})~\d+$/;

/** The document into which the server of this name counts on a day. */
export function shardId(server: string): (now: Date) => string {
  const shard = createHash('sha256').update(server).digest().readUInt8() % SHARDS;
  return (now) => `${now.toISOString().slice(0, 10)}~${String(shard)}`;
}

/** Absent before the first; one that was damaged counts nothing, and leaves the other days alone. */
const count = () => v.fallback(countNumber(), 0);
const Stored = v.object({
  opened: count(),
  finished: count(),
  shared: count(),
  acted: count(),
  left: v.fallback(v.record(v.string(), countNumber()), {}),
});

/** Each day once, oldest first. */
export function daysOf(
  shards: readonly StoredDocument[],
): readonly (readonly [CivilDate, DayCounts])[] {
  const days = new Map<string, { readonly day: CivilDate; readonly counts: DayCounts }>();
  for (const { id, data } of shards) {
    const [, year, month, day] = SHARD.exec(id) ?? [];
    if (day === undefined) continue;
    const key = id.slice(0, 10);
    const counts = v.parse(Stored, data);
    days.set(key, {
      day: { year: Number(year), month: Number(month), day: Number(day) },
      counts: addedCounts(days.get(key)?.counts ?? NOTHING, counts),
    });
  }
  return [...days]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { day, counts }]) => [day, counts] as const);
}

export const NOTHING: DayCounts = { opened: 0, finished: 0, shared: 0, acted: 0, left: {} };

export const addedCounts = (one: DayCounts, other: DayCounts): DayCounts => ({
  opened: one.opened + other.opened,
  finished: one.finished + other.finished,
  shared: one.shared + other.shared,
  acted: one.acted + other.acted,
  left: addedPlaces(one.left, other.left),
});

const addedPlaces = (one: DayCounts['left'], other: DayCounts['left']): DayCounts['left'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((id) => [
      id,
      (one[id] ?? 0) + (other[id] ?? 0),
    ]),
  );
