import type { CompiledScreen } from '../screens/compileScreen';
import type { SearchBlock } from './conditionBlock';
import { BLOCK_ROWS } from './searchBlocks';

/** Fills `matched` with 1 for each row of the block that gets the screen (D10), from the searches' counts. */
export const fillScreen = (
  { match, slots }: CompiledScreen,
  searchBlock: SearchBlock,
  matched: Float64Array,
  rows: number,
): void => {
  const blocks = slots.map((slot) => (slot === undefined ? NOBODY : (searchBlock(slot) ?? NOBODY)));
  if (match === null || (match !== 'allUsers' && blocks.length === 0)) {
    matched.fill(0, 0, rows);
    return;
  }
  matched.fill(match === 'anySearches' ? 0 : 1, 0, rows);
  if (match === 'allUsers') return;
  for (const counts of blocks) {
    for (let place = 0; place < rows; place += 1) {
      const met = (counts[place] ?? 0) > 0;
      if (match === 'anySearches' ? met : !met) matched[place] = met ? 1 : 0;
    }
  }
};

const NOBODY = new Float64Array(BLOCK_ROWS);
