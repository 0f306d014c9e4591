import { aField } from 'shared-kernel/testing';
import { countTypes, filterFields, filterOf, filterParameters } from './fieldFilter';

const fields = [
  aField({ name: 'Gift Total 2026', type: 'donation' }),
  aField({ name: 'Last Gift', type: 'date' }),
  aField({ name: 'Town', type: 'string' }),
];
const names = (...[text, type]: [string, (typeof fields)[number]['type'] | null]) =>
  filterFields(fields, { text, type }).map(({ name }) => name);

it('finds fields by every word of a text, whatever the case', () => {
  expect(names('gift', null)).toEqual(['Gift Total 2026', 'Last Gift']);
  expect(names(' 2026  GIFT ', null)).toEqual(['Gift Total 2026']);
  expect(names('', null)).toHaveLength(3);
});

it('narrows to a type', () => {
  expect(names('gift', 'date')).toEqual(['Last Gift']);
  expect(names('', 'action')).toEqual([]);
});

it('stands in the address, and a type it does not know filters nothing', () => {
  const filter = { text: 'a b', type: 'date' } as const;
  expect(filterOf(new URLSearchParams(filterParameters(filter)))).toEqual(filter);
  expect(filterOf(new URLSearchParams('type=colour'))).toEqual({ text: '', type: null });
  expect(filterParameters({ text: '', type: null })).toEqual({});
});

it('counts the fields of a type', () => {
  expect(countTypes(fields).get('donation')).toBe(1);
  expect(countTypes(fields).get('action')).toBeUndefined();
});
