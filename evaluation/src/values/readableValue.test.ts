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
  ['string', ' Oban ', 'Oban'],
  ['number', 'twelve', null],
  ['date', '31/2/2026', null],
])('[D429] reads a %s as staff do: %j', (type, raw, words) => {
  expect(readableValue(type, raw)).toBe(words);
});
