import type { ConditionMatch } from 'shared-kernel/model';
import {
  BLOCK_ROWS,
  metOf,
  narrowCounts,
  ONES,
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

/** `actions`: how many of the conditions count actions. */
export const createCombination = (
  match: ConditionMatch,
  actions: HowMany,
  result: Counts,
): Combination => {
  if (result.kind === 'wide') return createWide(match, result);
  if (actions === 'none') return createMatched(match, result);
  return actions === 'all' && match === 'any' ? createSum(result) : createMatchedSum(match, result);
};

export type HowMany = 'none' | 'some' | 'all';

// Four rows at a time: their bytes lie in one word and none can overflow into the next.

/** Without actions a match counts 1. */
const createMatched = (match: ConditionMatch, { words: matched }: NarrowCounts): Combination => {
  const isAll = match === 'all';
  return {
    begin: () => {
      matched.fill(isAll ? ONES : 0);
    },
    add: (counts) => {
      // A search with a wide condition is wide itself.
      if (counts.kind === 'narrow') addMatched(counts, matched, isAll);
    },
    finish: () => undefined,
  };
};

/** Where any action is enough, their sum says who matches. */
const createSum = ({ words: sum }: NarrowCounts): Combination => ({
  begin: () => {
    sum.fill(0);
  },
  add: (counts) => {
    if (counts.kind === 'narrow') addWords(counts, sum);
  },
  finish: () => undefined,
});

const createMatchedSum = (match: ConditionMatch, { words: result }: NarrowCounts): Combination => {
  const matched = new Int32Array(result.length);
  const isAll = match === 'all';
  return {
    begin: () => {
      matched.fill(isAll ? ONES : 0);
      result.fill(0);
    },
    add: (counts, isAction) => {
      if (counts.kind === 'wide') return;
      addMatched(counts, matched, isAll);
      if (isAction) addWords(counts, result);
    },
    finish: () => {
      for (let index = 0; index < matched.length; index += 1) {
        const sum = result[index] ?? 0;
        const mask = Math.imul(matched[index] ?? 0, 0xff);
        result[index] = (sum + (ONES - metOf(sum))) & mask;
      }
    },
  };
};

const addMatched = ({ words, isMet }: NarrowCounts, matched: Int32Array, isAll: boolean): void => {
  if (isMet) addMet(words, matched, isAll);
  else if (isAll) {
    for (let index = 0; index < matched.length; index += 1)
      matched[index] = (matched[index] ?? 0) & metOf(words[index] ?? 0);
  } else {
    for (let index = 0; index < matched.length; index += 1)
      matched[index] = (matched[index] ?? 0) | metOf(words[index] ?? 0);
  }
};

/** The same of counts that are 0 or 1. */
const addMet = (met: Int32Array, matched: Int32Array, isAll: boolean): void => {
  if (isAll) {
    for (let index = 0; index < matched.length; index += 1)
      matched[index] = (matched[index] ?? 0) & (met[index] ?? 0);
  } else {
    for (let index = 0; index < matched.length; index += 1)
      matched[index] = (matched[index] ?? 0) | (met[index] ?? 0);
  }
};

const addWords = ({ words }: NarrowCounts, sum: Int32Array): void => {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + (words[index] ?? 0);
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
