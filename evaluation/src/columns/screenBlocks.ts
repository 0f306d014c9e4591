import type { CompiledScreen } from '../screens/compileScreen';
import type { SearchBlock } from './conditionBlock';
import { narrowCounts, type NarrowCounts } from './counts';

/** Fills `matched` with 1 for each row of the block that gets the screen (D10), from the searches' counts. */
export const fillScreen = (
  { match, slots }: Pick<CompiledScreen, 'match' | 'slots'>,
  searchBlock: SearchBlock,
  { byRow: matched }: NarrowCounts,
): void => {
  if (match === null || (match !== 'allUsers' && slots.length === 0)) {
    matched.fill(0);
    return;
  }
  matched.fill(match === 'anySearches' ? 0 : 1);
  if (match === 'allUsers') return;
  const decided = match === 'anySearches' ? 1 : 0;
  for (const slot of slots) {
    const { byRow } = (slot === undefined ? undefined : searchBlock(slot)) ?? NOBODY;
    for (let index = 0; index < matched.length; index += 1) {
      const met = (byRow[index] ?? 0) > 0 ? 1 : 0;
      if (met === decided) matched[index] = decided;
    }
  }
};

const NOBODY = narrowCounts();
