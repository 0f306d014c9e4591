import { aCondition, aSearch } from 'shared-kernel/testing';
import { definitionOf } from './definitionOf';
import { isSame } from './searchEdits';

it('does not take a trimmed blank for an edit', () => {
  const search = definitionOf(aSearch());
  const named = { ...search, conditions: [aCondition({ dataId: 'Walk' })] };
  const padded = { ...search, conditions: [aCondition({ dataId: 'Walk ' })] };
  expect(isSame(named, padded)).toBe(true);
  expect(isSame(named, search)).toBe(false);
});
