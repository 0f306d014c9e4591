import { aCheck } from '../testing/anImport';
import { checkFigures, nothingToDo, rejectedTotal } from './checkFigures';

it('adds up what was rejected for whatever reason', () => {
  const counts = { rejectedNoEmail: 1, rejectedInvalidEmail: 2, rejectedTooManyCells: 3 };
  expect(rejectedTotal({ ...counts, rejectedOther: 4 })).toBe(10);
});

it('says merged and short rows only where there are any', () => {
  expect(checkFigures(aCheck()).map(({ count }) => count)).toEqual([10, 4, 3, 2, 0]);
  const all = checkFigures(aCheck({ mergedRows: 2, shortRows: 1 }));
  expect(all.slice(5).map(({ count }) => count)).toEqual([2, 1]);
});

it('knows an import that changes nothing, and why', () => {
  const same = aCheck({ newSupporters: 0, changed: 0 });
  expect(nothingToDo(same, 0)).toMatch(/stored already/);
  expect(nothingToDo(same, 3)).toBeNull();
  expect(nothingToDo(aCheck(), 0)).toBeNull();
  expect(nothingToDo({ ...same, unchanged: 0 }, 0)).toMatch(/Every row is rejected/);
  expect(nothingToDo({ ...same, unchanged: 0, rows: 0 }, 0)).toMatch(/no rows/);
});
