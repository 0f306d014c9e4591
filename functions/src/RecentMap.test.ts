import { RecentMap } from './RecentMap';

it('holds what was set most recently, and as much of it as it may', () => {
  const kept = new RecentMap<string, number>(2);
  kept.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...kept]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
  kept.delete('a');
  expect([...kept.set('d', 5).keys()]).toEqual(['c', 'd']);
});
