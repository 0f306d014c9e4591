import type { FieldType } from 'shared-kernel/model';
import { comparableOf, isExact, type Comparable } from '../conditions/comparable';
import { donationSize } from '../values/donation';
import { readValue, sizeOf } from '../values/typedValue';
import { participationOrder } from './participationBytes';
import type { Texts } from './texts';
import { Utf8Texts } from './utf8Texts';

/** One field of all supporters: its raw texts, each mostly once, and which supporter has which. */
export interface Column {
  readonly type: FieldType;
  /** The raw text of each code. Code 0 is no value, or a blank one. */
  readonly dictionary: Texts;
  /** What each code compares by, read as `type`: money and numbers, or days in order; NaN where unreadable. */
  readonly sizes: Float64Array | null;
  /** The rows that have a value, upwards; null where `codes` has every row. */
  readonly rows: Uint32Array | null;
  /** Of `rows`, or of every row. */
  readonly codes: Codes;
}

export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Types whose values compare by a number; the others compare by text, or not at all. */
const SIZED: ReadonlySet<FieldType> = new Set(['action', 'date', 'donation', 'number']);

export const codeAt = ({ rows, codes }: Column, row: number): number => {
  if (rows === null) return codes[row] ?? 0;
  const index = firstPlaceFrom(rows, row);
  return rows[index] === row ? (codes[index] ?? 0) : 0;
};

/** The raw text of a row; undefined for no value, or a blank one. */
export const textAt = (column: Column | undefined, row: number): string | undefined => {
  const code = column === undefined ? 0 : codeAt(column, row);
  return code === 0 ? undefined : column?.dictionary.at(code);
};

/** The code of every row: for whoever looks rows up in any order. */
export const codesByRow = ({ rows, codes, dictionary }: Column, rowCount: number): Codes => {
  if (rows === null) return codes;
  const byRow = codesUpTo(dictionary.length - 1, rowCount);
  for (let place = 0; place < rows.length; place += 1) byRow[rows[place] ?? 0] = codes[place] ?? 0;
  return byRow;
};

/** The first place whose row is not before `row`. */
export const firstPlaceFrom = (rows: Uint32Array, row: number): number => {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The narrowest array that holds codes up to `largest`. */
export const codesUpTo = (largest: number, length: number): Codes => {
  if (largest <= 0xff) return new Uint8Array(length);
  return largest <= 0xffff ? new Uint16Array(length) : new Uint32Array(length);
};

/** What each code of a dictionary compares by as a type; null for types that compare by text. */
export const sizesOf = (dictionary: Texts, type: FieldType): Float64Array | null => {
  if (!SIZED.has(type)) return null;
  if (type === 'action' && dictionary instanceof Utf8Texts) return participations(dictionary);
  const sizes = new Float64Array(dictionary.length).fill(NaN);
  const sizeOfText = type === 'donation' ? donationSize : sizeAs(type);
  for (let code = 1; code < sizes.length; code += 1)
    sizes[code] = sizeOfText((dictionary.at(code) ?? '').trim());
  return sizes;
};

const sizeAs = (type: FieldType) => (text: string) => sizeOf(readValue(type, text));

const participations = ({ bytes, ends }: Utf8Texts): Float64Array => {
  const sizes = new Float64Array(ends.length).fill(NaN);
  for (let code = 1; code < sizes.length; code += 1)
    sizes[code] = participationOrder(bytes, ends[code - 1] ?? 0, ends[code] ?? 0);
  return sizes;
};

/** What a code compares by: null where its text cannot be read as the type. */
export type ComparableOfCode = (code: number) => Comparable | null;

/** What each code compares by as the column's own type, or as another that it has since been given; null as `sizes`. */
export const sizesAs = (column: Column, type: FieldType): Float64Array | null =>
  column.type === type ? column.sizes : sizesOf(column.dictionary, type);

/** The readings of a column as a type, by its `sizesAs` of it. */
export const readingsAs = (
  { dictionary }: Column,
  type: FieldType,
  sizes: Float64Array | null,
): ComparableOfCode => {
  if (sizes === null) return (code) => (dictionary.at(code) ?? '').trim();
  return (code) => {
    const size = sizes[code] ?? NaN;
    if (isExact(size)) return size;
    // Unreadable, or too large for its size to say all.
    const value = Number.isNaN(size) ? null : readValue(type, dictionary.at(code) ?? '');
    return value && comparableOf(value);
  };
};
