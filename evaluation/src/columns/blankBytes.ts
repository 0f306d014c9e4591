import { decodedText } from './utf8Texts';

/** `isBlank` of a text as UTF-8: one that begins with a visible ASCII character needs no decoding to be told. */
export const isBlankBytes = (bytes: Uint8Array, start: number, end: number): boolean => {
  if (start === end) return true;
  const first = bytes[start] ?? 0;
  if (first > 0x20 && first < 0x7f) return false;
  return decodedText(bytes, start, end).trim() === '';
};
