import { centsOf, decimalOfCents, readDecimal, type Decimal } from './decimal';

const AMOUNT = /(success|refund)::\s*(-?\p{Sc}?-?\d[\d,]*(?:\.\d+)?)/gu;

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
  for (const [, kind, digits = ''] of text.matchAll(AMOUNT)) {
    const amount = readDecimal(digits);
    if (amount !== null) cents += kind === 'refund' ? -centsOf(amount) : centsOf(amount);
  }
  return cents;
};
