import type { FieldType } from 'shared-kernel/model';
import { isBlank } from '../values/typedValue';
import { codesUpTo, sizesOf, type Codes, type Column } from './column';
import { createGrowing, type Growing } from './growing';

export interface ColumnBuilder {
  /** In any order; of several values of a row the last one counts. A blank value is none. */
  add(row: number, raw: string): void;
  /** What counts for a row so far; '' for nothing. Looks through all that came. */
  valueAt(row: number): string;
  /** What came so far as a column; more may come afterwards. */
  finish(type: FieldType, rowCount: number): Column;
}

/**
 * From so many different texts on, of values nearly all different (receipts, ids), none is looked up any more: a
 * second entry of one text costs little, and finding the first would cost more than all else.
 */
export const MANY_TEXTS = 65_536;
const NEARLY_ALL = 0.9;

/** A sparse row costs its code and four bytes more; below this share of filled rows it is the smaller way. */
const bytesOfSparse = (filled: number, codeBytes: number): number => filled * (4 + codeBytes);

export const createColumnBuilder = (): ColumnBuilder => {
  const dictionary = [''];
  const codeOf = new Map<string, number>();
  const rows = createGrowing();
  const codes = createGrowing();

  let isLookedUp = true;
  let lastRow = -1;
  let isOrdered = true;

  const codeOfText = (raw: string): number => {
    const known = isLookedUp ? codeOf.get(raw) : undefined;
    if (known !== undefined) return known;
    const code = dictionary.length;
    dictionary.push(raw);
    if (isLookedUp) codeOf.set(raw, code);
    if (code === MANY_TEXTS && code >= codes.length() * NEARLY_ALL) {
      isLookedUp = false;
      codeOf.clear();
    }
    return code;
  };

  return {
    add: (row, raw) => {
      if (isBlank(raw)) return;
      isOrdered &&= row > lastRow;
      lastRow = row;
      rows.push(row);
      codes.push(codeOfText(raw));
    },
    valueAt: (row) => {
      for (let index = rows.length() - 1; index >= 0; index -= 1)
        if (rows.at(index) === row) return dictionary[codes.at(index)] ?? '';
      return '';
    },
    finish: (type, rowCount) => {
      if (!isOrdered) return inOrder(dictionary, rows, codes, rowCount).finish(type, rowCount);
      return {
        type,
        dictionary: dictionary.slice(),
        sizes: sizesOf(dictionary, type),
        ...placed(rows.finish(), codes.finish(), dictionary.length - 1, rowCount),
      };
    },
  };
};

/** The same values row by row, so that a column does not tell in which order they came. */
const inOrder = (
  dictionary: readonly string[],
  rows: Growing,
  codes: Growing,
  rowCount: number,
): ColumnBuilder => {
  const codeByRow = new Uint32Array(rowCount);
  for (let index = 0; index < codes.length(); index += 1)
    codeByRow[rows.at(index)] = codes.at(index);
  const ordered = createColumnBuilder();
  codeByRow.forEach((code, row) => {
    if (code > 0) ordered.add(row, dictionary[code] ?? '');
  });
  return ordered;
};

const placed = (
  rows: Uint32Array,
  codes: Uint32Array,
  largest: number,
  rowCount: number,
): Pick<Column, 'rows' | 'codes'> => {
  const codeBytes = codesUpTo(largest, 0).BYTES_PER_ELEMENT;
  if (bytesOfSparse(rows.length, codeBytes) < rowCount * codeBytes) {
    return { rows, codes: narrowed(codes, largest) };
  }
  const everyRow: Codes = codesUpTo(largest, rowCount);
  rows.forEach((row, index) => {
    everyRow[row] = codes[index] ?? 0;
  });
  return { rows: null, codes: everyRow };
};

const narrowed = (codes: Uint32Array, largest: number): Codes => {
  const narrow = codesUpTo(largest, codes.length);
  narrow.set(codes);
  return narrow;
};
