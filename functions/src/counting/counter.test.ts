import { snapshotOfSupporters } from 'evaluation';
import { encodeSnapshot } from 'supporter-data';
import { createCounter } from './counter';

const bytes = new Uint8Array(encodeSnapshot(snapshotOfSupporters([], [])));

describe('the snapshots that a counter holds', () => {
  const of = (year: string, id = '1') => ({ year, id });

  it('are one of each year, the newest', () => {
    const counter = createCounter({ heldBytes: 1_000_000 });
    counter.hold(of('a', '1'), bytes);
    counter.hold(of('a', '2'), bytes);
    counter.hold(of('b'), bytes);
    expect([of('a', '1'), of('a', '2'), of('b')].map(counter.holds)).toEqual([false, true, true]);
  });

  it('leave in the order in which they were asked about, when room runs out', () => {
    const counter = createCounter({ heldBytes: 2 * bytes.byteLength });
    const definitions = {
      year: {
        dateFrom: { year: 2025, month: 12, day: 31 },
        dateTo: { year: 2027, month: 1, day: 1 },
      },
      fields: [],
      today: { year: 2026, month: 6, day: 15 },
      searches: [],
      screens: [],
    };
    counter.hold(of('a'), bytes);
    counter.hold(of('b'), bytes);
    counter.answer(
      of('a'),
      { kind: 'year', definitions, searchIds: null, screenIds: null },
      { onRows: () => undefined, stop: () => false },
    );
    counter.hold(of('c'), bytes);
    expect([of('a'), of('b'), of('c')].map(counter.holds)).toEqual([true, false, true]);
  });

  it('hold the last one, however large', () => {
    const counter = createCounter({ heldBytes: 0 });
    counter.hold(of('a'), bytes);
    counter.hold(of('b'), bytes);
    expect([of('a'), of('b')].map(counter.holds)).toEqual([false, true]);
  });

  it('has all shards of the last one, as far as these have room, and no other', () => {
    const size = bytes.byteLength;
    const counter = createCounter({ heldBytes: size, shardBytes: 3 * size });
    const shards = [0, 1, 2, 3].map((shard) => ({ ...of('a'), shard }));
    counter.hold(of('b'), bytes);
    for (const shard of shards.slice(0, 3)) counter.hold(shard, bytes);
    expect([of('b'), ...shards].map(counter.holds)).toEqual([false, true, true, true, false]);
    for (const shard of shards.slice(3)) counter.hold(shard, bytes);
    expect(shards.map(counter.holds)).toEqual([false, true, true, true]);
    counter.hold(of('b'), bytes);
    expect([of('b'), ...shards].map(counter.holds)).toEqual([true, false, false, false, false]);
  });

  it('are none whose bytes make no sense', () => {
    const counter = createCounter({ heldBytes: 1_000_000 });
    expect(counter.hold(of('a'), new Uint8Array(3))).toBe(false);
    expect(counter.holds(of('a'))).toBe(false);
  });
});
