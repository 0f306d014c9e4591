import type { FieldType } from 'shared-kernel/model';
import { isBlankBytes } from './blankBytes';
import { codesUpTo, sizesOf, type Codes, type Column } from './column';
import { createGrowing, type Growing } from './growing';
import { createTextStore } from './textStore';
import { createUtf8Scratch } from './utf8Scratch';
import type { Texts } from './texts';
import { Utf8Texts } from './utf8Texts';

export interface ColumnBuilder {
  /** In any order; of several values of a row the last one counts. A blank value is none. */
  add(row: number, raw: string): void;
  /** The same of a value as UTF-8. */
  addBytes(row: number, bytes: Uint8Array, start: number, end: number): void;
  /** The same of many values. */
  addAll(cells: CellsOfRows): void;
  /** The values of another column: of each of its rows for the row that `rowOf` gives, or for none below 0. */
  addFrom(column: Column, rowOf: Int32Array): void;
  /** What counts for a row so far; '' for nothing. Looks through all that came. */
  valueAt(row: number): string;
  /** What came so far as a column; more may come afterwards. The same column as before where nothing did. */
  finish(type: FieldType, rowCount: number): Column;
  /** Nothing may come afterwards: what finding takes is given up. */
  stopFinding(): void;
}

/** Many values of one field, as UTF-8: of each, its row. Whoever takes them may change `rows`, `starts` and `ends`. */
export interface CellsOfRows {
  readonly bytes: Uint8Array;
  readonly rows: Uint32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly count: number;
}

/**
 * Once there are more different texts, it is decided: of values nearly all different (receipts, ids), none is looked up any
 * more. A second entry of one text costs little, and finding the first would cost more than all else, since the tables of
 * all columns together fit no processor's cache. So few are the same only where there are some 300,000 texts to choose from.
 */
export const MANY_TEXTS = 8_192;
const NEARLY_ALL = 0.9875;

/** A sparse row costs its code and four bytes more; below this share of filled rows it is the smaller way. */
const bytesOfSparse = (filled: number, codeBytes: number): number => filled * (4 + codeBytes);

export const createColumnBuilder = (): ColumnBuilder => {
  const dictionary = createTextStore();
  dictionary.push(NOTHING, 0, 0);
  /** By place of `codes`; empty as long as each row from the first on has a value. */
  const rows = createGrowing();
  const codes = createGrowing();

  let isEveryRow = true;
  let lastRow = -1;
  let isOrdered = true;
  let isDecided = false;
  let found = new Uint32Array(0);
  let latest: Finished | null = null;

  const codeOf = (bytes: Uint8Array, start: number, end: number): number => {
    const code = dictionary.add(bytes, start, end);
    noteTexts();
    return code;
  };

  const noteRows = (): void => {
    isEveryRow = false;
    for (let row = 0; row < codes.length(); row += 1) rows.push(row);
    lastRow = codes.length() - 1;
  };

  const addCode = (row: number, code: number): void => {
    if (isEveryRow && row !== codes.length()) noteRows();
    if (!isEveryRow) {
      isOrdered &&= row > lastRow;
      rows.push(row);
      lastRow = row;
    }
    codes.push(code);
  };

  /** To be asked once more texts are there than are looked up in any case. */
  const noteTexts = (): void => {
    if (isDecided || dictionary.length() <= MANY_TEXTS) return;
    isDecided = true;
    if (dictionary.length() >= codes.length() * NEARLY_ALL) dictionary.stopFinding();
  };

  const addAll: ColumnBuilder['addAll'] = (cells) => {
    const count = withoutBlank(cells);
    if (count === 0) return;
    const { rows: their, bytes, starts, ends } = cells;
    if (found.length < count) found = new Uint32Array(count);
    dictionary.addAll({ bytes, starts, ends, count }, found);
    if (isEveryRow && !areNext(their, count, codes.length())) noteRows();
    if (!isEveryRow) {
      for (let index = 0; index < count; index += 1) {
        const row = their[index] ?? 0;
        isOrdered &&= row > lastRow;
        lastRow = row;
      }
      rows.pushAll(their, count);
    }
    codes.pushAll(found, count);
    noteTexts();
  };

  const addBytes: ColumnBuilder['addBytes'] = (row, bytes, start, end) => {
    if (!isBlankBytes(bytes, start, end)) addCode(row, codeOf(bytes, start, end));
  };

  const codeOfText = (texts: Texts, index: number): number => {
    if (texts instanceof Utf8Texts)
      return codeOf(texts.bytes, texts.startOf(index), texts.ends[index] ?? 0);
    const length = scratch.write(texts.at(index) ?? '');
    return codeOf(scratch.bytes(), 0, length);
  };

  const addFrom: ColumnBuilder['addFrom'] = (column, rowOf) => {
    /** By code of the column, ours; 0 where it has not come up yet. */
    const known = new Uint32Array(column.dictionary.length);
    for (let place = 0; place < column.codes.length; place += 1) {
      const code = column.codes[place] ?? 0;
      const row = rowOf[column.rows === null ? place : (column.rows[place] ?? 0)] ?? -1;
      if (code === 0 || row < 0) continue;
      if (known[code] === 0) known[code] = codeOfText(column.dictionary, code);
      addCode(row, known[code] ?? 0);
    }
  };

  const finished = (type: FieldType, rowCount: number): Column => {
    const texts = dictionary.texts();
    if (isEveryRow && codes.length() < rowCount) noteRows();
    if (!isOrdered) return inOrder(texts, rows, codes, rowCount).finish(type, rowCount);
    return {
      type,
      dictionary: texts,
      sizes: sizesOf(texts, type),
      ...placed(rows, codes, texts.length - 1, rowCount),
    };
  };

  const textOf = (code: number): string => dictionary.texts().at(code) ?? '';

  return {
    add: (row, raw) => {
      const length = scratch.write(raw);
      addBytes(row, scratch.bytes(), 0, length);
    },
    addBytes,
    addAll,
    addFrom,
    valueAt: (row) => {
      if (isEveryRow) return row < codes.length() ? textOf(codes.at(row)) : '';
      for (let index = rows.length() - 1; index >= 0; index -= 1)
        if (rows.at(index) === row) return textOf(codes.at(index));
      return '';
    },
    finish: (type, rowCount) => {
      const values = codes.length();
      if (latest?.column.type !== type || latest.rowCount !== rowCount || latest.values !== values)
        latest = { rowCount, values, column: finished(type, rowCount) };
      return latest.column;
    },
    stopFinding: () => dictionary.stopFinding(),
  };
};

