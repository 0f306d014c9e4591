import type { FieldListEntry } from 'shared-kernel/model';
import { compareText, objectOf } from 'evaluation';

export const STORED_SPREAD_KEYS = 1000;
export const OTHER = 'other';

/** How many supporters have each key of a spread. An object of many keys costs 2 µs a key to make. */
export type Spread = FieldListEntry['spread'] | ReadonlyMap<string, number>;

export const entriesOf = (spread: Spread): readonly (readonly [string, number])[] =>
  spread instanceof Map ? [...spread] : Object.entries(spread);

/** A spread as it is stored: its commonest keys, the rest as `other` (D2e). One that was limited stays as it is. */
export const limitSpread = (
  spread: Spread,
  keys: number = STORED_SPREAD_KEYS,
): FieldListEntry['spread'] => {
  const all = entriesOf(spread);
  const entries = all.filter(([key]) => key !== OTHER);
  if (entries.length <= keys) return objectOf(all);
  const counts = Float64Array.from(entries, ([, count]) => count).sort();
  const least = counts[counts.length - keys] ?? 0;
  const above = entries.filter(([, count]) => count > least);
  // Of those that are just as common the first by text; most of a long spread come once or twice.
  const level = entries
    .filter(([, count]) => count === least)
    .sort(([left], [right]) => compareText(left, right))
    .slice(0, keys - above.length);
  const commonest = [...above.sort(byCount), ...level];
  const sum = (some: readonly (readonly [string, number])[]): number =>
    some.reduce((total, [, count]) => total + count, 0);
  return objectOf([...commonest, [OTHER, sum(all) - sum(commonest)]]);
};

const byCount = (one: readonly [string, number], other: readonly [string, number]): number =>
  other[1] - one[1] || compareText(one[0], other[0]);
