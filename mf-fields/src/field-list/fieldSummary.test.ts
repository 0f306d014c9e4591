import type { FieldType } from 'shared-kernel/model';
import { aField } from 'shared-kernel/testing';
import { fieldSummary } from './fieldSummary';

const between = (type: FieldType, smallest: string, largest: string) => {
  const example = (value: string) => ({ value, supporterEmail: 'ann@example.org' });
  return aField({
    type,
    exampleValues: { random: [], largest: example(largest), smallest: example(smallest) },
  });
};

it('says from where to where values go, as the product reads them', () => {
  expect(fieldSummary(between('donation', '5', '1250.5'), false)).toBe(
    'Smallest 5 · Largest 1,250.50',
  );
  expect(fieldSummary(between('date', '5/3/2020', '1/12/2026'), false)).toBe(
    'Earliest 5\u00a0March\u00a02020 · Latest 1\u00a0December\u00a02026',
  );
});

it('says them as they stand in the file where somebody asks for that, or they cannot be read', () => {
  const dates = between('date', 'soon', '1/12/2026');
  expect(fieldSummary(dates, true)).toBe('Earliest soon · Latest 1/12/2026');
  expect(fieldSummary(dates, false)).toBe('Earliest soon · Latest 1\u00a0December\u00a02026');
});

it('says the commonest text, and the ends of one that nobody shares', () => {
  const towns = between('string', 'Ely', 'Stoke-on-Trent');
  expect(fieldSummary(towns, false)).toBe('Smallest Ely · Largest Stoke-on-Trent');
  const topValues = [{ value: 'Leeds', count: 1200 }];
  expect(fieldSummary({ ...towns, topValues }, false)).toBe('Most common: Leeds (1,200)');
});

it('cuts what a row has no room for', () => {
  expect(fieldSummary(between('string', 'a', 'b'.repeat(500)), false)).toBe(
    `Smallest a · Largest ${'b'.repeat(60)}…`,
  );
});

it('says that there is no data, and tells nothing of a sensitive field', () => {
  expect(fieldSummary(aField({ type: 'unknown' }), false)).toBe('No data found');
  const dictionary = {
    ...{ description: '', owner: '', source: '', retention: '', sensitive: true },
    ...{ revision: 1, savedBy: '', savedAt: null },
  };
  expect(fieldSummary({ ...between('number', '1', '2'), dictionary }, false)).toBe(
    'Values are hidden',
  );
  expect(fieldSummary(aField({ type: 'number' }), false)).not.toContain('No data');
});
