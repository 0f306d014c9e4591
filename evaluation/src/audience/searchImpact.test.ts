import fc from 'fast-check';
import {
  asId,
  type AudienceChange,
  type SearchDefinition,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { BLOCK_ROWS } from '../columns/counts';
import { countSearch } from '../columns/countSearch';
import { evaluateColumns } from '../columns/evaluateColumns';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { anyCondition, compile, FIELDS, people, screens, searches } from '../testing/arbitraries';
import { data, reference, screen, search, year2026 } from '../testing/definitions';
import { evaluateSupporter } from '../year/evaluateSupporter';
import type { CompiledYear } from '../year/compileYear';
import { searchImpact } from './searchImpact';
import { searchOverlap } from './searchOverlap';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

const drafts = fc
  .record({
    id: fc.constantFrom('a', 'c', 'fresh'),
    match: fc.constantFrom('all', 'any', 'some'),
    conditions: fc.array(anyCondition, { maxLength: 4 }),
  })
  .map(({ id, match, conditions }) => search(id, conditions, match));

/** The emails whom something matches in a state of the year, one supporter at a time. */
const matchedBy =
  (list: readonly Supporter[]) =>
  (year: CompiledYear, { kind, id }: { kind: 'screen' | 'search'; id: string }) =>
    new Set(
      list
        .filter((one) => {
          const { searchCounts, screenIds } = evaluateSupporter(year, one);
          return kind === 'search'
            ? (new Map<string, number>(Object.entries(searchCounts)).get(id) ?? 0) > 0
            : screenIds.some((screenId) => screenId === id);
        })
        .map(({ email }) => email),
    );

const without = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  new Set([...some].filter((one) => !others.has(one)));

function change(before: ReadonlySet<string>, after: ReadonlySet<string>): AudienceChange {
  return {
    before: before.size,
    after: after.size,
    gained: without(after, before).size,
    lost: without(before, after).size,
  };
}

const savedOver = (stored: readonly SearchDefinition[], draft: SearchDefinition) => [
  ...stored.filter(({ id }) => id !== draft.id),
  draft,
];

describe('[E111] what saving a draft changes', () => {
  it('is what two counts of everybody, before and after, differ by', () => {
    fc.assert(
      fc.property(searches, drafts, people, (stored, draft, list) => {
        const [was, is] = [compile(stored), compile(savedOver(stored, draft))];
        const impact = searchImpact(was.definitions, snapshotOfSupporters(LISTED, list), draft);
        const of = matchedBy(list);
        const changeOf = (kind: 'screen' | 'search', id: string) =>
          change(of(was, { kind, id }), of(is, { kind, id }));
        expect(impact?.supporters).toBe(list.length);
        expect(impact?.search).toEqual(changeOf('search', draft.id));
        for (const { searchId, ...counts } of impact?.searches ?? [])
          expect(counts).toEqual(changeOf('search', searchId));
        for (const { screenId, ...counts } of impact?.screens ?? [])
          expect(counts).toEqual(changeOf('screen', screenId));

        // What is not named changes for nobody.
        const named = new Set<string>([
          draft.id,
          ...(impact?.searches ?? []).map(({ searchId }) => searchId),
          ...(impact?.screens ?? []).map(({ screenId }) => screenId),
        ]);
        const unnamed = [
          ...stored.map(({ id }) => ({ kind: 'search' as const, id })),
          ...screens.map(({ id }) => ({ kind: 'screen' as const, id })),
        ].filter(({ id }) => !named.has(id));
        for (const { kind, id } of unnamed)
          expect(changeOf(kind, id)).toMatchObject({ gained: 0, lost: 0 });
      }),
      { numRuns: 200 },
    );
  });

  it('comes with examples of those added and removed, and of those whom the saved search will name', () => {
    fc.assert(
      fc.property(searches, drafts, people, (stored, draft, list) => {
        const [was, is] = [compile(stored), compile(savedOver(stored, draft))];
        const snapshot = snapshotOfSupporters(LISTED, list);
        const impact = searchImpact(was.definitions, snapshot, draft);
        const of = matchedBy(list);
        const subject = { kind: 'search', id: draft.id } as const;
        const [before, after] = [of(was, subject), of(is, subject)];
        const found = evaluateColumns(is, snapshot).searches.find(({ id }) => id === draft.id);
        expect(impact?.matched.supporterEmails).toEqual(found?.supportersMatchedEmails);
        const [gained, lost] = [without(after, before), without(before, after)];
        expect(impact?.gained.supporterEmails).toHaveLength(Math.min(20, gained.size));
        expect(impact?.lost.supporterEmails).toHaveLength(Math.min(20, lost.size));
        expect(impact?.gained.supporterEmails.every((email) => gained.has(email))).toBe(true);
        expect(impact?.lost.supporterEmails.every((email) => lost.has(email))).toBe(true);
        expect(impact?.search.after).toBe(countSearch(was, snapshot, draft).total);
      }),
      { numRuns: 200 },
    );
  });

  const YEAR = year2026({
    fields: { Gift: 'number' },
    searches: [
      search('givers', [data('Gift', '>=', '10')]),
      search('friends', [reference('givers')]),
      search('others', [data('Gift', '<', '5')]),
    ],
    screens: [
      screen('thanks', { match: 'anySearches', searchIds: ['friends'] }),
      screen('everyone', { match: 'allUsers', searchIds: ['givers'] }),
      screen('else', { match: 'anySearches', searchIds: ['others'] }),
    ],
  });
  const many = Array.from({ length: BLOCK_ROWS + 30 }, (_, row) => ({
    ...{ email: `s${String(row)}@example.org`, supporterId: '' },
    fields: { Gift: String(row % 20) },
  }));
  const snapshot = snapshotOfSupporters([{ name: 'Gift', type: 'number' }], many);
  const draft = search('givers', [data('Gift', '>=', '15')]);

  it('names what refers to it through other searches, and no screen for everybody', () => {
    const impact = searchImpact(YEAR.definitions, snapshot, draft);
    expect(impact?.searches.map(({ searchId }) => searchId)).toEqual(['friends']);
    expect(impact?.screens.map(({ screenId }) => screenId)).toEqual(['thanks']);
    const lost = many.filter((_, row) => row % 20 >= 10 && row % 20 < 15).length;
    for (const changed of [impact?.search, impact?.searches[0], impact?.screens[0]])
      expect(changed).toMatchObject({ gained: 0, lost });
  });

  it('stops when told to', () => {
    expect(searchImpact(YEAR.definitions, snapshot, draft, () => true)).toBeNull();
    const pair = [asId<SearchId>('givers'), asId<SearchId>('others')] as const;
    expect(searchOverlap(YEAR, snapshot, pair, () => true)).toBeNull();
  });
});

describe('[E112] the overlap of two searches', () => {
  it('is what asking each supporter comes to', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone');
    fc.assert(
      fc.property(searches, people, ids, ids, (stored, list, first, second) => {
        const compiled = compile(stored);
        const pair = [asId<SearchId>(first), asId<SearchId>(second)] as const;
        const overlap = searchOverlap(compiled, snapshotOfSupporters(LISTED, list), pair);
        const of = matchedBy(list);
        const one = of(compiled, { kind: 'search', id: first });
        const other = of(compiled, { kind: 'search', id: second });
        expect(overlap).toEqual({
          supporters: list.length,
          both: one.size - without(one, other).size,
          onlyFirst: without(one, other).size,
          onlySecond: without(other, one).size,
        });
      }),
      { numRuns: 200 },
    );
  });
});
