import fc from 'fast-check';
import { commonArea, overlapCircles } from './overlapCircles';

const count = fc.integer({ min: 0, max: 1_000_000 });
const counts = fc.record({ both: count, onlyFirst: count, onlySecond: count });

it('is true to scale: both circles and what they have in common', () => {
  fc.assert(
    fc.property(counts, (overlap) => {
      const { first, second } = overlapCircles(overlap);
      const all = overlap.both + overlap.onlyFirst + overlap.onlySecond;
      const near = (area: number, supporters: number) => {
        expect(Math.abs(area - supporters)).toBeLessThanOrEqual(all * 1e-6 + 1e-9);
      };
      near(Math.PI * first.radius ** 2, overlap.onlyFirst + overlap.both);
      near(Math.PI * second.radius ** 2, overlap.onlySecond + overlap.both);
      near(commonArea(first.radius, second.radius, second.centre - first.centre), overlap.both);
    }),
  );
});

it('stays within its frame', () => {
  fc.assert(
    fc.property(counts, (overlap) => {
      const { first, second, width, height } = overlapCircles(overlap);
      const slack = height * 1e-9;
      for (const { centre, radius } of [first, second]) {
        expect(centre - radius).toBeGreaterThanOrEqual(-slack);
        expect(centre + radius).toBeLessThanOrEqual(width + slack);
        expect(2 * radius).toBeLessThanOrEqual(height + slack);
      }
    }),
  );
});

it('lays one circle into the other where everybody of it matches both', () => {
  const { first, second } = overlapCircles({ both: 50, onlyFirst: 150, onlySecond: 0 });
  expect(Math.abs(second.centre - first.centre) + second.radius).toBeCloseTo(first.radius, 6);
});
