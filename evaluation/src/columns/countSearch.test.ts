import fc from 'fast-check';
import type { ConditionNode, SearchCounts, SearchDefinition, Supporter } from 'shared-kernel/model';
import { compileYear } from '../year/compileYear';
import { evaluateSupporter } from '../year/evaluateSupporter';
import { anyCondition, compile, FIELDS, people, searches } from '../testing/arbitraries';
import { data, page, reference, search, year2026 } from '../testing/definitions';
import { countSearch } from './countSearch';
import { snapshotOfSupporters } from './snapshotBuilder';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

const editedSearches = fc
  .record({
    id: fc.constantFrom('a', 'c', 'fresh'),
    match: fc.constantFrom('all', 'any', 'some'),
    conditions: fc.array(anyCondition, { maxLength: 4 }),
  })
  .map(({ id, match, conditions }) => search(id, conditions, match));

/** The stored searches with the search as edited saved among them. */
const saved = (stored: readonly SearchDefinition[], edited: SearchDefinition) =>
  compile([...stored.filter(({ id }) => id !== edited.id), edited]);

const matched = (
  stored: readonly SearchDefinition[],
  edited: SearchDefinition,
  list: readonly Supporter[],
): number => {
  const compiled = saved(stored, edited);
  return list.filter((one) => (evaluateSupporter(compiled, one).searchCounts[edited.id] ?? 0) > 0)
    .length;
};

describe('[E49] the counts of an edited search', () => {
  it('are those of the same search saved, as a whole and as far as each condition', () => {
    fc.assert(
      fc.property(searches, editedSearches, people, (stored, edited, list) => {
        const counts = countSearch(compile(stored), snapshotOfSupporters(LISTED, list), edited);
        expect(counts.supporters).toBe(list.length);
        expect(counts.total).toBe(matched(stored, edited, list));
        const isOnCycle = counts.fault?.code === 'search/cycle';
        counts.conditions.forEach(({ funnel }, index) => {
          const first = { ...edited, conditions: edited.conditions.slice(0, index + 1) };
          // Without its later conditions the search may leave the cycle.
          if (!isOnCycle) expect(funnel).toBe(matched(stored, first, list));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('of a condition alone are those of a search of it, beside the search as edited', () => {
    fc.assert(
      fc.property(searches, editedSearches, people, (stored, edited, list) => {
        const counts = countSearch(compile(stored), snapshotOfSupporters(LISTED, list), edited);
        const others = [...stored.filter(({ id }) => id !== edited.id), edited];
        counts.conditions.forEach(({ count }, index) => {
          const alone = search('alone', edited.conditions.slice(index, index + 1));
          expect(count).toBe(matched(others, alone, list));
        });
      }),
      { numRuns: 300 },
    );
  });
});

const SUPPORTERS: readonly Supporter[] = [
  { Gift: '5', 'PET A': '31/12/2025' },
  { Gift: '25', 'PET A': '01/06/2026', 'PET B': '01/01/2027' },
  { Gift: 'much', 'PET B': '31/12/2025' },
  { City: 'Oban' },
].map((fields, row) => ({
  email: `s${row}@example.org`,
  supporterId: '',
  fields: fields,
}));

const compiled = year2026({
  fields: { Gift: 'number', 'PET A': 'action', 'PET B': 'action', City: 'string' },
  searches: [search('stored', [page('PET A')]), search('round', [reference('draft')])],
});
const snapshot = snapshotOfSupporters(compiled.table.fields, SUPPORTERS);
const countsOf = (...conditions: readonly ConditionNode[]): SearchCounts =>
  countSearch(compiled, snapshot, search('draft', conditions));

describe('[E50] of each condition is said', () => {
  it('how many meet it only because the value is missing', () => {
    const { conditions } = countsOf(
      data('Gift', '<', '10'),
      data('Gift', '!=', '25'),
      data('Gift', '>', '10'),
      data('Gone', '!=', 'x'),
      page('PET A', { pageAction: 'notCompleted' }),
    );
    expect(conditions.map(({ count, missingOnly }) => [count, missingOnly])).toEqual([
      [3, 2],
      [3, 2],
      [1, 0],
      [4, 4],
      [3, 0],
    ]);
  });

  it('which fields a fuzzy name hits', () => {
    const { conditions } = countsOf(
      page('PET', { dataIdMatch: 'fuzzy' }),
      page('PET A'),
      page('Nothing', { dataIdMatch: 'fuzzy' }),
    );
    expect(conditions.map(({ fuzzyNames }) => fuzzyNames)).toEqual([['PET A', 'PET B'], [], []]);
    expect(conditions.map(({ fault }) => fault)).toEqual([null, null, 'noFuzzyMatch']);
  });

  it('how many actions lie exactly on the days that the year excludes', () => {
    const { conditions } = countsOf(
      page('PET', { dataIdMatch: 'fuzzy' }),
      page('PET', { dataIdMatch: 'fuzzy', pageCheckDate: false }),
      page('PET A', { pageAction: 'notCompleted' }),
    );
    expect(conditions.map(({ onExcludedBounds }) => onExcludedBounds)).toEqual([3, 0, 1]);
  });

  it('what makes it the same for everybody', () => {
    const { conditions } = countsOf(
      data('Gone', '==', 'x'),
      page('City'),
      data('Gift', '>', 'ten'),
      data('Gift', '>', ' '),
      data('Gift', 'notEmpty'),
      reference('gone'),
      reference('stored', '>', 'x'),
    );
    expect(conditions.map(({ fault }) => fault)).toEqual([
      'unknownField',
      'wrongFieldType',
      'unreadableDataValue',
      'emptyDataValue',
      null,
      'unknownSearch',
      'unreadableDataValue',
    ]);
  });
});

describe('[E51] an edited search that cannot match says so', () => {
  it('on a cycle through stored searches', () => {
    const counts = countsOf(reference('round'), data('Gift', 'notEmpty'));
    expect(counts).toMatchObject({ total: 0, fault: { code: 'search/cycle' } });
    expect(counts.conditions.map(({ count }) => count)).toEqual([0, 3]);
  });

  it('with an invalid match type', () => {
    const edited = search('draft', [data('Gift', 'notEmpty')], 'some');
    const counts = countSearch(compiled, snapshot, edited);
    expect(counts).toMatchObject({ total: 0, fault: { code: 'search/invalid-match' } });
    expect(counts.conditions.map(({ count, funnel }) => [count, funnel])).toEqual([[3, 0]]);
  });

  it('and not for faults of other searches', () => {
    const broken = compileYear({
      ...compiled.definitions,
      searches: [search('x', [reference('x')]), search('y', [], 'some')],
    });
    const edited = search('draft', [reference('x', '<', '1'), reference('y')], 'any');
    expect(countSearch(broken, snapshot, edited)).toMatchObject({ total: 4, fault: null });
  });
});

it('[E45] the count of an edited search stops when it is told to', () => {
  const edited = search('draft', [data('Gift', 'notEmpty')]);
  expect(countSearch(compiled, snapshot, edited, () => true)).toBeNull();
  expect(countSearch(compiled, snapshot, edited, () => false)?.total).toBe(3);
});
