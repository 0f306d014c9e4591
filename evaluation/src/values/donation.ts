import { centsOf, decimalOfCents, readDecimal, type Decimal } from './decimal';

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

const centsOfRecord = (text: string): number => {
  let cents = 0;
  for (let mark = text.indexOf(MARK); mark >= 0; mark = text.indexOf(MARK, mark + 1)) {
    const isRefund = text.endsWith('refund', mark);
    if (!isRefund && !text.endsWith('success', mark)) continue;
    const amount = readDecimal(amountAt(text, mark + MARK.length));
    if (amount !== null) cents += isRefund ? -centsOf(amount) : centsOf(amount);
  }
  return cents;
};

/** The amount that a text goes on with; '' for none. */
const amountAt = (text: string, start: number): string => {
  AMOUNT.lastIndex = start;
  return AMOUNT.exec(text)?.[1] ?? '';
};
