import fc from 'fast-check';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import { readParticipation } from './action';
import { readDay, readPaddedDay } from './civilDay';
import { hasLeadingZero, readDecimal } from './decimal';
import { donationSize, readDonation } from './donation';

/** The rules of D2 as patterns, which the readers go through character by character. */
const NUMBER = /^(-?)\p{Sc}?(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/u;
const AMOUNT = /(success|refund)::\s*(-?\p{Sc}?-?\d[\d,]*(?:\.\d+)?)/gu;

const decimalBy = (text: string): { number: number; printed: string } | null => {
  const [, before = '', after = '', whole = '', fraction = ''] = NUMBER.exec(text) ?? [];
  if (whole === '' || (before !== '' && after !== '')) return null;
  const digits = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  const rest = fraction.replace(/0+$/, '');
  const size = rest === '' ? digits : `${digits}.${rest}`;
  const printed = size === '0' ? size : before + after + size;
  return { number: Number(printed), printed };
};

const dayBy = (parts: RegExpExecArray | null): object | null => {
  const [day, month, year] = [Number(parts?.[1]), Number(parts?.[2]), Number(parts?.[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = year >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return parts !== null && isReal ? { year, month, day } : null;
};

const paddedDayBy = (text: string): object | null =>
  dayBy(/^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text));

const participationBy = (text: string): object | null => {
  const mark = text.indexOf(':P:');
  return paddedDayBy(mark < 0 ? text : text.slice(mark + 3, mark + 13));
};

/** Far from where doubles no longer hold a cent and its fractions apart. */
const MOST_CENTS = 2 ** 43;

/** Digit by digit: half a cent is one more, of what is below 0 as well. */
const centsOfAmount = (printed: string): number => {
  const [whole = '', fraction = ''] = printed.replace('-', '').split('.');
  const digits = fraction.padEnd(3, '0');
  const cents = Number(whole + digits.slice(0, 2)) + (Number(digits[2]) >= 5 ? 1 : 0);
  return printed.startsWith('-') ? -cents : cents;
};

const centsBy = (text: string): number => {
  let cents = 0;
  for (const [, kind, digits = ''] of text.matchAll(AMOUNT)) {
    const size = centsOfAmount(decimalBy(digits)?.printed ?? '0');
    if (Math.abs(size) >= MOST_CENTS) return Infinity;
    cents += (kind === 'refund' ? -1 : 1) * size;
  }
  return cents;
};

/** Texts of what numbers, days and records are made of, whole and broken. */
const PIECES = [
  ...['0', '1', '9', '00', '12', '250', '1,250', '29', '02', '2024', '2023', '0000'],
  ...['.', ',', '-', '£', '€', '/', ':P:', '::', ':', ' ', 'success', 'refund', 'CREDIT_', '~'],
  ...['a', 'é', '٣', '１', '04/08/2019', '4/8/2019', '12.50', '5.00', '\u00a0'],
];
const text = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 7 })
  .map((pieces) => pieces.join('').trim());
const RUNS = { numRuns: IN_LONG_RUN ? 300_000 : 3_000 };

it('[E1] numbers are those of the pattern', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(readDecimal(one)).toEqual(decimalBy(one));
      expect(hasLeadingZero(one)).toBe(/^-?\p{Sc}?-?0[\d,]+$/u.test(one));
    }),
    RUNS,
  );
});

it('[E3] days are those of the pattern', () => {
  const part = fc.constantFrom('0', '1', '00', '01', '29', '30', '31', '2', '02', '12', '13', 'x');
  const year = fc.constantFrom('0000', '2023', '2024', '1900', '2000', '24', '20245');
  const day = fc.tuple(part, part, year).map((parts) => parts.join('/'));
  fc.assert(
    fc.property(fc.oneof(text, day), (one) => {
      expect(readDay(one)).toEqual(dayBy(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(one)));
      expect(readPaddedDay(one)).toEqual(paddedDayBy(one));
      expect(readParticipation(`7:P:${one}~web`)).toEqual(participationBy(`7:P:${one}~web`));
      expect(readParticipation(one)).toEqual(participationBy(one));
    }),
    RUNS,
  );
});

it('[E2] amounts of a record are those of the pattern', () => {
  const record = fc
    .array(
      fc.oneof(
        text,
        fc.constantFrom(
          '~success::12.50',
          '~refund::5.00',
          '~success:: £1,250',
          '~success::',
          '.50',
          '1.5',
          ',',
        ),
      ),
    )
    .map((parts) => `CREDIT_${parts.join('')}`);
  fc.assert(
    fc.property(record, (one) => {
      expect(donationSize(one)).toBe(readDonation(one)?.number ?? NaN);
      const cents = centsBy(one);
      fc.pre(Math.abs(cents) < MOST_CENTS);
      expect(readDonation(one)?.number ?? null).toBe(cents > 0 ? cents / 100 : null);
      expect(readDonation(one)?.printed ?? null).toBe(
        cents > 0 ? decimalBy((cents / 100).toFixed(2))?.printed : null,
      );
    }),
    RUNS,
  );
});

it('gives a donation the same size as its reading where it is a number alone, or very large', () => {
  const large = 'CREDIT_~success::3285854364408541000';
  for (const one of ['', '0', '12.50', '£1,250', '-5', 'none', '9'.repeat(400), large])
    expect(donationSize(one)).toBe(readDonation(one)?.number ?? NaN);
});
