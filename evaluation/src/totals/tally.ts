/** How often each key was counted. */
export interface Tally {
  count(key: string, times?: number): void;
  merge(other: Tally): void;
  entries(): Iterable<readonly [string, number]>;
}

export const createTally = (): Tally => {
  const counts = new Map<string, number>();
  const count = (key: string, times = 1): void => {
    counts.set(key, (counts.get(key) ?? 0) + times);
  };
  return {
    count,
    merge: (other) => {
      for (const [key, times] of other.entries()) count(key, times);
    },
    entries: () => counts,
  };
};