interface Finished {
  readonly rowCount: number;
  /** How many had come. */
  readonly values: number;
  readonly column: Column;
}

const NOTHING = new Uint8Array(0);
const scratch = createUtf8Scratch();

/** Takes blank ones out; gives how many are left. */
const withoutBlank = ({ bytes, rows, starts, ends, count }: CellsOfRows): number => {
  let left = 0;
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    if (isBlankBytes(bytes, start, end)) continue;
    if (left < index) {
      rows[left] = rows[index] ?? 0;
      starts[left] = start;
      ends[left] = end;
    }
    left += 1;
  }
  return left;
};

/** Whether these are the rows that follow on `next`. */
const areNext = (rows: Uint32Array, count: number, next: number): boolean => {
  for (let index = 0; index < count; index += 1) if (rows[index] !== next + index) return false;
  return true;
};

/** The same values row by row, so that a column does not tell in which order they came. */
const inOrder = (
  texts: Utf8Texts,
  rows: Growing,
  codes: Growing,
  rowCount: number,
): ColumnBuilder => {
  const codeByRow = new Uint32Array(rowCount);
  for (let index = 0; index < codes.length(); index += 1)
    codeByRow[rows.at(index)] = codes.at(index);
  const ordered = createColumnBuilder();
  codeByRow.forEach((code, row) => {
    if (code > 0) ordered.addBytes(row, texts.bytes, texts.startOf(code), texts.ends[code] ?? 0);
  });
  return ordered;
};

const placed = (
  rows: Growing,
  codes: Growing,
  largest: number,
  rowCount: number,
): Pick<Column, 'rows' | 'codes'> => {
  const filled = codes.length();
  if (filled === rowCount && rows.length() === 0)
    return { rows: null, codes: codes.copyTo(codesUpTo(largest, filled)) };
  const codeBytes = codesUpTo(largest, 0).BYTES_PER_ELEMENT;
  if (bytesOfSparse(filled, codeBytes) < rowCount * codeBytes)
    return { rows: rows.finish(), codes: codes.copyTo(codesUpTo(largest, filled)) };
  const everyRow: Codes = codesUpTo(largest, rowCount);
  for (let index = 0; index < filled; index += 1) everyRow[rows.at(index)] = codes.at(index);
  return { rows: null, codes: everyRow };
};
