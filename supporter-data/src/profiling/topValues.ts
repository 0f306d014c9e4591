import type { TopValue } from 'shared-kernel/model';
import { compareText, Utf8Texts, type Column, type Texts } from 'evaluation';
import { hasVisibleEnds } from '../rows/scannedCell';
import { forEachText, type UsedCodes } from './usedCodes';

/** A value that fewer supporters share could point at somebody (D415). */
export const LEAST_SHARING = 5;
export const MOST_TOP_VALUES = 30;
/** Characters; a longer text is a note rather than a choice. */
const LONGEST = 100;

/**
 * The commonest texts of a field, trimmed as comparisons trim them, the commonest first [E90]. None that holds an email,
 * since the field list is read where addresses are masked, too (D375). `used` has one code for each text.
 */
export const topValuesOf = (column: Column, used: UsedCodes): readonly TopValue[] =>
  Array.from(commonTexts(column, used), ([value, count]) => ({ value, count }))
    .filter(({ value, count }) => count >= LEAST_SHARING && isChoice(value))
    .sort((one, other) => other.count - one.count || compareText(one.value, other.value))
    .slice(0, MOST_TOP_VALUES);

const isChoice = (text: string): boolean =>
  text !== '' && text.length <= LONGEST && !text.includes('@');

/** How many have each trimmed text; those that too few have may be missing. */
const commonTexts = (column: Column, used: UsedCodes): ReadonlyMap<string, number> => {
  const isPlain = plainTexts(column.dictionary);
  const counts = new Map<string, number>();
  const count = (text: string, times: number): void => {
    counts.set(text, (counts.get(text) ?? 0) + times);
  };
  // Those that may have blanks around them first: another text may be the same without.
  const { times, firstRows } = used;
  const odd = times.map((some, code) => (isPlain(code) ? 0 : some));
  forEachText(column, { times: odd, firstRows }, (raw, some) => count(raw.trim(), some));
  const hasOdd = counts.size > 0;
  const plain = times.map((some, code) =>
    isPlain(code) && (hasOdd || some >= LEAST_SHARING) ? some : 0,
  );
  forEachText(column, { times: plain, firstRows }, count);
  return counts;
};

/** Of which codes it can be told from the bytes that the text has no blanks around it. */
const plainTexts = (texts: Texts): ((code: number) => boolean) => {
  if (!(texts instanceof Utf8Texts)) return () => false;
  const { bytes, ends } = texts;
  return (code) => hasVisibleEnds({ bytes, start: texts.startOf(code), end: ends[code] ?? 0 });
};
