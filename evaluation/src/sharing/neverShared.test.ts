import { data, page, reference, search, year2026 } from '../testing/definitions';
import { fieldsTold, neverSharedIn } from './neverShared';

const year = year2026({
  fields: {
    ...{ 'Gift 1': 'donation', 'Gift 2': 'donation', Health: 'string', Town: 'string' },
    'Clinic visit': 'action',
  },
  calculated: {
    Given: {
      calculation: { kind: 'sum', fields: { by: 'prefix', prefix: 'Gift' }, isMoney: true },
    },
    Saplings: {
      calculation: { kind: 'rate', field: 'Given', gives: 1, per: 10, rounding: 'down' },
    },
    Rank: { calculation: { kind: 'rank', field: 'Saplings', among: 'all' } },
    'How many are ill': { calculation: { kind: 'searchTotal', searchId: search('ill', []).id } },
  },
  searches: [
    search('ill', [data('Health', 'notEmpty')]),
    search('part', [data('ealt', 'notEmpty', '', { dataIdMatch: 'fuzzy' })]),
    search('visited', [page('Clinic visit')]),
    search('givers', [data('Saplings', '>', '3')]),
    search('ill givers', [reference('ill'), reference('givers')]),
    search('around', [reference('circle')]),
    search('circle', [reference('around'), data('Town', 'notEmpty')]),
  ],
});

it.each([
  ['field', 'Town', ['Town']],
  ['field', 'Nowhere', ['Nowhere']],
  ['field', 'Given', ['Given', 'Gift 1', 'Gift 2']],
  ['field', 'Rank', ['Rank', 'Saplings', 'Given', 'Gift 1', 'Gift 2']],
  ['field', 'How many are ill', ['How many are ill', 'Health']],
  ['search', 'ill', ['Health']],
  ['search', 'part', ['Health']],
  ['search', 'visited', ['Clinic visit']],
  ['search', 'givers', ['Saplings', 'Given', 'Gift 1', 'Gift 2']],
  ['search', 'ill givers', ['Health', 'Saplings', 'Given', 'Gift 1', 'Gift 2']],
  ['search', 'circle', ['Town']],
  ['search', 'gone', []],
  ['elsewhere', 'Town', []],
] as const)('[E84] the %s “%s” tells of %j', (source, id, names) => {
  expect([...fieldsTold(year, { source, id })].toSorted()).toEqual([...names].toSorted());
});

it('[E84] whatever tells of a marked field is never shared, and nothing else', () => {
  const neverShared = neverSharedIn(year, new Set(['Gift 2', 'Clinic visit']));
  const told = (source: string) => (id: string) => neverShared({ source, id }) !== null;
  expect(['Gift 1', 'Gift 2', 'Given', 'Rank', 'Town'].filter(told('field'))).toEqual([
    ...['Gift 2', 'Given', 'Rank'],
  ]);
  expect(['ill', 'visited', 'givers', 'ill givers', 'circle'].filter(told('search'))).toEqual([
    ...['visited', 'givers', 'ill givers'],
  ]);
  expect(neverShared({ source: 'search', id: 'ill givers' })).toBe('Gift 2');
  expect(neverSharedIn(year, new Set())({ source: 'field', id: 'Gift 2' })).toBeNull();
});
