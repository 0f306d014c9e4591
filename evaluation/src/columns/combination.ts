import type { ConditionMatch } from 'shared-kernel/model';
import {
  BLOCK_ROWS,
  narrowCounts,
  type Counts,
  type NarrowCounts,
  type WideCounts,
} from './counts';

/** `countOfSearch` for a block: the same two rules (D7), row beside row. */
export interface Combination {
  begin(): void;
  add(counts: Counts, isAction: boolean): void;
  /** Puts the search's counts into the counts it was made for. */
  finish(): void;
}

export const createCombination = (match: ConditionMatch, result: Counts): Combination =>
  result.kind === 'narrow' ? createNarrow(match, result) : createWide(match, result);

/** 1 in each byte of a word, its highest bit, and all bits but that. */
const ONES = 0x01010101;
const TOPS = 0x80808080 | 0;
const SEVENS = 0x7f7f7f7f;

/** 1 in each byte that is above 0; bytes up to 127. */
const metOf = (word: number): number => ((word + SEVENS) & TOPS) >>> 7;

/** Four rows at a time: their bytes lie in one word and none can overflow into the next. */
const createNarrow = (match: ConditionMatch, { words: result }: NarrowCounts): Combination => {
  const matched = new Int32Array(result.length);
  const isAll = match === 'all';
  return {
    begin: () => {
      matched.fill(isAll ? ONES : 0);
      result.fill(0);
    },
    add: (counts, isAction) => {
      // A search with a wide condition is wide itself.
      if (counts.kind === 'wide') return;
      const { words } = counts;
      for (let place = 0; place < matched.length; place += 1) {
        const word = words[place] ?? 0;
        const before = matched[place] ?? 0;
        matched[place] = isAll ? before & metOf(word) : before | metOf(word);
        if (isAction) result[place] = (result[place] ?? 0) + word;
      }
    },
    finish: () => {
      for (let place = 0; place < matched.length; place += 1) {
        const actions = result[place] ?? 0;
        const mask = Math.imul(matched[place] ?? 0, 0xff);
        result[place] = (actions + (ONES - metOf(actions))) & mask;
      }
    },
  };
};

const createWide = (match: ConditionMatch, { byRow: result }: WideCounts): Combination => {
  const { byRow: matched } = narrowCounts();
  const decided = match === 'all' ? 0 : 1;
  return {
    begin: () => {
      matched.fill(1 - decided);
      result.fill(0);
    },
    add: ({ byRow }, isAction) => {
      for (let place = 0; place < BLOCK_ROWS; place += 1) {
        const count = byRow[place] ?? 0;
        const met = count > 0 ? 1 : 0;
        if (met === decided) matched[place] = decided;
        if (isAction) result[place] = (result[place] ?? 0) + count;
      }
    },
    finish: () => {
      for (let place = 0; place < BLOCK_ROWS; place += 1) {
        result[place] = matched[place] === 1 ? Math.max(result[place] ?? 0, 1) : 0;
      }
    },
  };
};
