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
      for (let index = 0; index < matched.length; index += 1) {
        const word = words[index] ?? 0;
        const before = matched[index] ?? 0;
        matched[index] = isAll ? before & metOf(word) : before | metOf(word);
        if (isAction) result[index] = (result[index] ?? 0) + word;
      }
    },
    finish: () => {
      for (let index = 0; index < matched.length; index += 1) {
        const actions = result[index] ?? 0;
        const mask = Math.imul(matched[index] ?? 0, 0xff);
        result[index] = (actions + (ONES - metOf(actions))) & mask;
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
      for (let index = 0; index < BLOCK_ROWS; index += 1) {
        const count = byRow[index] ?? 0;
        const met = count > 0 ? 1 : 0;
        if (met === decided) matched[index] = decided;
        if (isAction) result[index] = (result[index] ?? 0) + count;
      }
    },
    finish: () => {
      for (let index = 0; index < BLOCK_ROWS; index += 1) {
        result[index] = matched[index] === 1 ? Math.max(result[index] ?? 0, 1) : 0;
      }
    },
  };
};
