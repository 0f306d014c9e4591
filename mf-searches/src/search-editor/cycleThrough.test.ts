import { asId, type SearchId } from 'shared-kernel/model';
import { aCondition, aSearch } from 'shared-kernel/testing';
import { cycleThrough } from './cycleThrough';

const search = (name: string, ...references: string[]) =>
  aSearch({
    id: asId<SearchId>(name),
    name,
    conditions: references.map((dataId) => aCondition({ dataType: 'search', dataId })),
  });

it('names the circle that saving would close', () => {
  const stored = [search('A'), search('B', 'C'), search('C', 'A')];
  expect(cycleThrough(search('A', 'B'), stored)).toBe('A → B → C → A');
});

it('names a search that refers to itself', () => {
  expect(cycleThrough(search('A', 'A'), [])).toBe('A → A');
});

it('lets a search point at a circle that it is not on', () => {
  const stored = [search('B', 'C'), search('C', 'B')];
  expect(cycleThrough(search('A', 'B'), stored)).toBeNull();
});

it('looks at the search as edited, not as stored', () => {
  const stored = [search('A', 'B'), search('B', 'A')];
  expect(cycleThrough(search('A'), stored)).toBeNull();
});
