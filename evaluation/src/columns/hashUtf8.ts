import { hashText } from '../totals/stableHash';
import { hashBytes } from './textStore';
import { decodedText, type Utf8Text } from './utf8Texts';

/** `hashText` of a text that is there as UTF-8; `ofBytes` is `hashBytes` of it, where that is known. */
export const hashUtf8 = (
  { bytes, start, end }: Utf8Text,
  ofBytes = hashBytes(bytes, start, end),
): number => (isAscii(bytes, start, end) ? ofBytes : hashText(decodedText(bytes, start, end)));

const isAscii = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
};
