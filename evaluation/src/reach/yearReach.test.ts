import fc from 'fast-check';
import {
  asId,
  DEFAULT_CONTENT,
  reachCondition,
  type ConditionId,
  type FieldType,
  type ScreenDefinition,
  type SearchDefinition,
  type Supporter,
  type YearReach,
} from 'shared-kernel/model';
import { BLOCK_ROWS } from '../columns/counts';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import type { CompiledYear } from '../year/compileYear';
import { screensSeenBy } from '../finished-screens/screensForSupporter';
import { anyScreens, FIELDS, people, searches } from '../testing/arbitraries';
import { matches, page, screen, search, year2026 } from '../testing/definitions';
import { yearReach } from './yearReach';

const FIELD_TYPES: Readonly<Record<string, FieldType>> = FIELDS;
const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

const compile = (definitions: readonly SearchDefinition[], shown: readonly ScreenDefinition[]) =>
  year2026({ fields: FIELDS, searches: definitions, screens: shown });

const reachOf = (year: CompiledYear, list: readonly Supporter[]): YearReach =>
  yearReach(year, snapshotOfSupporters(year.table.fields, list));

const isUnseen = (year: CompiledYear, one: Supporter): boolean =>
  screensSeenBy(year, one).length === 0;

const playingMs = (year: CompiledYear, one: Supporter): number =>
  Math.round(screensSeenBy(year, one).reduce((sum, { endSeconds }) => sum + endSeconds, 0) * 1000);

describe('[E57] playing times', () => {
  it('are those that the finished screens of each supporter have', () => {
    fc.assert(
      fc.property(searches, anyScreens, people, (definitions, shown, list) => {
        const year = compile(definitions, shown);
        const seeing = list.filter((one) => !isUnseen(year, one));
        const times = seeing.map((one) => playingMs(year, one)).sort((one, other) => one - other);
        const { playing } = reachOf(year, list);
        if (times.length === 0) {
          expect(playing).toBeNull();
          return;
        }
        const [low = 0, high = 0] = [(times.length - 1) >> 1, times.length >> 1].map(
          (index) => times[index],
        );
        const longestMs = times.at(-1) ?? 0;
        expect(playing).toMatchObject({
          supporters: times.length,
          medianMs: (low + high) / 2,
          longestMs,
        });
        const longest = seeing.filter((one) => playingMs(year, one) === longestMs);
        expect(playing?.longestEmails).toHaveLength(Math.min(longest.length, 20));
        expect(longest.map(({ email }) => email)).toEqual(
          expect.arrayContaining([...(playing?.longestEmails ?? [])]),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('[E58] the unseen', () => {
  it('are those who match no screen, and each candidate reaches whom its search would match', () => {
    fc.assert(
      fc.property(searches, anyScreens, people, (definitions, shown, list) => {
        const year = compile(definitions, shown);
        const unseen = list.filter((one) => isUnseen(year, one));
        const reach = reachOf(year, list);
        expect(reach.supporters).toBe(list.length);
        expect(reach.unseen.total).toBe(unseen.length);
        expect(unseen.map(({ email }) => email)).toEqual(
          expect.arrayContaining([...reach.unseen.supporterEmails]),
        );
        const expected = LISTED.filter(({ type }) => type !== 'unknown')
          .map(({ name, type }) => {
            const kind = type === 'action' ? ('completed' as const) : ('notEmpty' as const);
            const one = reachCondition({ kind, fieldName: name }, asId<ConditionId>('c'));
            const supporters = unseen.filter(({ fields }) => matches(one, FIELD_TYPES, fields));
            return { kind, fieldName: name, supporters: supporters.length };
          })
          .filter(({ supporters }) => supporters > 0)
          .sort(
            (one, other) =>
              other.supporters - one.supporters || (one.fieldName < other.fieldName ? -1 : 1),
          );
        expect(reach.candidates).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('are counted over many blocks, in full and in sparse columns', () => {
    const year = year2026({
      fields: { 'PET A': 'action', City: 'string' },
      searches: [search('signed', [page('PET A')])],
      screens: [
        screen('signers', {
          match: 'anySearches',
          searchIds: ['signed'],
          content: { ...DEFAULT_CONTENT, backgroundImage: '/wood.svg' },
        }),
      ],
    });
    const rows = BLOCK_ROWS * 2 + 5;
    const list = Array.from({ length: rows }, (_, row) => ({
      email: `s${row}@example.org`,
      supporterId: '',
      fields: {
        City: row % 2 === 0 ? 'Oban' : '',
        ...(row % 700 === 0 ? { 'PET A': '02/06/2026' } : {}),
      },
    }));
    const signers = Math.ceil(rows / 700);
    expect(reachOf(year, list)).toMatchObject({
      unseen: { total: rows - signers },
      candidates: [
        { kind: 'notEmpty', fieldName: 'City', supporters: Math.ceil(rows / 2) - signers },
      ],
      playing: { supporters: signers, medianMs: 2000, longestMs: 2000 },
    });
  });

  it('get no more than ten proposals of each kind', () => {
    const names = Array.from({ length: 15 }, (_, index) => `Field ${index}`);
    const year = year2026({ fields: Object.fromEntries(names.map((name) => [name, 'string'])) });
    const fields = Object.fromEntries(names.map((name) => [name, 'x']));
    const { candidates } = reachOf(year, [{ email: 'a@example.org', supporterId: '', fields }]);
    expect(candidates).toHaveLength(10);
  });
});

it('stops when it is told to', () => {
  const list = [{ email: 'a@example.org', supporterId: '', fields: {} }];
  expect(yearReach(year2026({}), snapshotOfSupporters([], list), () => true)).toBeNull();
});
