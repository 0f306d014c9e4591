import type { FieldExample } from 'shared-kernel/model';

/** The example of the largest or smallest size; of one size that of the first row (D2b). */
export interface Extreme {
  offer(candidate: SizedExample): void;
  get(): SizedExample | null;
}

export interface SizedExample extends FieldExample {
  readonly size: number;
  /** Place of the supporter in the file. */
  readonly row: number;
}

export const createExtreme = (direction: 'largest' | 'smallest'): Extreme => {
  let best: SizedExample | null = null;
  const beats = (candidate: SizedExample, other: SizedExample): boolean => {
    if (candidate.size === other.size) return candidate.row < other.row;
    return direction === 'largest' ? candidate.size > other.size : candidate.size < other.size;
  };
  return {
    offer: (candidate) => {
      if (best === null || beats(candidate, best)) best = candidate;
    },
    get: () => best,
  };
};
