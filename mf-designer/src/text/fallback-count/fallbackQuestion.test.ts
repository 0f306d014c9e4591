import { compileYear, countSearch, evaluationState, snapshotOfSupporters } from 'evaluation';
import { asId, type Condition, type SearchId, type Supporter } from 'shared-kernel/model';
import { aCondition, aField, aSearch, aYear } from 'shared-kernel/testing';
import fc from 'fast-check';

import { fallbackCount, fallbackQuestion } from './fallbackQuestion';

const FIELDS = [
  aField({ name: 'Name' }),
  aField({ name: 'Miles', type: 'number' }),
  aField({ name: 'Joined', type: 'date' }),
  aField({ name: 'Gift', type: 'donation' }),
  aField({ name: 'Signed', type: 'action' }),
];
const has = (dataId: string): Condition =>
  aCondition({ fieldType: 'data', dataId, dataEqualsOperator: 'notEmpty' });
const named = aSearch({ id: asId<SearchId>('named'), conditions: [has('Name')] });
const joined = aSearch({ id: asId<SearchId>('joined'), conditions: [has('Joined')] });
const SEARCHES = [named, joined];
const compiled = compileYear({ year: aYear(), fields: FIELDS, searches: SEARCHES, screens: [] });
const ID = asId<SearchId>('question');

const cell = fc.constantFrom('', 'x', '5', '-5', '£1,250', '1/2/2020', '31/2/2020', '01/02/2026');
const supporters = fc
  .array(fc.record({ Name: cell, Miles: cell, Joined: cell, Gift: cell, Signed: cell }), {
    maxLength: 12,
  })
  .map((rows) =>
    rows.map((fields, index): Supporter => ({
      email: `${String(index)}@example.org`,
      supporterId: '',
      fields,
    })),
  );
const setups = fc.record({
  match: fc.constantFrom('allUsers', 'allSearches', 'anySearches'),
  searchIds: fc.subarray([named.id, joined.id], { minLength: 1 }),
});
const items = fc.record({
  conditions: fc.subarray([has('Miles'), has('Gift')]),
  conditionsMatch: fc.constantFrom('all', 'any'),
});

it('[S47] counts exactly those who get the item and whose value cannot be read', () => {
  fc.assert(
    fc.property(
      supporters,
      setups,
      items,
      fc.constantFrom(...FIELDS),
      (people, setup, item, field) => {
        const question = fallbackQuestion(setup, item, field, ID);
        if (question === null) throw new Error('This set-up can be asked');
        const snapshot = snapshotOfSupporters(FIELDS, people);
        const answer = fallbackCount(
          question.search,
          countSearch(compiled, snapshot, question.search),
        );

        const states = people.map((person) => evaluationState(compiled, person));
        const gets = people.filter((person, index) => {
          const counts = SEARCHES.filter(({ id }) => setup.searchIds.includes(id)).map(
            ({ id }) => states[index]?.counts[compiled.slotBySearchId.get(id) ?? -1] ?? 0,
          );
          const screen =
            setup.match === 'allUsers' ||
            (setup.match === 'allSearches' ? counts.every(Boolean) : counts.some(Boolean));
          const met = item.conditions.map(({ dataId }) => (person.fields[dataId] ?? '') !== '');
          const shown =
            question.atMost ||
            met.length === 0 ||
            (item.conditionsMatch === 'all' ? met.every(Boolean) : met.some(Boolean));
          return screen && shown;
        });
        const missing = gets.filter(
          (person) => states[people.indexOf(person)]?.values.valueOf(field.name) === null,
        );
        expect(answer).toEqual({ missing: missing.length, matched: gets.length });
      },
    ),
  );
});

it.each([
  [{ match: 'allSearches', searchIds: [] }],
  [{ match: 'nonsense', searchIds: [named.id] }],
  [{ match: 'anySearches', searchIds: Array.from({ length: 100 }, () => named.id) }],
])('[S47] asks nothing where nobody gets the screen, or one search cannot say it: %j', (setup) => {
  const item = { conditions: [], conditionsMatch: 'all' };
  expect(fallbackQuestion(setup, item, aField({ name: 'Name' }), ID)).toBeNull();
});
