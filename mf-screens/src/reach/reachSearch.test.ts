import type { Condition, ReachCandidate } from 'shared-kernel/model';
import { aCondition, aSearch } from 'shared-kernel/testing';
import { reachSearch, storedReachSearch } from './reachSearch';

const walk: ReachCandidate = { kind: 'completed', fieldName: 'Spring walk', supporters: 3 };
const city: ReachCandidate = { kind: 'notEmpty', fieldName: 'City', supporters: 2 };

it('asks for taking part within the year, or for a value', () => {
  expect(reachSearch(walk)).toMatchObject({
    name: 'Completed Spring walk',
    match: 'all',
    conditions: [
      { fieldType: 'page', dataId: 'Spring walk', pageAction: 'completed', pageCheckDate: true },
    ],
  });
  expect(reachSearch(city)).toMatchObject({
    name: 'Has City',
    conditions: [{ fieldType: 'data', dataId: 'City', dataEqualsOperator: 'notEmpty' }],
  });
  expect(reachSearch({ ...city, fieldName: 'x'.repeat(300) }).name).toHaveLength(200);
});

const storedWith = (...conditions: readonly Partial<Condition>[]) => [
  aSearch({ match: 'any', conditions: conditions.map(aCondition) }),
];

it('takes a stored search that asks the same', () => {
  const [same] = storedWith({ dataId: ' Spring walk', dataValue: 'left over' });
  expect(storedReachSearch(walk, [aSearch(), ...(same ? [same] : [])])).toBe(same);
});

it.each([
  ['another action', [{ dataId: 'Autumn walk' }]],
  ['at any time', [{ dataId: 'Spring walk', pageCheckDate: false }]],
  ['not taking part', [{ dataId: 'Spring walk', pageAction: 'notCompleted' }]],
  ['any action of such a name', [{ dataId: 'Spring walk', dataIdMatch: 'fuzzy' }]],
  ['a value', [{ dataId: 'Spring walk', fieldType: 'data' }]],
  ['a search', [{ dataId: 'Spring walk', dataType: 'search' }]],
  ['more', [{ dataId: 'Spring walk' }, { dataId: 'City', fieldType: 'data' }]],
] satisfies [string, Partial<Condition>[]][])('takes none that asks for %s', (_, conditions) => {
  expect(storedReachSearch(walk, storedWith(...conditions))).toBeUndefined();
});
