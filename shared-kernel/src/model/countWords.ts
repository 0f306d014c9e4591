import { printCount } from './printCount';
import { shareWords } from './shareWords';
import type { ResultCount } from './showResults';

/** What is known of a count: of a sum of hidden ones, that it is fewer than the sum of their bounds. */
export interface ToldCount {
  readonly kind: ResultCount['kind'];
  readonly count: number;
}

/** A count as far as it is told: `1,234`, `at least 1,230`, `fewer than 10`. */
export const countWords = ({ kind, count }: ToldCount): string => {
  const figure = printCount(count);
  return kind === 'exact' ? figure : `${KIND_WORDS[kind]} ${figure}`;
};

const KIND_WORDS = { atLeast: 'at least', fewerThan: 'fewer than' } as const;

/** Share of a whole in words; null where either is not told exactly, or there is no whole. */
export const shareOf = (part: ResultCount, whole: ResultCount): string | null =>
  part.kind === 'exact' && whole.kind === 'exact' && whole.count > 0
    ? shareWords(part.count, whole.count)
    : null;
