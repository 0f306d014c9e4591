import { asId, type ResultCount, type ScreenId, type ToldCount } from 'shared-kernel/model';
import { aScreen } from 'shared-kernel/testing';
import { leftRows } from './leftRows';

const id = asId<ScreenId>;
const SCREENS = [
  aScreen({ id: id('a'), name: '', order: 2 }),
  aScreen({ id: id('b'), name: 'Hello', order: 1 }),
];
const FEWER: ResultCount = { kind: 'fewerThan', count: 10 };
const exact = (count: number): ResultCount => ({ kind: 'exact', count });
const left = (counts: Readonly<Record<string, ResultCount>>) =>
  Object.entries(counts).map(([screenId, count]) => ({ screenId: id(screenId), count }));

it('has every screen of the year in the order of shows, nothing counted told as little', () => {
  expect(leftRows(left({ a: exact(12) }), SCREENS)).toEqual([
    { key: 'b', name: 'Hello', count: FEWER },
    { key: 'a', name: 'Untitled', count: exact(12) },
  ]);
});

it.each([
  [[exact(12)], exact(12)],
  [[exact(12), exact(30)], exact(42)],
  [[exact(12), FEWER], { kind: 'atLeast', count: 12 }],
  [[{ kind: 'atLeast', count: 20 }, exact(12)], { kind: 'atLeast', count: 32 }],
  [[FEWER], FEWER],
  [[FEWER, FEWER], { kind: 'fewerThan', count: 20 }],
] satisfies [ResultCount[], ToldCount][])(
  'tells of screens that are gone, %j, as %j',
  (counts, told) => {
    const gone = Object.fromEntries(counts.map((count, index) => [`gone-${String(index)}`, count]));
    expect(leftRows(left(gone), SCREENS).slice(2)).toEqual([
      { key: '', name: 'Screens that were deleted', count: told },
    ]);
  },
);
