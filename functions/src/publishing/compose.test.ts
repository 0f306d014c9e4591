import fc from 'fast-check';
import { asId, decodeScreen, decodeSearch, type ScreenDefinition } from 'shared-kernel/model';
import { aSearch, atLeast, searchAtLeast } from '../testing/aYear';
import { NO_VERSION, type Version } from '../published/readVersion';
import { changesBetween, compose, type Saved } from './compose';
import { screenOf, searchOf } from './readSaved';

const IDS = ['a', 'b', 'c', 'd', 'e'];

function screen(id: string, searchId: string | null, text: string): ScreenDefinition {
  const decoded = decodeScreen(id, {
    ...{ name: id, order: 1, match: searchId === null ? 'allUsers' : 'anySearches' },
    searchIds: searchId === null ? [] : [searchId],
    content: { items: [{ id: 'one', text }] },
  });
  if (!decoded.ok) throw new Error(decoded.error.message);
  return screenOf(decoded.value);
}

function search(id: string, gift: number, refersTo: string | null) {
  const other = refersTo === null ? [] : [searchAtLeast(refersTo, 1)];
  const decoded = decodeSearch(id, aSearch(atLeast('Gift', gift), ...other));
  if (!decoded.ok) throw new Error(decoded.error.message);
  return searchOf(decoded.value);
}

/** Screens in any order, some of which ask for one of three searches; `s0` refers to `s1`. */
const saves = fc
  .record({
    ids: fc.shuffledSubarray(IDS),
    asks: fc.array(fc.option(fc.constantFrom('s0', 's1', 's2')), { minLength: 5, maxLength: 5 }),
    texts: fc.array(fc.constantFrom('Hello', 'Bye'), { minLength: 5, maxLength: 5 }),
    gifts: fc.array(fc.constantFrom(1, 2), { minLength: 3, maxLength: 3 }),
  })
  .map(({ ids, asks, texts, gifts }): Saved => ({
    screens: ids.map((id, index) => screen(id, asks[index] ?? null, texts[index] ?? '')),
    searches: gifts.map((gift, index) =>
      search(`s${String(index)}`, gift, index === 0 ? 's1' : null),
    ),
    unreadable: new Set(),
  }));

const published = (base: Version, saved: Saved, chosen: readonly string[] | null): Version =>
  compose(base, saved, chosen === null ? null : new Set(chosen));

it('shows all that is saved, where all of it is published', () => {
  fc.assert(
    fc.property(saves, saves, (first, second) => {
      const after = compose(published(NO_VERSION, first, null), second, null);
      expect(after.hash).toBe(compose(NO_VERSION, second, null).hash);
      expect(changesBetween(after, second)).toEqual([]);
    }),
  );
});

it('comes to the same when screens are published one after the other', () => {
  fc.assert(
    fc.property(
      saves,
      saves,
      fc.shuffledSubarray(IDS, { minLength: 5 }),
      (first, second, order) => {
        const known = new Set([...first.screens, ...second.screens].map(({ id }): string => id));
        const atOnce = compose(published(NO_VERSION, first, null), second, null);
        let base = published(NO_VERSION, first, null);
        for (const id of order.filter((one) => known.has(one)))
          base = published(base, second, [id]);
        const ids = (of: Version) => of.screens.map(({ id }): string => id).sort();
        expect(ids(base)).toEqual(ids(atOnce));
        expect(published(base, second, null)).toMatchObject({ parts: atOnce.parts });
        // Only their order may still differ.
        expect(changesBetween(base, second).filter(({ change }) => change !== 'moved')).toEqual([]);
      },
    ),
  );
});

it('changes nothing of what nobody chose, but by a search that comes with what somebody did', () => {
  fc.assert(
    fc.property(saves, saves, fc.constantFrom(...IDS), (first, second, chosen) => {
      const before = published(NO_VERSION, first, null);
      const after = compose(before, second, new Set([chosen]));
      const others = (of: Version) => of.parts.screens.filter(({ id }) => id !== chosen);
      expect(others(after)).toEqual(others(before));
      for (const { screenId, change } of after.changes)
        if (screenId !== chosen) expect(['changed', 'moved']).toContain(change);
    }),
  );
});

it('keeps what is published of a screen that cannot be read', () => {
  const base = published(
    NO_VERSION,
    saved([screen('a', null, 'Hello'), screen('b', null, 'Bye')]),
    null,
  );
  const now: Saved = { ...saved([screen('b', null, 'Bye')]), unreadable: new Set(['a']) };
  expect(compose(base, now, null).screens.map(({ id }) => id)).toEqual(['a', 'b']);
});

it('names as moved as few screens as can be', () => {
  const [a, b, c] = [screen('a', null, ''), screen('b', null, ''), screen('c', null, '')] as const;
  expect(changesBetween(saved([a, b, c]), saved([c, a, b]))).toEqual([
    { screenId: asId('c'), change: 'moved', words: [] },
  ]);
});

const saved = (screens: readonly ScreenDefinition[]): Saved => ({
  screens,
  searches: [],
  unreadable: new Set(),
});
