import type { TopValue } from 'shared-kernel/model';
import {
  compareText,
  createTextStore,
  createUtf8Scratch,
  Utf8Texts,
  type Column,
  type Utf8Text,
} from 'evaluation';
import { hasVisibleEnds } from '../rows/scannedCell';
import type { UsedCodes } from './forEachText';

/** A value that fewer supporters share could point at somebody (D415). */
export const LEAST_SHARING = 5;
export const MOST_TOP_VALUES = 30;
/** Characters; a longer text is a note rather than a choice. */
const LONGEST = 100;
/** UTF-8 of so many characters. */
const LONGEST_BYTES = LONGEST * 3;

/**
 * The commonest texts of a field, trimmed as comparisons trim them, the commonest first [E90]. None that holds an email,
 * since the field list is read where addresses are masked, too (D375).
 */
export const topValuesOf = (column: Column, { times }: UsedCodes): readonly TopValue[] => {
  const values = createTextStore(times.length);
  const counts: number[] = [];
  const trimmed = trimmedOf(column);
  for (let code = 1; code < times.length; code += 1) {
    const count = times[code] ?? 0;
    if (count === 0) continue;
    const { bytes, start, end } = trimmed(code);
    if (end - start > LONGEST_BYTES) continue;
    const value = values.add(bytes, start, end);
    counts[value] = (counts[value] ?? 0) + count;
  }
  const texts = values.texts();
  return counts
    .flatMap((count, value) =>
      count < LEAST_SHARING ? [] : [{ value: texts.at(value) ?? '', count }],
    )
    .filter(({ value }) => value !== '' && value.length <= LONGEST && !value.includes('@'))
    .sort((one, other) => other.count - one.count || compareText(one.value, other.value))
    .slice(0, MOST_TOP_VALUES);
};

/** The text of a code without blanks around it, as UTF-8; good until the next one is asked for. Most are as they stand. */
const trimmedOf = ({ dictionary }: Column): ((code: number) => Utf8Text) => {
  const scratch = createUtf8Scratch();
  return (code) => {
    if (dictionary instanceof Utf8Texts) {
      const { bytes, ends } = dictionary;
      const cell = { bytes, start: dictionary.startOf(code), end: ends[code] ?? 0 };
      if (hasVisibleEnds(cell)) return cell;
    }
    const end = scratch.write((dictionary.at(code) ?? '').trim());
    return { bytes: scratch.bytes(), start: 0, end };
  };
};
