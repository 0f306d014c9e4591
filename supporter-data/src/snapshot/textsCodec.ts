import { textsWithin, Utf8Texts, type Texts } from 'evaluation';
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

export const readTexts = (reader: ByteReader): Texts => {
  // Each has a byte at least that says how long it is.
  const ends = new Uint32Array(reader.uint(reader.left()));
  let end = 0;
  for (let index = 0; index < ends.length; index += 1) {
    end += reader.uint();
    ends[index] = end;
  }
  const whole = decode(reader.bytes(reader.uint()));
  if (whole.length !== end) reader.reportDamage();
  return textsWithin(whole, ends);
};

/** UTF-8 without a byte order mark's meaning: a text that begins with one keeps it. */
const decode = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
