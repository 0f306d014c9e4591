import { asId, type BrokenUse, type ScreenId, type SearchId } from 'shared-kernel/model';
import { MAX_USES_BYTES } from '../limits';
import { namedUses } from './namedUses';

const use = (fieldName: string, searches: number, screens = 0): BrokenUse => ({
  fieldName,
  searches: Array.from({ length: searches }, (_, at) => ({
    id: asId<SearchId>(`${fieldName}-s${String(at)}`),
    name: `Search ${String(at)}`,
  })),
  screens: Array.from({ length: screens }, (_, at) => ({
    id: asId<ScreenId>(`${fieldName}-c${String(at)}`),
    name: `Screen ${String(at)}`,
  })),
});
const countOf = (uses: readonly BrokenUse[]): number =>
  uses.reduce((sum, { searches, screens }) => sum + searches.length + screens.length, 0);

it('names every use where there is room', () => {
  const uses = [use('Gift', 2, 1), use('Town', 0, 1)];
  expect(namedUses(uses)).toEqual({ brokenUses: uses, brokenUsesMore: 0 });
});

it.each([
  ['of many fields', Array.from({ length: 2_000 }, (_, at) => use(`Field ${String(at)}`, 1, 1))],
  ['of one field', [use('Gift', 5_000), use('Town', 1)]],
])('names as many uses %s as a record has room for, and counts the others', (_, uses) => {
  const { brokenUses, brokenUsesMore } = namedUses(uses);
  expect(Buffer.byteLength(JSON.stringify(brokenUses))).toBeLessThan(MAX_USES_BYTES);
  expect(countOf(brokenUses)).toBeGreaterThan(400);
  expect(countOf(brokenUses) + brokenUsesMore).toBe(countOf(uses));
  expect(brokenUses.every((one) => countOf([one]) > 0)).toBe(true);
});
