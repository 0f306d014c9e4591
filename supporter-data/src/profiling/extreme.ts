import type { FieldExample } from 'shared-kernel/model';
import { compare, type Comparable } from 'evaluation';

/** The example of the largest or smallest size; of one size that of the first row (D2b). */
export interface Extreme {
  offer(candidate: SizedExample): void;
  /** Whether a candidate of this size would be taken: most need not be made. */
  readonly wants: (size: Comparable, row: number) => boolean;
  get(): SizedExample | null;
}

export interface SizedExample extends FieldExample {
  readonly size: Comparable;
  /** Place of the supporter in the file. */
  readonly row: number;
}

export const createExtreme = (direction: 'largest' | 'smallest'): Extreme => {
  let best: SizedExample | null = null;
  const wants = (size: Comparable, row: number): boolean => {
    if (best === null) return true;
    const order = compare(size, best.size) ?? 0;
    if (order === 0) return row < best.row;
    return direction === 'largest' ? order > 0 : order < 0;
  };
  return {
    offer: (candidate) => {
      if (wants(candidate.size, candidate.row)) best = candidate;
    },
    wants,
    get: () => best,
  };
};
