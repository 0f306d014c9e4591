import { decodeScreen, decodeSearch, decodeYear, type Result } from 'shared-kernel/model';
import { aScreen, aSearch, aYear } from 'shared-kernel/testing';
import { definitionsFile } from './definitionsFile';

const read = <T>(decoded: Result<T, unknown>): T => {
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.error));
  return decoded.value;
};

it('what is written can be read again as the same definitions, and holds nothing else', () => {
  const search = aSearch({ supportersMatched: 12, supportersMatchedEmails: ['a@example.org'] });
  const screen = aScreen({ searchIds: [search.id] });
  const text = JSON.stringify(definitionsFile(aYear(), { searches: [search], screens: [screen] }));
  expect(text).not.toContain('a@example.org');

  const file = JSON.parse(text) as Record<'searches' | 'screens', { id: string }[]> & {
    year: { id: string };
  };
  const year = read(decodeYear(file.year.id, file.year));
  expect([year.id, year.dateFrom, year.dateTo]).toEqual([
    aYear().id,
    aYear().dateFrom,
    aYear().dateTo,
  ]);
  const { name, match, conditions } = read(decodeSearch(search.id, file.searches[0]));
  expect({ name, match, conditions }).toEqual({
    name: search.name,
    match: search.match,
    conditions: search.conditions,
  });
  const readScreen = read(decodeScreen(screen.id, file.screens[0]));
  expect(readScreen.content).toEqual(screen.content);
  expect(readScreen.searchIds).toEqual([search.id]);
});
