import { dayWords, thousandsApart, type FieldType } from 'shared-kernel/model';
import { isDonationRecord } from './donation';
import { printValue, readValue, type NumberValue, type TypedValue } from './typedValue';

/**
 * A value as staff read it: "5 March 2026", "£1,250.50" where it was written with that sign (D503). A donation, and what
 * has a sign, is money, whose cents are both there or not at all.
 */
export function readableWords(type: FieldType, raw: string, value: TypedValue): string {
  if (value.kind !== 'number') return printedWords(value);
  const isRecord = isDonationRecord(raw);
  const sign = isRecord ? '' : (CURRENCY_SIGN.exec(raw)?.[0] ?? '');
  const amount =
    type === 'donation' || isRecord || sign !== '' ? moneyWords(value) : printedWords(value);
  return amount.startsWith('-') ? `-${sign}${amount.slice(1)}` : `${sign}${amount}`;
}

const CURRENCY_SIGN = /\p{Sc}/u;

/** The same of a value as it stands; null where it cannot be read as its type. */
export function readableValue(type: FieldType, raw: string): string | null {
  const value = readValue(type, raw);
  return value === null ? null : readableWords(type, raw, value);
}

function moneyWords({ number }: NumberValue): string {
  // `toFixed` rounds what JavaScript counts with, in which 1.005 is a little less.
  if (PART_OF_A_CENT.test(String(number))) return roundedToCents(number);
  return withThousands(number, number.toFixed(Number.isInteger(number) ? 0 : 2));
}

const PART_OF_A_CENT = /\.\d{3}/;

/** Made once somebody has such an amount: a browser reads its tables for it. */
let inCents: Intl.NumberFormat | null = null;

function roundedToCents(number: number): string {
  inCents ??= new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return inCents.format(number);
}

/** More digits than JavaScript counts with are left as they are written. */
const MOST_DIGITS = 15;

function printedWords(value: TypedValue): string {
  if (value.kind === 'day') return dayWords(value.date);
  if (value.kind === 'text' || value.printed.length > MOST_DIGITS) return printValue(value);
  return withThousands(value.number, String(value.number));
}

/** As `printed` has it, unless that is by powers of ten, as JavaScript writes very large and very small numbers. */
const withThousands = (number: number, printed: string): string =>
  printed.includes('e')
    ? new Intl.NumberFormat('en-GB', { maximumFractionDigits: MOST_DIGITS }).format(number)
    : thousandsApart(printed);
