import { createUtf8Scratch, type Utf8Text } from 'evaluation';
import type { ScannedRow } from './rowScanner';

export interface EmailReader {
  /**
   * The email of a row, trimmed, in lower case and valid, where it is plain ASCII; null for anything that has to be looked
   * at as a text. Good until the next one is read.
   */
  readonly read: (row: ScannedRow, cell: number) => Utf8Text | null;
  /** A text in the place of one that was read. */
  readonly write: (email: string) => Utf8Text;
}

const MAX_BYTES = 254;
const AT = 0x40;
const DOT = 0x2e;
const SLASH = 0x2f;
const UNDERSCORE = 0x5f;
const CASE = 0x20;

/** Reads what nearly all emails are like without making texts of them; the rule itself is `isValidEmail`. */
export const createEmailReader = (): EmailReader => {
  const lowered = new Uint8Array(MAX_BYTES);
  const scratch = createUtf8Scratch();
  return {
    read: ({ bytes, starts, ends, cellCount }, cell) => {
      if (cell >= cellCount) return null;
      const start = starts[cell] ?? 0;
      const length = (ends[cell] ?? 0) - start;
      if (length > MAX_BYTES || bytes[start] === UNDERSCORE) return null;
      let at = -1;
      let dot = -1;
      for (let index = 0; index < length; index += 1) {
        const byte = bytes[start + index] ?? 0;
        if (byte <= 0x20 || byte >= 0x7f || byte === SLASH) return null;
        if (byte === AT) {
          if (at >= 0) return null;
          at = index;
        } else if (byte === DOT) dot = index;
        lowered[index] = byte >= 0x41 && byte <= 0x5a ? byte + CASE : byte;
      }
      return at > 0 && dot > at ? { bytes: lowered, start: 0, end: length } : null;
    },
    write: (email) => {
      const end = scratch.write(email);
      return { bytes: scratch.bytes(), start: 0, end };
    },
  };
};
