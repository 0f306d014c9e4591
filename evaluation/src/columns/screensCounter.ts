import type { CompiledScreen } from '../screens/compileScreen';
import { SUBJECTS, type MatchTotals } from '../totals/matchTotals';
import type { SearchBlock } from './conditionBlock';
import { BLOCK_ROWS, countsUpTo, narrowCounts } from './counts';
import { fillScreen } from './screenBlocks';
import type { Snapshot } from './snapshot';
import { createSupporterCounter } from './supporterCounter';

/** Counts something of each block that the searches have been counted of. */
export interface BlockCounter {
  readonly count: (start: number, end: number) => void;
  readonly finish: () => void;
}

/** Who gets each of the screens, and who gets how many of them. */
export const createScreensCounter = (
  screens: readonly CompiledScreen[],
  searchBlock: SearchBlock,
  totals: MatchTotals,
  snapshot: Snapshot,
): BlockCounter => {
  const counters = screens.map((screen) => ({
    screen,
    counter: createSupporterCounter(totals.of(SUBJECTS.screen(screen.definition.id)), snapshot),
  }));
  const combined = screens.map((_, index) => ({
    screens: index + 1,
    counter: createSupporterCounter(totals.of(SUBJECTS.screensMatched(index + 1)), snapshot),
  }));
  const matched = narrowCounts();
  const screensMatched = countsUpTo(screens.length);
  const exactly = narrowCounts();
  return {
    count: (start, end) => {
      screensMatched.byRow.fill(0);
      for (const { screen, counter } of counters) {
        fillScreen(screen, searchBlock, matched);
        counter.add(matched, start, end);
        addRows(matched.byRow, screensMatched.byRow);
      }
      for (const { screens: number, counter } of combined) {
        const somebody = markRows(screensMatched.byRow, number, exactly.byRow);
        if (somebody) counter.add(exactly, start, end);
      }
    },
    finish: () => {
      for (const { counter } of [...counters, ...combined]) counter.finish();
    },
  };
};

type Rows = Uint8Array | Float64Array;

const addRows = (rows: Rows, into: Rows): void => {
  for (let index = 0; index < BLOCK_ROWS; index += 1) {
    into[index] = (into[index] ?? 0) + (rows[index] ?? 0);
  }
};

/** 1 for each row of exactly this number; false where there is none. */
const markRows = (rows: Rows, number: number, marks: Uint8Array): boolean => {
  let somebody = false;
  for (let index = 0; index < BLOCK_ROWS; index += 1) {
    const isMarked = rows[index] === number;
    marks[index] = isMarked ? 1 : 0;
    somebody ||= isMarked;
  }
  return somebody;
};
