import { leftBehind, slicesOf, type LeftBehind } from './slicesOf';
import type { StoredDefinition } from '../definitions/storedDefinition';

const definition = (
  kind: StoredDefinition['kind'],
  id: string,
  ...refersTo: readonly string[]
): StoredDefinition => ({
  kind,
  id,
  path: `${kind}/${id}`,
  fingerprint: '',
  asks: true,
  refersTo,
  fault: null,
  notCounted: null,
});
const searches = (count: number): readonly StoredDefinition[] =>
  Array.from({ length: count }, (_, n) => definition('searches', `s${String(n)}`));
const screens = [definition('screens', 'hello'), definition('screens', 'thanks')];

/** The ids of each slice, and which works out the combination of screens. */
const sliced = (
  affected: readonly StoredDefinition[],
  deaths: Readonly<Record<string, number>> = {},
  recombines = true,
) => slicesOf({ affected, all: affected, deaths, recombines, looks: new Map() });

/** The ids of each slice where searches look at so many fields. */
const weighed = (
  looks: Readonly<Record<string, number>>,
  affected = Object.keys(looks).map((id) => definition('searches', id)),
  left?: LeftBehind,
): readonly (readonly string[])[] =>
  slicesOf(
    {
      affected,
      all: affected,
      deaths: {},
      recombines: false,
      looks: new Map(Object.entries(looks)),
    },
    left,
  ).map(({ definitions }) => definitions.map(({ id }) => id));

describe('a pass', () => {
  it('is one slice where it is small, so that all its counts are shown together', () => {
    const affected = [...searches(248), ...screens];
    expect(sliced(affected)).toEqual([{ definitions: affected, recombines: true }]);
  });

  it('counts no more than 250 searches at a time, and the screens behind them', () => {
    const slices = sliced([...screens, ...searches(501)]);
    expect(slices.map(({ definitions }) => definitions.length)).toEqual([250, 250, 1, 2]);
    expect(slices.map(({ recombines }) => recombines)).toEqual([false, false, false, true]);
    expect(slices.at(-1)?.definitions).toEqual(screens);
  });

  it('counts in some groups what one run died of, however much that was', () => {
    const affected = [...searches(200), ...screens];
    const once = Object.fromEntries(affected.map(({ id }) => [id, 1]));
    const slices = sliced(affected, once);
    expect(slices.length).toBeLessThan(20);
    expect(slices.flatMap(({ definitions }) => definitions)).toEqual(affected);
    // The one of a group that died again is found among few.
    expect(Math.max(...slices.map(({ definitions }) => definitions.length))).toBeLessThan(20);
    const twice = sliced(affected, { ...once, s7: 2 }).map(({ definitions }) => definitions);
    expect(twice.filter((some) => some.some(({ id }) => id === 's7'))).toEqual([[affected[7]]]);
  });

  it('counts what a run died of behind the others', () => {
    const slices = sliced([...searches(4), ...screens], { s1: 1, s2: 2, gone: 1 });
    expect(slices.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([
      ['s0', 's3'],
      ['s1'],
      ['s2'],
      ['hello', 'thanks'],
    ]);
  });

  it('begins with the lightest, and counts together what looks at 25,000 fields at most', () => {
    expect(weighed({ a: 20_000, b: 10_000, c: 1, d: 15_000, e: 4_999 })).toEqual([
      ['c', 'e', 'b'],
      ['d'],
      ['a'],
    ]);
    expect(weighed({ a: 15_000, b: 10_000 })).toEqual([['a', 'b']]);
  });

  it('weighs a search with all that it refers to, which is counted once for those beside it', () => {
    const affected = [
      definition('searches', 'light'),
      definition('searches', 'refers', 'far'),
      definition('searches', 'too', 'refers'),
      definition('searches', 'far', 'refers', 'near'),
      definition('searches', 'near'),
      definition('searches', 'middle'),
    ];
    const looks = { light: 1, refers: 1, too: 1, far: 9_000, near: 9_000, middle: 8_000 };
    expect(weighed(looks, affected)).toEqual([
      ['light', 'middle', 'near'],
      ['refers', 'far', 'too'],
    ]);
  });

  it('counts apart what is too much to be counted beside others', () => {
    expect(weighed({ a: 30_000, b: 40_000, c: 1 })).toEqual([['c'], ['a', 'b']]);
  });

  it('goes on with what was left behind, once the lightest are counted', () => {
    const looks = { a: 20_000, b: 21_000, c: 22_000, d: 23_000, light: 1 };
    const slices = slicesOf({
      affected: ['c', 'd'].map((id) => definition('searches', id)),
      all: [],
      deaths: {},
      recombines: true,
      looks: new Map(),
    });
    const left = leftBehind(slices);
    expect(left).toEqual({ ids: new Set(['c', 'd']), recombines: true });
    const all = Object.keys(looks).map((id) => definition('searches', id));
    expect(weighed(looks, all, left)).toEqual([['light', 'a'], ['c'], ['d'], ['b'], []]);
  });

  it('works out the combination of screens though no screen asks, where one went', () => {
    expect(sliced(searches(251)).at(-1)).toEqual({ definitions: [], recombines: true });
    expect(sliced(searches(251), {}, false)).toHaveLength(2);
  });
});
