import { aCondition, aSearch } from 'shared-kernel/testing';
import { copyOfSearch } from './copyOfSearch';

const walkers = aSearch({ name: 'Walkers', match: 'any', conditions: [aCondition()] });

it('copies match and conditions, each condition under an id of its own', () => {
  const copy = copyOfSearch(walkers, new Set(['Walkers']));
  expect(copy).toMatchObject({ name: 'Walkers (copy)', match: 'any' });
  const [condition] = copy.conditions;
  expect(condition).toEqual({ ...aCondition(), id: condition?.id });
  expect(condition?.id).not.toBe(aCondition().id);
});

it('finds a name that is free, of a copy too', () => {
  const taken = new Set(['Walkers', 'Walkers (copy)', 'Walkers (copy 2)']);
  expect(copyOfSearch(walkers, taken).name).toBe('Walkers (copy 3)');
  expect(copyOfSearch({ ...walkers, name: 'Walkers (copy)' }, taken).name).toBe('Walkers (copy 3)');
});

it('names the copy of a nameless search, and stays within the limit', () => {
  expect(copyOfSearch({ ...walkers, name: '' }, new Set()).name).toBe('Untitled (copy)');
  const long = copyOfSearch({ ...walkers, name: 'a'.repeat(200) }, new Set()).name;
  expect(long).toHaveLength(200);
  expect(long).toMatch(/a \(copy\)$/);
});
