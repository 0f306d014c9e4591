import type { FieldExample } from 'shared-kernel/model';
import { compare, type Comparable } from 'evaluation';

/** The example of the largest or smallest size; of one size that of the first row (D2b). */
export interface Extreme {
  offer(candidate: SizedExample): void;
  get(): SizedExample | null;
}

export interface SizedExample extends FieldExample {
  readonly size: Comparable;
  /** Place of the supporter in the file. */
  readonly row: number;
}

export const createExtreme = (direction: 'largest' | 'smallest'): Extreme => {
  let best: SizedExample | null = null;
  const beats = (candidate: SizedExample, other: SizedExample): boolean => {
    const order = compare(candidate.size, other.size) ?? 0;
    if (order === 0) return candidate.row < other.row;
    return direction === 'largest' ? order > 0 : order < 0;
  };
  return {
    offer: (candidate) => {
      if (best === null || beats(candidate, best)) best = candidate;
    },
    get: () => best,
  };
};
