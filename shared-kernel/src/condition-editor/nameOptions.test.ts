import { asId, FIELD_TYPES, type SearchId } from 'shared-kernel/model';
import { aCondition, aField, aSearch } from 'shared-kernel/testing';
import { fieldOptions, searchOptions } from './nameOptions';

const fields = FIELD_TYPES.map((type) => aField({ name: `A ${type}`, type }));

it('offers action fields only for page conditions', () => {
  expect(fieldOptions(fields, 'page').map(({ type }) => type)).toEqual(['action']);
});

it('offers every field with data for data conditions', () => {
  expect(fieldOptions(fields, 'data').map(({ type }) => type)).toEqual([
    'action',
    'date',
    'donation',
    'number',
    'string',
  ]);
});

it('offers only other searches with a page condition, by name', () => {
  const page = aCondition({ dataType: 'field', fieldType: 'page' });
  const data = aCondition({ dataType: 'field', fieldType: 'data' });
  // A condition about a search keeps its default fieldType, which does not make it a page condition.
  const reference = aCondition({ dataType: 'search', fieldType: 'page' });
  const search = (id: string, condition: typeof page) =>
    aSearch({ id: asId<SearchId>(id), name: id, conditions: [condition] });
  const searches = [
    search('walkers', page),
    search('own', page),
    search('Callers', page),
    search('rich', data),
    search('both', reference),
  ];
  expect(searchOptions(searches, asId<SearchId>('own')).map(({ name }) => name)).toEqual([
    'Callers',
    'walkers',
  ]);
});
