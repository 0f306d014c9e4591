import { slicesOf } from './slicesOf';
import type { StoredDefinition } from './storedDefinition';

const definition = (kind: StoredDefinition['kind'], id: string): StoredDefinition => ({
  kind,
  id,
  path: `${kind}/${id}`,
  fingerprint: '',
  asks: true,
  refersTo: [],
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
) => slicesOf({ affected, deaths, recombines });

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

  it('counts each that a run died of alone, behind the others', () => {
    const slices = sliced([...searches(4), ...screens], { s1: 1, s2: 2, gone: 1 });
    expect(slices.map(({ definitions }) => definitions.map(({ id }) => id))).toEqual([
      ['s0', 's3'],
      ['s1'],
      ['s2'],
      ['hello', 'thanks'],
    ]);
  });

  it('works out the combination of screens though no screen asks, where one went', () => {
    expect(sliced(searches(251)).at(-1)).toEqual({ definitions: [], recombines: true });
    expect(sliced(searches(251), {}, false)).toHaveLength(2);
  });
});
