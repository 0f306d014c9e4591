import type { FieldType } from 'shared-kernel/model';
import type { Comparable } from '../conditions/comparable';
import { codesUpTo, readingsAs, sizesAs, type Codes, type Column } from './column';

/**
 * A column by what its values compare by: each once, however many texts say the same. A year of actions, each with a
 * record of its own, has some hundred days.
 */
export interface ComparableColumn {
  readonly rows: Column['rows'];
  readonly codes: Codes;
  /** How many codes there are; 0 is no value. */
  readonly length: number;
  /** null: it cannot be read as the type. */
  readonly comparableOf: (code: number) => Comparable | null;
  /** How many supporters have each code, of all those of the year. */
  readonly supporters: (rowCount: number) => Uint32Array;
}

/** Kept while their column is: the next count asks the same columns. */
const kept = new WeakMap<Column, Map<FieldType, ComparableColumn>>();

export const comparableColumn = (column: Column, type: FieldType): ComparableColumn => {
  const ofTypes = kept.get(column) ?? new Map<FieldType, ComparableColumn>();
  kept.set(column, ofTypes);
  const known = ofTypes.get(type) ?? madeComparable(column, type);
  ofTypes.set(type, known);
  return known;
};

const madeComparable = (column: Column, type: FieldType): ComparableColumn => {
  const sizes = sizesAs(column, type);
  const readingOf = readingsAs(column, type, sizes);
  // Texts compare by themselves; to find those that only blanks tell apart would cost more than it saves.
  if (sizes === null) return withSupporters(column, column.dictionary.length, readingOf);
  const firstTexts = [0];
  const codeOfSize = new Map<number, number>();
  const codeOfText = new Uint32Array(sizes.length);
  for (let text = 1; text < sizes.length; text += 1) {
    const size = sizes[text] ?? NaN;
    const known = isWhole(size) ? codeOfSize.get(size) : undefined;
    const code = known ?? firstTexts.push(text) - 1;
    if (known === undefined) codeOfSize.set(size, code);
    codeOfText[text] = code;
  }
  const isAsItWas = firstTexts.length === sizes.length;
  return withSupporters(
    isAsItWas ? column : { ...column, codes: recoded(column.codes, codeOfText, firstTexts.length) },
    firstTexts.length,
    (code) => readingOf(firstTexts[code] ?? 0),
  );
};

/** Whether a size says all that its text does: those beyond 2^53 do not (D6); NaN is that nothing can be read. */
const isWhole = (size: number): boolean => !(Math.abs(size) > Number.MAX_SAFE_INTEGER);

const recoded = (codes: Codes, codeOfText: Uint32Array, length: number): Codes => {
  const narrow = codesUpTo(length - 1, codes.length);
  for (let place = 0; place < codes.length; place += 1)
    narrow[place] = codeOfText[codes[place] ?? 0] ?? 0;
  return narrow;
};

const withSupporters = (
  { rows, codes }: Pick<Column, 'rows' | 'codes'>,
  length: number,
  comparableOf: ComparableColumn['comparableOf'],
): ComparableColumn => {
  let counted: Uint32Array | null = null;
  return {
    rows,
    codes,
    length,
    comparableOf,
    supporters: (rowCount) => (counted ??= countedCodes({ rows, codes }, length, rowCount)),
  };
};

const countedCodes = (
  { rows, codes }: Pick<Column, 'rows' | 'codes'>,
  length: number,
  rowCount: number,
): Uint32Array => {
  const supporters = new Uint32Array(length);
  for (const code of codes) supporters[code] = (supporters[code] ?? 0) + 1;
  if (rows !== null) supporters[0] = rowCount - codes.length;
  return supporters;
};
