import { readParticipation } from '../values/action';
import { dayOrder, isDay } from '../values/civilDay';
import { decodedText } from './utf8Texts';

const COLON = 0x3a;
const LETTER_P = 0x50;
const SLASH = 0x2f;
const ZERO = 0x30;
const NINE = 0x39;
const MARK_BYTES = 3;
const PADDED = 10;

/** The order of the day that `readParticipation` reads of a text as UTF-8, blanks around it or not; NaN where it reads none. */
export const participationOrder = (bytes: Uint8Array, start: number, end: number): number => {
  for (let at = start; at < end; at += 1)
    if (bytes[at] === COLON && bytes[at + 1] === LETTER_P && bytes[at + 2] === COLON)
      return at + MARK_BYTES + PADDED <= end ? paddedDayOrder(bytes, at + MARK_BYTES) : NaN;
  if (end - start <= PADDED) return end - start < PADDED ? NaN : paddedDayOrder(bytes, start);
  const date = readParticipation(decodedText(bytes, start, end).trim());
  return date === null ? NaN : dayOrder(date);
};

/** Of DD/MM/YYYY. */
const paddedDayOrder = (bytes: Uint8Array, at: number): number => {
  if (bytes[at + 2] !== SLASH || bytes[at + 5] !== SLASH) return NaN;
  const day = digitsAt(bytes, at, 2);
  const month = digitsAt(bytes, at + 3, 2);
  const year = digitsAt(bytes, at + 6, 4);
  return isDay(year, month, day) ? dayOrder({ year, month, day }) : NaN;
};

const digitsAt = (bytes: Uint8Array, start: number, count: number): number => {
  let number = 0;
  for (let at = start; at < start + count; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) return NaN;
    number = number * 10 + byte - ZERO;
  }
  return number;
};
