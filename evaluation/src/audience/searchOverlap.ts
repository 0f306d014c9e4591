import type { SearchId, SearchOverlap } from 'shared-kernel/model';
import { BLOCK_ROWS } from '../columns/counts';
import { createSearchBlocks } from '../columns/searchBlocks';
import type { Snapshot } from '../columns/snapshot';
import { createYearColumns } from '../columns/yearColumns';
import type { CompiledYear } from '../year/compileYear';

/** [E112] How many match both searches, and how many one of them alone; a search that is gone matches nobody. Null where it was stopped. */
export function searchOverlap(
  compiled: CompiledYear,
  snapshot: Snapshot,
  [first, second]: readonly [SearchId, SearchId],
  stop: () => boolean = () => false,
): SearchOverlap | null {
  const slots = [first, second].map((id) => compiled.slotBySearchId.get(id));
  const asked = new Set(slots.filter((slot) => slot !== undefined));
  const blocks = createSearchBlocks(compiled, createYearColumns(compiled.table, snapshot), asked);
  const countsOf = (slot: number | undefined) => (slot === undefined ? undefined : blocks.of(slot));
  const [ofFirst, ofSecond] = slots.map(countsOf);
  /** By whether the first matches, and twice whether the second does. */
  const rowsBy = [0, 0, 0, 0];
  for (let start = 0; start < snapshot.rowCount; start += BLOCK_ROWS) {
    if (stop()) return null;
    const rows = Math.min(BLOCK_ROWS, snapshot.rowCount - start);
    blocks.count(start, start + rows);
    for (let index = 0; index < rows; index += 1) {
      const matches = (ofFirst?.byRow[index] ?? 0) > 0 ? 1 : 0;
      const both = matches + ((ofSecond?.byRow[index] ?? 0) > 0 ? 2 : 0);
      rowsBy[both] = (rowsBy[both] ?? 0) + 1;
    }
  }
  const [, onlyFirst = 0, onlySecond = 0, both = 0] = rowsBy;
  return { supporters: snapshot.rowCount, both, onlyFirst, onlySecond };
}
