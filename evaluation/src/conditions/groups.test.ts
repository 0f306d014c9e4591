import fc from 'fast-check';
import { nodesOf, type ConditionGroup, type ConditionNode } from 'shared-kernel/model';
import { compileSearch } from '../searches/compileSearch';
import { orderByReference } from '../searches/referenceOrder';
import { anyNode, compile, rawFields, searches } from '../testing/arbitraries';
import { countOf, countsOf, data, group, page, reference, search } from '../testing/definitions';

const FIELDS = { 'PET A': 'action', 'PET B': 'action', City: 'string' } as const;
const A = { 'PET A': '01/06/2026' };
const BOTH = { ...A, 'PET B': '02/06/2026' };
const signedA = page('PET A');
const signedB = page('PET B');
const inOban = data('City', '==', 'Oban');
const count = (node: ConditionNode, raw: Readonly<Record<string, string>>) =>
  countOf(node, FIELDS, raw);

describe('[E91] a group', () => {
  it('of all counts its actions where each is met', () => {
    expect(count(group('all', [signedA, signedB]), BOTH)).toBe(2);
    expect(count(group('all', [signedA, signedB]), A)).toBe(0);
  });

  it('of any counts its actions where one is met, and 1 where only others are', () => {
    expect(count(group('any', [signedA, signedB]), A)).toBe(1);
    expect(count(group('any', [signedA, signedB]), BOTH)).toBe(2);
    expect(count(group('any', [signedA, inOban]), { City: 'Oban' })).toBe(1);
    expect(count(group('any', [signedA, inOban]), {})).toBe(0);
  });

  it('of none counts 1 where no condition is met, and is no action', () => {
    const none = group('none', [signedA, inOban]);
    expect([count(none, {}), count(none, A), count(none, { City: 'Oban' })]).toEqual([1, 0, 0]);
    const matched = countsOf(compile([search('a', [none, page('PET B')])]), {
      'PET B': '02/06/2026',
    });
    expect(matched['a']).toBe(1);
  });

  it.each(['all', 'any', 'none'] as const)('of %s without conditions is met by nobody', (match) => {
    expect(count(group(match, []), A)).toBe(0);
  });

  it('counts as a reference to a search of its conditions does', () => {
    fc.assert(
      fc.property(
        searches,
        fc.constantFrom('all' as const, 'any' as const),
        fc.array(anyNode, { maxLength: 4 }),
        rawFields,
        (others, match, conditions, raw) => {
          // Not on a cycle: nothing refers to the two.
          const inner = search('inner', conditions, match);
          const grouped = search('outer', [group(match, conditions)]);
          const referring = search('outer', [reference('inner')]);
          const counted = (outer: typeof grouped) =>
            countsOf(compile([...others, inner, outer]), raw)['outer'];
          expect(counted(grouped)).toBe(counted(referring));
        },
      ),
    );
  });

  it('of none is met exactly where that of any of the same conditions is not', () => {
    fc.assert(
      fc.property(
        searches,
        fc.array(anyNode, { minLength: 1, maxLength: 4 }),
        rawFields,
        (others, conditions, raw) => {
          const met = (match: ConditionGroup['match']) =>
            (countsOf(compile([...others, search('own', [group(match, conditions)])]), raw)[
              'own'
            ] ?? 0) > 0;
          expect(met('none')).toBe(!met('any'));
        },
      ),
    );
  });

  it('leaves what a search matches as it is where it joins as the search does', () => {
    fc.assert(
      fc.property(
        searches,
        fc.constantFrom('all' as const, 'any' as const),
        fc.array(anyNode, { minLength: 1, maxLength: 4 }),
        rawFields,
        (others, match, conditions, raw) => {
          const matched = (list: readonly ConditionNode[]) =>
            (countsOf(compile([...others, search('own', list, match)]), raw)['own'] ?? 0) > 0;
          expect(matched([group(match, conditions)])).toBe(matched(conditions));
        },
      ),
    );
  });
});

it('[E91] a search has a spread where a condition within a group is an action', () => {
  const hasActions = (node: ConditionNode) =>
    compileSearch(
      search('a', [node]),
      0,
      {
        year: { dateFrom: DAY, dateTo: DAY },
        ...{ today: DAY, slotOfSearch: () => undefined },
        table: { fields: [], slotByName: new Map(), calculated: new Map() },
      },
      false,
    ).hasActions;
  expect(hasActions(group('any', [inOban, group('all', [signedA])]))).toBe(true);
  expect(hasActions(group('any', [inOban]))).toBe(false);
  expect(hasActions(group('none', [signedA]))).toBe(false);
});

const DAY = { year: 2026, month: 6, day: 15 };

it('[E18] a cycle that leads through a group is found', () => {
  const { onCycle } = orderByReference([
    search('a', [group('none', [reference('b')])]),
    search('b', [group('any', [group('all', [reference('a')])])]),
    search('c', [reference('a')]),
  ]);
  expect([...onCycle].sort()).toEqual(['a', 'b']);
});

it('generated searches have groups within groups', () => {
  const nodes = fc.sample(searches, { numRuns: 200, seed: 1 }).flat();
  expect(
    nodes.some(({ conditions }) =>
      conditions.some(
        (one) =>
          one.dataType === 'group' &&
          nodesOf(one.conditions).some(({ dataType }) => dataType === 'group'),
      ),
    ),
  ).toBe(true);
});
