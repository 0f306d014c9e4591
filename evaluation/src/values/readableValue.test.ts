import fc from 'fast-check';
import type { FieldType } from 'shared-kernel/model';
import { readableValue } from './readableValue';

it.each<[FieldType, string, string | null]>([
  ['date', '5/3/2026', '5\u00a0March\u00a02026'],
  ['action', '05/03/2026', '5\u00a0March\u00a02026'],
  ['number', '1250.5', '1,250.5'],
  ['number', '£1,250', '£1,250'],
  ['number', '€1250.5', '€1,250.50'],
  ['number', '$-5', '-$5'],
  ['donation', '£12.5', '£12.50'],
  ['donation', 'CREDIT_£~success::5.00', '5'],
  ['donation', '1250.5', '1,250.50'],
  ['donation', '1.005', '1.01'],
  ['number', '-£2097152.135', '-£2,097,152.14'],
  ['string', ' Oban ', 'Oban'],
  ['number', 'twelve', null],
  ['date', '31/2/2026', null],
])('[D429] reads a %s as staff do: %j', (type, raw, words) => {
  expect(readableValue(type, raw)).toBe(words);
});

it.each([
  ['number', { maximumFractionDigits: 15 }],
  ['donation', { minimumFractionDigits: 2, maximumFractionDigits: 2 }],
] as const)('[D429] prints a %s as browsers print it in British English', (type, options) => {
  const format = new Intl.NumberFormat('en-GB', options);
  const whole = new Intl.NumberFormat('en-GB');
  const halfCents = fc.nat(99).map((cents) => `${String(cents).padStart(2, '0')}5`);
  const fractions = fc.oneof(
    fc.nat(99_999).map((fraction) => String(fraction).padStart(5, '0')),
    halfCents,
  );
  const decimals = fc
    .tuple(fc.integer({ min: -(10 ** 7), max: 10 ** 7 }), fractions)
    .map(([units, fraction]) => `${String(units)}.${fraction}`);
  fc.assert(
    fc.property(decimals, (written) => {
      const number = Number(written);
      const printed = (Number.isInteger(number) ? whole : format).format(number);
      expect(readableValue(type, written)).toBe(printed);
    }),
  );
});
