import { pickedUtf8, textsWithin, Utf8Texts, type Texts } from 'evaluation';
import type { ByteReader } from './byteReader';
import type { ByteWriter } from './byteWriter';
import type { RowRange } from './shard';

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
const writeUtf8 = (writer: ByteWriter, { bytes, ends }: Utf8Texts): void => {
  let at = 0;
  for (const end of ends) {
    let units = end - at;
    for (; at < end; at += 1) {
      const byte = bytes[at] ?? 0;
      // A further byte of a character is no unit of its own; a character of four bytes is two.
      if (byte >= 0x80) units += byte < 0xc0 ? -1 : byte < 0xf0 ? 0 : 1;
    }
    writer.uint(units);
  }
  writer.uint(at);
  writer.bytes(bytes.subarray(0, at));
};

/** Texts of which none is decoded yet. */
export interface StoredTexts {
  /** Where each ends, in UTF-16 units. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}

export const readStoredTexts = (reader: ByteReader): StoredTexts => {
  // Each has a byte at least that says how long it is.
  const ends = new Uint32Array(reader.uint(reader.left()));
  let end = 0;
  for (let index = 0; index < ends.length; index += 1) {
    end += reader.uint();
    ends[index] = end;
  }
  const bytes = reader.bytes(reader.uint());
  // No unit takes less than a byte.
  if (end > bytes.length) reader.reportDamage();
  return { ends, bytes };
};

export const readTexts = (reader: ByteReader): Texts => textsOf(readStoredTexts(reader), reader);

/** Those at some places, upwards, and no others. */
export const textsAt = (stored: StoredTexts, places: Uint32Array, reader: ByteReader): Texts => {
  if (reader.isDamaged()) return [];
  const { bytes } = pickedUtf8(new Utf8Texts(stored.bytes, byteEndsOf(stored)), places);
  const ends = new Uint32Array(places.length);
  let end = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    end += (stored.ends[place] ?? 0) - startAt(stored.ends, place);
    ends[index] = end;
  }
  return textsOf({ ends, bytes }, reader);
};

export const textsOfRows = (
  stored: StoredTexts,
  { from, to }: RowRange,
  reader: ByteReader,
): Texts =>
  to - from === stored.ends.length
    ? textsOf(stored, reader)
    : textsAt(
        stored,
        Uint32Array.from({ length: to - from }, (_, index) => from + index),
        reader,
      );

const startAt = (ends: Uint32Array, place: number): number =>
  place === 0 ? 0 : (ends[place - 1] ?? 0);

/** Where each ends in the bytes: as many as units where all of it is ASCII. */
const byteEndsOf = ({ ends, bytes }: StoredTexts): Uint32Array => {
  if (bytes.length === startAt(ends, ends.length)) return ends;
  const byteEnds = new Uint32Array(ends.length);
  let at = 0;
  let unit = 0;
  for (let index = 0; index < ends.length; index += 1) {
    const end = ends[index] ?? 0;
    while (unit < end && at < bytes.length) {
      const length = bytesOfCharacter(bytes[at] ?? 0);
      at += length;
      unit += length === 4 ? 2 : 1;
    }
    byteEnds[index] = Math.min(at, bytes.length);
  }
  return byteEnds;
};

/** How many bytes a character takes, by its first one. */
const bytesOfCharacter = (first: number): number => {
  if (first < 0x80) return 1;
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
};

export const textsOf = ({ ends, bytes }: StoredTexts, reader: ByteReader): Texts => {
  const whole = decode(bytes);
  if (whole.length !== startAt(ends, ends.length)) reader.reportDamage();
  return textsWithin(whole, ends);
};

/** UTF-8 without a byte order mark's meaning: a text that begins with one keeps it. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
