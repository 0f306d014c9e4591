import { asId, leavesOf, type ConditionId } from 'shared-kernel/model';
import { aCondition } from 'shared-kernel/testing';
import {
  addCondition,
  duplicateCondition,
  moveCondition,
  removeCondition,
  replaceCondition,
  trimmedConditions,
} from './conditionEdits';

const id = (text: string) => asId<ConditionId>(text);
const two = [aCondition({ id: id('a') }), aCondition({ id: id('b') })];
const idsOf = (conditions: typeof two | ReturnType<typeof trimmedConditions>) =>
  conditions.map((condition) => condition.id);

it('adds a condition at the end, with the defaults of the spec', () => {
  const added = addCondition(id('c'))(two);
  expect(idsOf(added)).toEqual(['a', 'b', 'c']);
  expect(added.at(-1)).toMatchObject({
    dataIdMatch: 'exact',
    pageCheckDate: true,
    pageAction: 'completed',
  });
});

it('removes one condition only', () => {
  expect(idsOf(removeCondition(id('a'))(two))).toEqual(['b']);
});

it('puts a copy right after its original, under an id of its own', () => {
  const named = replaceCondition(aCondition({ id: id('a'), dataId: 'Walk' }))(two);
  const copied = duplicateCondition(id('a'), () => id('c'))(named);
  expect(idsOf(copied)).toEqual(['a', 'c', 'b']);
  expect(leavesOf(copied)[1]?.dataId).toBe('Walk');
});

it('moves a condition to a place, and no further than the ends', () => {
  const three = addCondition(id('c'))(two);
  expect(idsOf(moveCondition(id('a'), 2)(three))).toEqual(['b', 'c', 'a']);
  expect(idsOf(moveCondition(id('c'), 0)(three))).toEqual(['c', 'a', 'b']);
  expect(idsOf(moveCondition(id('b'), 9)(three))).toEqual(['a', 'c', 'b']);
  expect(idsOf(moveCondition(id('b'), -1)(three))).toEqual(['b', 'a', 'c']);
  expect(moveCondition(id('gone'), 0)(three)).toBe(three);
});

it('replaces a condition in its place', () => {
  const changed = replaceCondition(aCondition({ id: id('a'), dataId: 'Walk' }))(two);
  expect(leavesOf(changed).map(({ dataId }) => dataId)).toEqual(['Walk', '']);
});

it('trims exact names and leaves parts of names as they are', () => {
  const padded = [
    aCondition({ dataId: ' Walk ' }),
    aCondition({ dataId: ' Walk ', dataIdMatch: 'fuzzy' }),
  ];
  expect(leavesOf(trimmedConditions(padded)).map(({ dataId }) => dataId)).toEqual([
    'Walk',
    ' Walk ',
  ]);
});
