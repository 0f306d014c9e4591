import fc from 'fast-check';
import { oneBySize } from './usedCodes';

/** Some that are the same but for their upper bits, and some that are none. */
const size = fc.oneof(
  fc.constantFrom(1, 65_537, 131_073, 0.5, 65_536.5, -1, NaN, 20_260_131),
  fc.nat(200_000),
);

it('makes all codes of one size one, that of the first row, and leaves those without a size apart', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(size, fc.nat(5), fc.nat(1000))), (codes) => {
      const sizes = [NaN, ...codes.map(([one]) => one)];
      const times = Uint32Array.from([0, ...codes.map(([, some]) => some)]);
      const firstRows = Uint32Array.from([0, ...codes.map(([, , row]) => row)]);
      const one = oneBySize({ times, firstRows }, (code) => sizes[code] ?? NaN);

      const expected = times.slice();
      for (const same of new Set(sizes.filter((some) => !Number.isNaN(some)))) {
        const all = sizes.flatMap((some, code) => (some === same && times[code] !== 0 ? code : []));
        const [first] = all.toSorted((a, b) => (firstRows[a] ?? 0) - (firstRows[b] ?? 0));
        const sum = all.reduce((total, code) => total + (times[code] ?? 0), 0);
        for (const code of all) expected[code] = code === first ? sum : 0;
      }
      expect(one).toEqual({ times: expected, firstRows });
    }),
  );
});
