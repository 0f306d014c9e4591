import { FIELD_TYPES, type FieldType } from 'shared-kernel/model';
import { codesUpTo, firstPlaceFrom, withoutUnused, type Codes, type Column } from 'evaluation';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import { readSizes, writeSizes } from './sizesCodec';
import type { RowRange } from './share';
import { readTexts, writeTexts } from './textsCodec';

export const writeColumn = (
  writer: ByteWriter,
  { type, dictionary, sizes, rows, codes }: Column,
): void => {
  writer.uint(FIELD_TYPES.indexOf(type));
  writeTexts(writer, dictionary);
  writeSizes(writer, sizes);
  writer.uint(rows === null ? 0 : 1);
  if (rows !== null) writeRows(writer, rows);
  writer.array(codes);
};

/** Of some rows alone, counted from the first of them, and of the dictionary what they have. */
export const readColumn = (
  reader: ByteReader,
  rowCount: number,
  { from, to }: RowRange,
): Column => {
  const type = readType(reader);
  const dictionary = readTexts(reader);
  const { length } = dictionary;
  const sizes = readSizes(reader, length);
  const rows = reader.uint(1) === 0 ? null : readRows(reader, rowCount);
  const codes = readCodes(reader, rows === null ? rowCount : rows.length, length);
  if (to - from === rowCount || reader.isDamaged()) return { type, dictionary, sizes, rows, codes };

  const [first, end] =
    rows === null ? [from, to] : [firstPlaceFrom(rows, from), firstPlaceFrom(rows, to)];
  return withoutUnused({
    ...{ type, dictionary, sizes },
    rows: rows === null ? null : rows.subarray(first, end).map((row) => row - from),
    codes: codes.slice(first, end),
  });
};

const readType = (reader: ByteReader): FieldType =>
  FIELD_TYPES[reader.uint(FIELD_TYPES.length - 1)] ?? 'unknown';

/** Each as its distance from the one before it. */
const writeRows = (writer: ByteWriter, rows: Uint32Array): void => {
  writer.uint(rows.length);
  writer.distances(rows, 1);
};

const readRows = (reader: ByteReader, rowCount: number): Uint32Array => {
  const rows = new Uint32Array(reader.uint(rowCount));
  let next = 0;
  for (let index = 0; index < rows.length && !reader.isDamaged(); index += 1) {
    const row = next + reader.uint();
    if (row >= rowCount) reader.reportDamage();
    rows[index] = row;
    next = row + 1;
  }
  return rows;
};

/** How wide they are follows from the dictionary. */
const readCodes = (reader: ByteReader, length: number, dictionaryLength: number): Codes => {
  const narrowest = codesUpTo(Math.max(dictionaryLength - 1, 0), 0);
  const codes: Codes =
    narrowest.BYTES_PER_ELEMENT === 1
      ? reader.array(Uint8Array, length)
      : narrowest.BYTES_PER_ELEMENT === 2
        ? reader.array(Uint16Array, length)
        : reader.array(Uint32Array, length);
  if (largestOf(codes) >= dictionaryLength) reader.reportDamage();
  return codes;
};

const largestOf = (codes: Codes): number => {
  let largest = 0;
  for (const code of codes) if (code > largest) largest = code;
  return largest;
};
