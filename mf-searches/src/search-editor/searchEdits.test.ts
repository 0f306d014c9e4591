import type { Condition } from 'shared-kernel/model';
import { aCondition, aSearch } from 'shared-kernel/testing';
import { asksTheSame } from '../impact/asksTheSame';
import { definitionOf } from './definitionOf';
import { isSame } from './searchEdits';

it('does not take a trimmed blank for an edit', () => {
  const search = definitionOf(aSearch());
  const named = { ...search, conditions: [aCondition({ dataId: 'Walk' })] };
  const padded = { ...search, conditions: [aCondition({ dataId: 'Walk ' })] };
  expect(isSame(named, padded)).toBe(true);
  expect(isSame(named, search)).toBe(false);
});

it('does not take the order for an edit in which a database gives the keys of a condition', () => {
  const search = { ...definitionOf(aSearch()), conditions: [aCondition({ dataId: 'Walk' })] };
  const entries = Object.entries(aCondition({ dataId: 'Walk' })).reverse();
  const read = { ...search, conditions: [Object.fromEntries(entries) as unknown as Condition] };
  expect(isSame(search, read)).toBe(true);
  expect(asksTheSame(search, read)).toBe(true);
});
