import { asId, type ConditionId } from 'shared-kernel/model';
import { aCondition, aSearch } from 'shared-kernel/testing';
import { definitionOf } from './definitionOf';
import {
  addCondition,
  duplicateCondition,
  isSame,
  moveCondition,
  removeCondition,
  replaceCondition,
  trimmed,
} from './searchEdits';

const id = (text: string) => asId<ConditionId>(text);
const search = definitionOf(
  aSearch({ conditions: [aCondition({ id: id('a') }), aCondition({ id: id('b') })] }),
);
const idsOf = ({ conditions }: typeof search) => conditions.map((condition) => condition.id);

it('adds a condition at the end, with the defaults of the spec', () => {
  const added = addCondition(id('c'))(search);
  expect(idsOf(added)).toEqual(['a', 'b', 'c']);
  expect(added.conditions.at(-1)).toMatchObject({
    dataIdMatch: 'exact',
    pageCheckDate: true,
    pageAction: 'completed',
  });
});

it('removes one condition only', () => {
  expect(idsOf(removeCondition(id('a'))(search))).toEqual(['b']);
});

it('puts a copy right after its original, under an id of its own', () => {
  const named = replaceCondition(aCondition({ id: id('a'), dataId: 'Walk' }))(search);
  const copied = duplicateCondition(id('a'), id('c'))(named);
  expect(idsOf(copied)).toEqual(['a', 'c', 'b']);
  expect(copied.conditions[1]?.dataId).toBe('Walk');
});

it('moves a condition to a place, and no further than the ends', () => {
  const three = addCondition(id('c'))(search);
  expect(idsOf(moveCondition(id('a'), 2)(three))).toEqual(['b', 'c', 'a']);
  expect(idsOf(moveCondition(id('c'), 0)(three))).toEqual(['c', 'a', 'b']);
  expect(idsOf(moveCondition(id('b'), 9)(three))).toEqual(['a', 'c', 'b']);
  expect(idsOf(moveCondition(id('b'), -1)(three))).toEqual(['b', 'a', 'c']);
  expect(moveCondition(id('gone'), 0)(three)).toBe(three);
});

it('replaces a condition in its place', () => {
  const changed = replaceCondition(aCondition({ id: id('a'), dataId: 'Walk' }))(search);
  expect(changed.conditions.map(({ dataId }) => dataId)).toEqual(['Walk', '']);
});

it('trims exact names and leaves parts of names as they are', () => {
  const padded = {
    ...search,
    conditions: [
      aCondition({ dataId: ' Walk ' }),
      aCondition({ dataId: ' Walk ', dataIdMatch: 'fuzzy' }),
    ],
  };
  expect(trimmed(padded).conditions.map(({ dataId }) => dataId)).toEqual(['Walk', ' Walk ']);
});

it('does not take a trimmed blank for an edit', () => {
  const named = { ...search, conditions: [aCondition({ dataId: 'Walk' })] };
  const padded = { ...search, conditions: [aCondition({ dataId: 'Walk ' })] };
  expect(isSame(named, padded)).toBe(true);
  expect(isSame(named, search)).toBe(false);
});
