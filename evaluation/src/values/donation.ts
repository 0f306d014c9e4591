import { centsOf, decimalOfCents, numberOfCents, readDecimal, type Decimal } from './decimal';

/** What stands behind `success::` or `refund::`. */
const AMOUNT = /\s*(-?\p{Sc}?-?\d[\d,]*(?:\.\d+)?)/uy;
const MARK = '::';

/** A donation record of the export (spec §5). */
export const isDonationRecord = (text: string): boolean =>
  text.includes('CREDIT_') || text.includes('RECUR_');

/** A record's amount: successes less refunds in whole cents, only above 0; any other text is a number (D2). */
export const readDonation = (text: string): Decimal | null => {
  if (!isDonationRecord(text)) return readDecimal(text);
  const cents = centsOfRecord(text);
  return cents > 0 ? decimalOfCents(cents) : null;
};

/** The number of `readDonation`, NaN for none: a million amounts are printed nowhere. */
export const donationSize = (text: string): number => {
  if (!isDonationRecord(text)) return readDecimal(text)?.number ?? NaN;
  const cents = centsOfRecord(text);
  return cents > 0 ? numberOfCents(cents) : NaN;
};

const centsOfRecord = (text: string): number => {
  let cents = 0;
  for (let mark = text.indexOf(MARK); mark >= 0; mark = text.indexOf(MARK, mark + 1)) {
    const isRefund = text.endsWith('refund', mark);
    if (!isRefund && !text.endsWith('success', mark)) continue;
    const amount = centsAt(text, mark + MARK.length);
    cents += isRefund ? -amount : amount;
  }
  return cents;
};

const centsAt = (text: string, start: number): number => {
  const plain = plainCentsAt(text, start);
  if (!Number.isNaN(plain)) return plain;
  const amount = readDecimal(amountAt(text, start));
  return amount === null ? 0 : centsOf(amount);
};

const ZERO = 0x30;
const NINE = 0x39;
const DOT = 0x2e;
const COMMA = 0x2c;
/** So many digits are whole cents to the last. */
const MOST_DIGITS = 12;

/** `250` and `12.50`, as nearly all amounts are written; NaN of any other. */
const plainCentsAt = (text: string, start: number): number => {
  let at = start;
  let cents = 0;
  let code = text.charCodeAt(at);
  for (; code >= ZERO && code <= NINE; code = text.charCodeAt(at)) {
    cents = cents * 10 + code - ZERO;
    at += 1;
  }
  if (at === start || at - start > MOST_DIGITS || code === COMMA) return NaN;
  if (code !== DOT) return cents * 100;
  const tenth = text.charCodeAt(at + 1) - ZERO;
  const hundredth = text.charCodeAt(at + 2) - ZERO;
  const after = text.charCodeAt(at + 3) - ZERO;
  const isPlain = isDigit(tenth) && isDigit(hundredth) && !isDigit(after);
  return isPlain ? cents * 100 + tenth * 10 + hundredth : NaN;
};

const isDigit = (digit: number): boolean => digit >= 0 && digit <= 9;

/** The amount that a text goes on with; '' for none. */
const amountAt = (text: string, start: number): string => {
  AMOUNT.lastIndex = start;
  return AMOUNT.exec(text)?.[1] ?? '';
};
