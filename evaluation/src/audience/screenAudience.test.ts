import fc from 'fast-check';
import {
  asId,
  type AudienceItem,
  type AudienceScreen,
  type ItemId,
  type PlaceholderAudience,
  type ScreenAudience,
  type ScreenId,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { BLOCK_ROWS } from '../columns/counts';
import { fillText } from '../placeholders/fillText';
import { countsYears } from '../placeholders/formats';
import { placeholderContext } from '../placeholders/placeholderContext';
import { compileItems } from '../year/compileItems';
import { evaluationState } from '../year/evaluateSupporter';
import { isBlank } from '../values/typedValue';
import type { CompiledYear } from '../year/compileYear';
import { anyCondition, FIELDS, people, searches } from '../testing/arbitraries';
import { data, item, reference, screen, search, year2026 } from '../testing/definitions';
import { placeholdersOf } from './placeholderBlocks';
import { screenAudience } from './screenAudience';

/** A snapshot may hold columns that the list does not name any more. */
const COLUMNS = Object.entries({ ...FIELDS, Elsewhere: 'string' as const }).map(([name, type]) => ({
  name,
  type,
}));

/** A field may have been given another type since the snapshot was made. */
const TEXT = 'string' as const;

const PLURAL = 'plural;one=# mile;other=# miles';
const SENTINEL = '\u0000nothing';

/** What the row driver prints in the place of a placeholder, one supporter at a time. */
const classOfText = (filled: (format: string) => string, format: string): string => {
  if (filled(format) === SENTINEL) return 'missing';
  const years = filled('yearsSince');
  // What is no day is printed as it is.
  if (countsYears(format) && /^\d+$/.test(years) && years !== filled('none'))
    return ({ '0': 'zero', '1': 'one' } as Record<string, string>)[years] ?? 'other';
  const [money, ordinal] = [filled('moneyPounds'), filled('ordinal')];
  if (ordinal === '0th') return 'zero';
  if (ordinal === '1st') return 'one';
  return money.startsWith('£-') ? 'negative' : 'other';
};

/** The same by filling every supporter's texts one by one. */
function oneByOne(
  year: CompiledYear,
  edited: AudienceScreen,
  list: readonly Supporter[],
): ScreenAudience {
  const compiled = compileItems(
    year,
    edited.items.map(({ texts: _, ...parts }) => item('', parts)),
  );
  const definition = screen('edited', { match: edited.match, searchIds: edited.searchIds });
  const { screens } = year2026({
    fields: FIELDS,
    searches: year.definitions.searches,
    screens: [definition],
  });
  const states = list.map((one) => ({ ...evaluationState(year, one), raw: one.fields }));
  const matched = states.filter(({ counts }) => screens[0]?.matches(counts) === true);
  return {
    supporters: list.length,
    matched: matched.length,
    items: edited.items.map(({ id, texts }, index) => {
      const shown = matched.filter((state) => compiled[index]?.shows(state) === true);
      return {
        id,
        shown: shown.length,
        placeholders: placeholdersOf(texts).map(
          ({ source, id: name, format, fallback }): PlaceholderAudience => {
            const classes = shown.map((state) =>
              classOfText(
                (as) =>
                  fillText(
                    `{${source}|${name}|0|${as}|${SENTINEL}}`,
                    placeholderContext(year, state),
                  ),
                format,
              ),
            );
            const of = (name_: string) => classes.filter((one) => one === name_).length;
            return {
              ...{ source, id: name, format, fallback },
              missing: of('missing'),
              unreadable:
                source === 'field'
                  ? shown.filter(
                      ({ raw, values }) =>
                        !isBlank(raw[name] ?? '') && values.valueOf(name) === null,
                    ).length
                  : 0,
              zero: of('zero'),
              negative: of('negative'),
              one: of('one'),
            };
          },
        ),
      };
    }),
  };
}

const placeholder = fc
  .record({
    source: fc.constantFrom('field', 'field', 'search', 'other'),
    field: fc.constantFrom(...Object.keys(FIELDS), 'Elsewhere', 'Gone'),
    search: fc.constantFrom('a', 'b', 'c', 'gone'),
    format: fc.constantFrom('none', '', 'moneyPounds', 'numberOfTimes', 'yearsSince', PLURAL),
    fallback: fc.constantFrom('', 'so much'),
  })
  .map(
    (one) =>
      `{${one.source}|${one.source === 'search' ? one.search : one.field}|0|${one.format}|${one.fallback}}`,
  );
const anyText = fc
  .array(fc.oneof(placeholder, fc.constantFrom('You gave ', ' times', '{', '{broken|}')), {
    maxLength: 3,
  })
  .map((parts) => parts.join(''));

const anyItem: fc.Arbitrary<AudienceItem> = fc
  .record({
    texts: fc.array(anyText, { maxLength: 2 }),
    conditions: fc.array(anyCondition, { maxLength: 2 }),
    conditionsMatch: fc.constantFrom('all', 'any', 'some'),
  })
  .map((parts) => ({ id: asId<ItemId>('item'), ...parts }));

const anyScreen: fc.Arbitrary<AudienceScreen> = fc
  .record({
    match: fc.constantFrom('allUsers', 'allSearches', 'anySearches', 'nobody'),
    searchIds: fc.subarray(['a', 'b', 'c', 'gone']),
    items: fc.array(anyItem, { maxLength: 4 }),
  })
  .map(({ searchIds, ...parts }) => ({
    ...parts,
    id: asId<ScreenId>('edited'),
    searchIds: searchIds.map((id) => asId<SearchId>(id)),
  }));

const screenOf = (...items: readonly Partial<AudienceItem>[]): AudienceScreen => ({
  id: asId<ScreenId>('edited'),
  match: 'allUsers',
  searchIds: [],
  items: items.map((parts, index) => ({
    ...{ id: asId<ItemId>(String(index)), texts: [], conditions: [], conditionsMatch: 'all' },
    ...parts,
  })),
});

const giver = (email: string, Miles: string): Supporter => ({
  ...{ email, supporterId: '' },
  fields: { Miles },
});

describe('[E76] who reads a fallback, 0 or 1', () => {
  it('is what filling every supporter’s texts one by one says', () => {
    fc.assert(
      fc.property(
        searches,
        anyScreen,
        people,
        fc.boolean(),
        (definitions, edited, list, retyped) => {
          const year = year2026({ fields: FIELDS, searches: definitions });
          const columns = retyped ? COLUMNS.map(({ name }) => ({ name, type: TEXT })) : COLUMNS;
          const counted = screenAudience(year, snapshotOfSupporters(columns, list), edited);
          expect(counted).toEqual(oneByOne(year, edited, list));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('reads a name that the list does not name as placeholders do', () => {
    const year = year2026({ fields: FIELDS });
    const list = ['RECUR_Y~success::5.00~refund::5.00', '5', ''].map((value, index): Supporter => ({
      ...{ email: `${String(index)}@example.org`, supporterId: '' },
      fields: { Elsewhere: value },
    }));
    const edited = screenOf({ texts: ['{field|Elsewhere|0|none|}'] });
    const counted = screenAudience(year, snapshotOfSupporters(COLUMNS, list), edited);
    expect(counted.items[0]?.placeholders).toMatchObject([{ missing: 2, unreadable: 1 }]);
    expect(counted).toEqual(oneByOne(year, edited, list));
  });

  it('is counted of those for whom the item shows, whom the screen matches', () => {
    const year = year2026({
      fields: FIELDS,
      searches: [search('walkers', [data('Miles', '>=', '0')])],
    });
    const list = ['', '0', '1', '5', 'far', '-3'].map((miles, index) =>
      giver(`${String(index)}@example.org`, miles),
    );
    const snapshot = snapshotOfSupporters(COLUMNS, list);
    const texts = ['{field|Miles|0|none|many} miles'];
    const everybody = screenAudience(
      year,
      snapshot,
      screenOf({ texts }, { texts, conditions: [data('Miles', '>', '0')] }),
    );
    expect(everybody).toMatchObject({ supporters: 6, matched: 6 });
    expect(everybody.items).toMatchObject([
      {
        shown: 6,
        placeholders: [
          { fallback: 'many', missing: 2, unreadable: 1, zero: 1, negative: 1, one: 1 },
        ],
      },
      { shown: 2, placeholders: [{ missing: 0, unreadable: 0, zero: 0, negative: 0, one: 1 }] },
    ]);
    const walkers = screenAudience(year, snapshot, {
      ...screenOf({ texts, conditions: [reference('walkers', '>=', '1')] }),
      match: 'allSearches',
      searchIds: [asId<SearchId>('walkers')],
    });
    expect(walkers).toMatchObject({ matched: 3, items: [{ shown: 3 }] });
  });

  it('is the same over several blocks of rows', () => {
    const list = Array.from({ length: BLOCK_ROWS + 7 }, (_, index) =>
      giver(`${String(index)}@example.org`, index % 3 === 0 ? '' : String(index % 2)),
    );
    const year = year2026({ fields: FIELDS });
    const edited = screenOf({ texts: ['{field|Miles|0|none|many}'] });
    expect(screenAudience(year, snapshotOfSupporters(COLUMNS, list), edited)).toEqual(
      oneByOne(year, edited, list),
    );
  });

  it('stops when it is told to, without a result', () => {
    const year = year2026({ fields: FIELDS });
    const snapshot = snapshotOfSupporters(COLUMNS, [giver('a@example.org', '5')]);
    expect(screenAudience(year, snapshot, screenOf(), () => true)).toBeNull();
  });
});
