import fc from 'fast-check';
import type { Codes } from './column';
import { createGrowing } from './growing';

/** Around the lengths at which more room is taken. */
const length = fc.oneof(
  fc.nat(40),
  fc.integer({ min: -1, max: 1 }).chain((by) => fc.constantFrom(32_768 + by, 65_536 + by)),
);

/** As wide as a byte, as two of them, or wider. */
const value = fc.oneof(fc.nat(255), fc.nat(65_535), fc.nat(2 ** 32 - 1));

/** -1 for none: `toEqual` takes seconds for so many. */
const firstDifference = (numbers: Codes, expected: readonly number[]): number =>
  numbers.length === expected.length
    ? expected.findIndex((one, index) => one !== numbers[index])
    : Math.min(numbers.length, expected.length);

it('keeps what came and what was put over it, each at its place', () => {
  fc.assert(
    fc.property(
      length,
      fc.constantFrom(1, 250, 1_000_000),
      fc.array(fc.tuple(fc.nat(70_000), value)),
      fc.nat(40_000),
      (count, factor, changes, some) => {
        const growing = createGrowing();
        const expected = Array.from(
          { length: count },
          (_, index) => (index % 8192 === 8191 ? 0 : index % 251) * factor,
        );
        // One by one, then many at once.
        const alone = Math.min(count, some);
        for (const one of expected.slice(0, alone)) growing.push(one);
        growing.pushAll(Uint32Array.from([...expected.slice(alone), 5]), count - alone);
        for (const [index, one] of changes.filter(([place]) => place < count)) {
          growing.set(index, one);
          expected[index] = one;
        }
        expect(growing.length()).toBe(count);
        expect([0, count - 1, count].map((index) => growing.at(index))).toEqual([
          expected[0] ?? 0,
          expected[count - 1] ?? 0,
          0,
        ]);
        expect(firstDifference(growing.finish(), expected)).toBe(-1);
        if (expected.every((one) => one < 256))
          expect(firstDifference(growing.copyTo(new Uint8Array(count)), expected)).toBe(-1);
      },
    ),
    { numRuns: 20 },
  );
});
