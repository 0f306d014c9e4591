import { dayWords, type FieldType } from 'shared-kernel/model';
import { isDonationRecord } from './donation';
import { printValue, readValue, type TypedValue } from './typedValue';

/** A value as staff read it: "5 March 2026", "1,250.50". A donation is money, whose cents are both there or not at all. */
export const readableWords = (type: FieldType, raw: string, value: TypedValue): string =>
  value.kind === 'number' && (type === 'donation' || isDonationRecord(raw))
    ? value.number.toLocaleString('en-GB', {
        minimumFractionDigits: Number.isInteger(value.number) ? 0 : 2,
        maximumFractionDigits: 2,
      })
    : printedWords(value);

/** The same of a value as it stands; null where it cannot be read as its type. */
export function readableValue(type: FieldType, raw: string): string | null {
  const value = readValue(type, raw);
  return value === null ? null : readableWords(type, raw, value);
}

/** More digits than JavaScript counts with are left as they are written. */
const MOST_DIGITS = 15;

function printedWords(value: TypedValue): string {
  if (value.kind === 'day') return dayWords(value.date);
  if (value.kind === 'text' || value.printed.length > MOST_DIGITS) return printValue(value);
  return value.number.toLocaleString('en-GB', { maximumFractionDigits: MOST_DIGITS });
}
