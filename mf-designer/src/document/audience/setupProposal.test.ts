import { compileYear, screenAudience, snapshotOfSupporters } from 'evaluation';
import {
  asId,
  type Condition,
  type ScreenId,
  type Search,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { A_DAY, aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import fc from 'fast-check';

import { setupProposal, type SetupProposal } from './setupProposal';

const FIELDS = ['A', 'B', 'C'].map((name) => aField({ name }));
const has = (dataId: string): Condition => aCondition({ fieldType: 'data', dataId });
const matches = (id: string): Condition =>
  aCondition({ dataType: 'search', dataId: id, dataEqualsOperator: '>=', dataValue: '1' });
const SEARCHES = [
  aSearch({ id: asId<SearchId>('a'), name: 'Has A', match: 'any', conditions: [has('A')] }),
  aSearch({ id: asId<SearchId>('b'), name: 'Has B', conditions: [has('B')] }),
];
const YEAR = { fields: FIELDS, searches: SEARCHES };
const setup = (match: string, ...ids: readonly string[]) => ({
  match,
  searchIds: ids.map((id) => asId<SearchId>(id)),
});
const propose = (before: ReturnType<typeof setup>, ...conditions: readonly Condition[]) =>
  setupProposal(before, conditions, YEAR, aYear());
const words = (proposal: SetupProposal | null) =>
  proposal?.searches.map((search) =>
    search.kind === 'existing' ? search.id : `new: ${search.definition.name}`,
  );

it('[S105] takes the search that says the same already, and makes one that does not', () => {
  expect(words(propose(setup('allUsers'), has('A')))).toEqual(['a']);
  expect(words(propose(setup('allUsers'), matches('b')))).toEqual(['b']);
  expect(words(propose(setup('allSearches', 'b'), has('C')))).toEqual([
    'b',
    'new: Supporters with a value in “C”',
  ]);
  expect(words(propose(setup('anySearches', 'a', 'b'), matches('b')))).toEqual([
    'new: Has A or Has B',
    'b',
  ]);
});

it('[S105] proposes nothing where the set-up says it, or matches nobody', () => {
  expect(propose(setup('allSearches', 'a'), has('A'))).toBeNull();
  expect(propose(setup('anySearches', 'b'), matches('b'))).toBeNull();
  expect(propose(setup('anySearches'), has('A'))).toBeNull();
  expect(propose(setup('nonsense', 'a'), has('B'))).toBeNull();
});

it('[S105] a proposed set-up is for those who get the screen and fulfil the conditions, and nobody else', () => {
  const cell = fc.constantFrom('', 'x');
  const people = fc.array(fc.record({ A: cell, B: cell, C: cell }), { maxLength: 8 }).map((rows) =>
    rows.map((fields, index): Supporter => ({
      ...{ email: `${String(index)}@example.org`, supporterId: '', fields },
    })),
  );
  const setups = fc
    .record({
      match: fc.constantFrom('allUsers', 'allSearches', 'anySearches'),
      ids: fc.subarray(['a', 'b', 'gone']),
    })
    .map(({ match, ids }) => setup(match, ...ids));
  const conditions = fc.subarray([has('A'), has('C'), matches('a'), matches('b')], {
    minLength: 1,
  });

  fc.assert(
    fc.property(people, setups, conditions, (list, before, further) => {
      const proposal = propose(before, ...further);
      const made: Search[] = [];
      const searchIds = (proposal?.searches ?? []).map((search) => {
        if (search.kind === 'existing') return search.id;
        const id = asId<SearchId>(`new-${String(made.length)}`);
        made.push(aSearch({ ...search.definition, id }));
        return id;
      });
      const searches = [...SEARCHES, ...made];
      const compiled = compileYear({
        today: A_DAY,
        year: aYear(),
        fields: FIELDS,
        searches,
        screens: [],
      });
      const shown = (of: ReturnType<typeof setup>, shownIf: readonly Condition[]) =>
        screenAudience(compiled, snapshotOfSupporters(FIELDS, list), {
          ...{ id: asId<ScreenId>('screen'), ...of },
          items: [{ id: asId('item'), texts: [], conditions: shownIf, conditionsMatch: 'all' }],
        }).items[0]?.shown;
      const meant = shown(before, further);
      expect(shown(proposal === null ? before : { match: 'allSearches', searchIds }, further)).toBe(
        meant,
      );
      if (proposal !== null) expect(shown({ match: 'allSearches', searchIds }, [])).toBe(meant);
    }),
  );
});
