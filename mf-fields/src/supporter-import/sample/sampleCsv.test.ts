import { inspectSupporters } from 'supporter-data';
import { sampleCsv } from './sampleFile';

const YEAR = { dateTo: { year: 2027, month: 1, day: 1 } };

async function inspected() {
  const read = await inspectSupporters([new TextEncoder().encode(sampleCsv(YEAR))]);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

it('is a file of 200 supporters, each field of which is read as what it is', async () => {
  const { columns, rows } = await inspected();
  expect(rows).toBe(200);
  const types = columns.map(({ name, type }) => [name, type]);
  expect(Object.fromEntries(types)).toMatchObject({
    Town: 'string',
    'Date Joined': 'date',
    'PET Clean Rivers 2026': 'action',
    'DON Spring Appeal 2026': 'donation',
    'DON Monthly Gift': 'donation',
    'Bags of Litter': 'number',
  });
  expect(columns.filter(({ filled }) => filled === 0)).toEqual([]);
});

it('is the same each time, of the last year that a year touches, with nobody’s address', () => {
  const text = sampleCsv(YEAR);
  expect(sampleCsv(YEAR)).toBe(text);
  expect(sampleCsv({ dateTo: { year: 2026, month: 4, day: 6 } })).toContain(
    'EVT River Clean-up 2026',
  );
  const emails = text.match(/\S+@[^,]+/g) ?? [];
  expect(new Set(emails).size).toBe(200);
  expect(emails.filter((email) => !email.includes('@example.org'))).toEqual([]);
});
