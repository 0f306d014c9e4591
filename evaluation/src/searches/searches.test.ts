import type { FieldType } from 'shared-kernel/model';
import { INVALID_SEARCH_MATCH } from '../problems/problem';
import { countsOf, data, page, reference, search, year2026 } from '../testing/definitions';

const fields: Readonly<Record<string, FieldType>> = {
  'P 1': 'action',
  'P 2': 'action',
  'P 3': 'action',
  City: 'string',
};
const took = (...pages: readonly string[]): Record<string, string> =>
  Object.fromEntries(pages.map((name) => [name, '01/06/2026']));
const anyPage = page('P', { dataIdMatch: 'fuzzy' });

describe('[E13] search conditions', () => {
  const count = (condition: ReturnType<typeof reference>, raw: Record<string, string>): number =>
    countsOf(
      year2026({ fields, searches: [search('pages', [anyPage]), search('subject', [condition])] }),
      raw,
    )['subject'] ?? 0;

  it('count as the search they refer to', () => {
    expect(count(reference('pages', '>=', '2'), took('P 1', 'P 2', 'P 3'))).toBe(3);
    expect(count(reference('pages', '>=', '2'), took('P 1'))).toBe(0);
    expect(count(reference('pages'), took('P 1', 'P 2'))).toBe(2);
    expect(count(reference(' pages '), took('P 1'))).toBe(1);
  });

  it('count at least 1 where a count of 0 passes', () => {
    expect(count(reference('pages', '<', '1'), {})).toBe(1);
    expect(count(reference('pages', '==', '0'), {})).toBe(1);
  });

  it('count 0 where notEmpty meets a search that does not match', () => {
    expect(count(reference('pages'), {})).toBe(0);
  });

  it('take an absent search as 0', () => {
    expect(count(reference('gone', '<', '1'), {})).toBe(1);
    expect(count(reference('gone', '>=', '1'), {})).toBe(0);
    expect(count(reference('gone'), {})).toBe(0);
    expect(count(reference('constructor', '>', '0'), {})).toBe(0);
  });

  it('fail where the operand is no number', () => {
    expect(count(reference('pages', '!=', ''), took('P 1'))).toBe(0);
    expect(count(reference('pages', '<', 'two'), took('P 1'))).toBe(0);
  });
});

describe('[E14] matching', () => {
  const conditions = [page('P 1'), data('City', '==', 'Oban')];
  const compiled = year2026({
    fields,
    searches: [
      search('all', conditions, 'all'),
      search('any', conditions, 'any'),
      search('none', [], 'all'),
    ],
  });

  it.each([
    [{}, { all: 0, any: 0, none: 0 }],
    [took('P 1'), { all: 0, any: 1, none: 0 }],
    [{ City: 'Oban' }, { all: 0, any: 1, none: 0 }],
    [
      { ...took('P 1'), City: 'Oban' },
      { all: 1, any: 1, none: 0 },
    ],
  ])('%j', (raw, expected) => {
    expect(countsOf(compiled, raw)).toEqual(expected);
  });
});

describe('[E15] counts', () => {
  const count = (conditions: Parameters<typeof search>[1], raw: Record<string, string>): number =>
    countsOf(year2026({ fields, searches: [search('one', conditions, 'any')] }), raw)['one'] ?? 0;

  it('add up pages completed and searches, and nothing else', () => {
    const raw = { ...took('P 1', 'P 2'), City: 'Oban' };
    expect(count([anyPage, page('P 1'), data('City', 'notEmpty')], raw)).toBe(3);
  });

  it('are 1 where only other conditions match', () => {
    expect(count([page('P 3'), data('City', 'notEmpty')], { City: 'Oban' })).toBe(1);
    expect(count([page('P 3', { pageAction: 'notCompleted' })], {})).toBe(1);
  });
});

it('[E16] an invalid match type matches nobody and is reported once', () => {
  const compiled = year2026({ fields, searches: [search('odd', [page('P 1')], 'some')] });
  expect(countsOf(compiled, took('P 1'))).toEqual({ odd: 0 });
  countsOf(compiled, took('P 2'));
  expect(compiled.problems).toEqual([
    { code: 'search/invalid-match', id: 'odd', message: INVALID_SEARCH_MATCH },
  ]);
});

it('[E16] the names of an object are no match types', () => {
  const compiled = year2026({ fields, searches: [search('odd', [page('P 1')], 'constructor')] });
  expect(compiled.problems).toHaveLength(1);
});

it('[E17] nested references are counted in their order', () => {
  const searches = [
    search('c', [reference('b', '>=', '2')]),
    search('b', [reference('a')]),
    search('a', [anyPage]),
  ];
  const raw = took('P 1', 'P 2');
  expect(countsOf(year2026({ fields, searches }), raw)).toEqual({ a: 2, b: 2, c: 2 });
  expect(countsOf(year2026({ fields, searches: searches.toReversed() }), raw)).toEqual({
    a: 2,
    b: 2,
    c: 2,
  });
});

describe('[E18] cycles', () => {
  const compiled = year2026({
    fields,
    searches: [
      search('outside', [reference('a', '<', '1')]),
      search('a', [anyPage, reference('b', '<', '9')], 'any'),
      search('b', [reference('c')], 'any'),
      search('c', [reference('a', '<', '9')], 'any'),
      search('self', [anyPage, reference('self')], 'any'),
      search('fine', [anyPage]),
    ],
  });

  it('count 0 for every search on one, and only for those', () => {
    expect(countsOf(compiled, took('P 1'))).toEqual({
      outside: 1,
      a: 0,
      b: 0,
      c: 0,
      self: 0,
      fine: 1,
    });
  });

  it('are reported once each, by the names of their searches', () => {
    expect(compiled.problems).toEqual([
      {
        code: 'search/cycle',
        id: 'a',
        message: 'Searches refer to each other in a circle: A → B → C → A',
      },
      {
        code: 'search/cycle',
        id: 'self',
        message: 'Searches refer to each other in a circle: SELF → SELF',
      },
    ]);
  });

  it('that share a search are one problem', () => {
    const evaluated = year2026({
      searches: [
        search('a', [reference('b'), reference('c')]),
        search('b', [reference('a')]),
        search('c', [reference('a')]),
      ],
    });
    expect(evaluated.problems.map(({ code }) => code)).toEqual(['search/cycle']);
  });

  it('are not made by items or by fields named like a search', () => {
    const compiledOnce = year2026({ searches: [search('a', [data('a', 'notEmpty')])] });
    expect(compiledOnce.problems).toEqual([]);
  });
});

it('[E19] of searches with one id the first counts', () => {
  const compiled = year2026({
    fields,
    searches: [search('one', [page('P 1')]), search('one', [page('P 2')])],
  });
  expect(countsOf(compiled, took('P 2'))).toEqual({ one: 0 });
  expect(countsOf(compiled, took('P 1'))).toEqual({ one: 1 });
  expect(compiled.problems.map(({ code }) => code)).toEqual(['search/duplicate-id']);
});
