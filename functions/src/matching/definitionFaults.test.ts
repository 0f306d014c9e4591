import { A_DAY } from 'shared-kernel/testing';
import { compileYear } from 'evaluation';
import type { Condition, MatchFault } from 'shared-kernel/model';
import { memoryDocuments } from '../testing/memoryDocuments';
import { aScreen, aSearch, atLeast, aYear, SCOPE, searchAtLeast, YEAR } from '../testing/aYear';
import { definitionFaults } from './definitionFaults';
import { readDefinitions } from '../definitions/readDefinitions';

const YEAR_ENDS = {
  dateFrom: { year: 2025, month: 12, day: 31 },
  dateTo: { year: 2027, month: 1, day: 1 },
};
const FIELDS = [
  { name: 'Gift', type: 'number' },
  { name: 'Petition', type: 'action' },
] as const;

/** The faults of these searches and screens, by `searches/id` or `screens/id`. */
async function faultsOf(
  inside: Parameters<typeof aYear>[0],
): Promise<Readonly<Record<string, MatchFault | null>>> {
  const { stored, ...definitions } = await readDefinitions(memoryDocuments(aYear(inside)), SCOPE);
  const faultOf = definitionFaults(
    compileYear({ today: A_DAY, year: YEAR_ENDS, fields: FIELDS, ...definitions }),
  );
  return Object.fromEntries(
    stored.map((definition) => [
      definition.path.slice(YEAR.length + 1),
      faultOf[definition.kind](definition),
    ]),
  );
}

const codeOf = async (...conditions: readonly Partial<Condition>[]): Promise<unknown> =>
  (await faultsOf({ 'searches/one': aSearch(...conditions) }))['searches/one']?.code;

describe('the faults of definitions', () => {
  it('are none where all is well', async () => {
    const faults = await faultsOf({
      'searches/givers': aSearch(atLeast('Gift', 5)),
      'searches/wrapped': aSearch(searchAtLeast('givers', 1)),
      'screens/thanks': aScreen('givers'),
      'screens/hello': aScreen(),
    });
    expect(Object.values(faults)).toEqual([null, null, null, null]);
  });

  it('name what a condition cannot use', async () => {
    expect(await codeOf(atLeast('Gone', 5))).toBe('unknownField');
    expect(await codeOf({ dataId: 'Gift', fieldType: 'page' })).toBe('wrongFieldType');
    expect(await codeOf({ ...atLeast('gone', 5), dataIdMatch: 'fuzzy' })).toBe('noFuzzyMatch');
    expect(await codeOf(searchAtLeast('gone', 1))).toBe('unknownSearch');
    expect(await codeOf({ ...atLeast('Gift', 5), dataValue: ' ' })).toBe('emptyDataValue');
    expect(await codeOf({ ...atLeast('Gift', 5), dataValue: 'much' })).toBe('unreadableDataValue');
  });

  it('say it of the first condition that has one, by its name', async () => {
    const faults = await faultsOf({
      'searches/one': aSearch(atLeast('Gift', 5), atLeast('Gone', 5), searchAtLeast('gone', 1)),
    });
    expect(faults['searches/one']).toEqual({
      code: 'unknownField',
      message: 'No data field is called “Gone”',
    });
  });

  it('are on every search of a circle, with its path, and on none that only points at it (D9)', async () => {
    const faults = await faultsOf({
      'searches/a': { ...aSearch(searchAtLeast('b', 1)), name: 'A' },
      'searches/b': { ...aSearch(searchAtLeast('a', 1)), name: 'B' },
      'searches/c': aSearch(searchAtLeast('a', 1)),
    });
    const message = 'Searches refer to each other in a circle: A → B → A';
    expect(faults).toEqual({
      'searches/a': { code: 'cycle', message },
      'searches/b': { code: 'cycle', message },
      'searches/c': null,
    });
  });

  it('tell an invalid match, and what cannot be read', async () => {
    const faults = await faultsOf({
      'searches/some': { ...aSearch(atLeast('Gift', 5)), match: 'some' },
      'searches/unreadable': { conditions: 7 },
      'screens/some': { ...aScreen('some'), match: 'some' },
      'screens/unreadable': { searchIds: 7 },
    });
    expect(Object.values(faults).map((fault) => fault?.code)).toEqual([
      'invalidMatch',
      'unreadable',
      'invalidMatch',
      'unreadable',
    ]);
  });

  it('miss a search that a screen needs, unless the screen is for everybody', async () => {
    const faults = await faultsOf({
      'screens/thanks': aScreen('gone'),
      'screens/hello': { ...aScreen(), searchIds: ['gone'] },
    });
    expect(faults).toEqual({
      'screens/hello': null,
      'screens/thanks': {
        code: 'unknownSearch',
        message: 'A search of this screen no longer exists',
      },
    });
  });
});
