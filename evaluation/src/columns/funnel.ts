import type { ConditionMatch } from 'shared-kernel/model';
import { BLOCK_ROWS, type Counts } from './counts';

/** How many supporters of a block the first conditions leave, one condition after the other. */
export interface Funnel {
  begin(rows: number): void;
  /** The supporters that match with this condition added. */
  add(counts: Counts): number;
}

export const createFunnel = (match: ConditionMatch | null): Funnel => {
  if (match === null) return { begin: () => undefined, add: () => 0 };
  const matched = new Uint8Array(BLOCK_ROWS);
  let rows = 0;
  return {
    begin: (blockRows) => {
      rows = blockRows;
      matched.fill(match === 'all' ? 1 : 0);
    },
    add: ({ byRow }) => {
      let left = 0;
      for (let index = 0; index < rows; index += 1) {
        const met = (byRow[index] ?? 0) > 0 ? 1 : 0;
        const before = matched[index] ?? 0;
        const after = match === 'all' ? before & met : before | met;
        matched[index] = after;
        left += after;
      }
      return left;
    },
  };
};
