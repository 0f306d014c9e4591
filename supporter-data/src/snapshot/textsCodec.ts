import { unitEndsOf, Utf8Texts, type Texts } from 'evaluation';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';

/** Texts per piece of UTF-8: one encoding of many is far cheaper than many of one. */
const PIECE = 10_000;

/** The length of each in UTF-16 units, then all in one as UTF-8. Half of a surrogate pair comes back as U+FFFD. */
export const writeTexts = (writer: ByteWriter, texts: Texts): void => {
  writer.uint(texts.length);
  if (texts instanceof Utf8Texts) {
    writeUtf8(writer, texts);
    return;
  }
  const pieces: Uint8Array[] = [];
  const encoder = new TextEncoder();
  for (let start = 0; start < texts.length; start += PIECE) {
    const end = Math.min(start + PIECE, texts.length);
    const piece: string[] = [];
    for (let index = start; index < end; index += 1) {
      const text = texts.at(index) ?? '';
      writer.uint(text.length);
      piece.push(text);
    }
    pieces.push(encoder.encode(piece.join('')));
  }
  writer.uint(pieces.reduce((sum, { length }) => sum + length, 0));
  for (const piece of pieces) writer.bytes(piece);
};

/** What is UTF-8 already is stored as it stands. */
const writeUtf8 = (writer: ByteWriter, texts: Utf8Texts): void => {
  writer.distances(unitEndsOf(texts));
  const length = texts.startOf(texts.length);
  writer.uint(length);
  writer.bytes(texts.bytes.subarray(0, length));
};

/** They lie in the bytes that are read. */
export const readTexts = (reader: ByteReader): Utf8Texts => {
  // Each has a byte at least that says how long it is.
  const unitEnds = new Uint32Array(reader.uint(reader.left()));
  let units = 0;
  for (let index = 0; index < unitEnds.length; index += 1) {
    units += reader.uint();
    unitEnds[index] = units;
  }
  const bytes = reader.bytes(reader.uint());
  // Of ASCII, each unit is a byte.
  if (bytes.length === units) return new Utf8Texts(bytes, unitEnds);
  const ends = byteEnds(bytes, unitEnds);
  if (bytes.length < units || (ends.at(-1) ?? 0) !== bytes.length) reader.reportDamage();
  return new Utf8Texts(bytes, ends);
};

const byteEnds = (bytes: Uint8Array, unitEnds: Uint32Array): Uint32Array => {
  const ends = new Uint32Array(unitEnds.length);
  let at = 0;
  let unit = 0;
  for (let index = 0; index < ends.length; index += 1) {
    const end = unitEnds[index] ?? 0;
    while (unit < end && at < bytes.length) {
      const length = bytesOfCharacter(bytes[at] ?? 0);
      at += length;
      unit += length === 4 ? 2 : 1;
    }
    ends[index] = Math.min(at, bytes.length);
  }
  return ends;
};

/** How many bytes a character takes, by its first one. */
const bytesOfCharacter = (first: number): number => {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
};
