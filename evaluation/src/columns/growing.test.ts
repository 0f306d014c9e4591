import fc from 'fast-check';
import { createGrowing } from './growing';

/** Around the lengths at which more room is taken. */
const length = fc.oneof(
  fc.nat(40),
  fc.integer({ min: -1, max: 1 }).chain((by) => fc.constantFrom(32_768 + by, 65_536 + by)),
);

it('keeps what came and what was put over it, each at its place', () => {
  fc.assert(
    fc.property(length, fc.array(fc.tuple(fc.nat(70_000), fc.nat(255))), (count, changes) => {
      const growing = createGrowing();
      const expected = Array.from({ length: count }, (_, index) => index % 251);
      for (const value of expected) growing.push(value);
      for (const [index, value] of changes.filter(([place]) => place < count)) {
        growing.set(index, value);
        expected[index] = value;
      }
      expect(growing.length()).toBe(count);
      expect([0, count - 1, count].map((index) => growing.at(index))).toEqual([
        expected[0] ?? 0,
        expected[count - 1] ?? 0,
        0,
      ]);
      expect(growing.finish()).toEqual(Uint32Array.from(expected));
      expect(growing.copyTo(new Uint8Array(count))).toEqual(Uint8Array.from(expected));
    }),
    { numRuns: 30 },
  );
});
