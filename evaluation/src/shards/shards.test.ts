import fc from 'fast-check';
import {
  asId,
  type AudienceScreen,
  type ScreenId,
  type SearchId,
  type Supporter,
} from 'shared-kernel/model';
import { audienceChanges, changesOf, countChanges } from '../audience/audienceChanges';
import { screenAudience } from '../audience/screenAudience';
import { searchImpact } from '../audience/searchImpact';
import { searchOverlap } from '../audience/searchOverlap';
import { countSearch } from '../columns/countSearch';
import { evaluateColumns } from '../columns/evaluateColumns';
import type { Snapshot } from '../columns/snapshot';
import { snapshotOfSupporters } from '../columns/snapshotBuilder';
import { countReach, reachOf, yearReach } from '../reach/yearReach';
import { anyNode, anyScreens, compile, FIELDS, people, searches } from '../testing/arbitraries';
import { data, item, search, year2026 } from '../testing/definitions';
import {
  mergeScreenAudiences,
  mergeSearchCounts,
  mergeSearchImpacts,
  mergeSearchOverlaps,
} from './mergeCounts';
import { mergeMatchResults } from './mergeMatchResults';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const COUNTED_APART = fc.constantFrom(1, 2, 3, 16, 60);

const shardsOf = (list: readonly Supporter[], of: number): readonly Snapshot[] =>
  Array.from({ length: of }, (_, index) =>
    snapshotOfSupporters(
      LISTED,
      list.slice(
        Math.floor((index * list.length) / of),
        Math.floor(((index + 1) * list.length) / of),
      ),
    ),
  );

const drafts = fc
  .record({
    id: fc.constantFrom('a', 'c', 'fresh'),
    match: fc.constantFrom('all', 'any', 'some'),
    conditions: fc.array(anyNode, { maxLength: 4 }),
  })
  .map(({ id, match, conditions }) => search(id, conditions, match));

const text = '{field|City|0|none|nobody} {field|Gift|0|moneyPounds|} {search|a|0|ordinal|never}';
const audience: AudienceScreen = {
  id: asId<ScreenId>('edited'),
  match: 'anySearches',
  searchIds: ['a', 'b', 'gone'].map((id) => asId<SearchId>(id)),
  items: [
    {
      ...item('i', { conditions: [data('Miles', '>', '5')] }),
      texts: [text, '{field|PET A|0|none|}'],
    },
  ],
};

describe('shards that are counted apart give what the whole gives', () => {
  it('of all searches and screens, and of some of them', () => {
    fc.assert(
      fc.property(searches, people, COUNTED_APART, (definitions, list, of) => {
        const compiled = compile(definitions);
        for (const options of [
          {},
          { searchIds: new Set([asId<SearchId>('a')]), screenIds: new Set<never>() },
        ])
          expect(
            mergeMatchResults(
              shardsOf(list, of).map((shard) => evaluateColumns(compiled, shard, options)),
            ),
          ).toEqual(evaluateColumns(compiled, snapshotOfSupporters(LISTED, list), options));
      }),
    );
  });

  it('of a search that is edited, its conditions and what a save changes', () => {
    fc.assert(
      fc.property(searches, drafts, people, COUNTED_APART, (stored, edited, list, of) => {
        const compiled = compile(stored);
        const [whole, shards] = [snapshotOfSupporters(LISTED, list), shardsOf(list, of)];
        expect(mergeSearchCounts(shards.map((one) => countSearch(compiled, one, edited)))).toEqual(
          countSearch(compiled, whole, edited),
        );
        const impactOf = (snapshot: Snapshot) =>
          searchImpact(compiled.definitions, snapshot, edited) ?? fail();
        expect(mergeSearchImpacts(edited.id, shards.map(impactOf))).toEqual(impactOf(whole));
      }),
    );
  });

  it('of what two searches have in common, and of whom a screen reaches', () => {
    fc.assert(
      fc.property(searches, people, COUNTED_APART, (definitions, list, of) => {
        const compiled = compile(definitions);
        const [whole, shards] = [snapshotOfSupporters(LISTED, list), shardsOf(list, of)];
        const overlapOf = (snapshot: Snapshot) =>
          searchOverlap(compiled, snapshot, [asId<SearchId>('a'), asId<SearchId>('gone')]) ??
          fail();
        expect(mergeSearchOverlaps(shards.map(overlapOf))).toEqual(overlapOf(whole));
        const reached = screenAudience(compiled, whole, audience);
        expect(reached.items[0]?.placeholders).toHaveLength(4);
        expect(
          mergeScreenAudiences(shards.map((one) => screenAudience(compiled, one, audience))),
        ).toEqual(reached);
      }),
    );
  });

  it('of whom the screens reach, and of what a new version changes', () => {
    fc.assert(
      fc.property(
        searches,
        anyScreens,
        anyScreens,
        people,
        COUNTED_APART,
        (all, old, now, list, of) => {
          const [before, after] = [old, now].map((shown) =>
            year2026({ fields: FIELDS, searches: all, screens: shown }),
          );
          if (before === undefined || after === undefined) return fail();
          const [whole, shards] = [snapshotOfSupporters(LISTED, list), shardsOf(list, of)];
          const go = () => false;
          expect(reachOf(shards.map((one) => countReach(after, one, go) ?? fail()))).toEqual(
            yearReach(after, whole),
          );
          expect(
            changesOf(shards.map((one) => countChanges(before, after, one, go) ?? fail())),
          ).toEqual(audienceChanges(before, after, whole));
        },
      ),
    );
  });
});

const fail = (): never => {
  throw new Error('It was stopped');
};
