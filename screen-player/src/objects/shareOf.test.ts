import fc from 'fast-check';

import { shareOf } from './shareOf';

it.each([
  ['£340', '£500', 'en', 0.68],
  ['1,250 trees', '5,000', 'en', 0.25],
  ['1.250 €', '5.000 €', 'de', 0.25],
  ['7', '5', 'en', 1],
  ['0', '5', 'en', 0],
])('[P44] %s of %s in %s is %d', (text, goal, language, share) => {
  expect(shareOf(text, goal, language)).toBeCloseTo(share);
});

it.each([
  ['a lot', '500'],
  ['5', 'more'],
  ['5', ''],
  ['5', '0'],
])('[P44] %s of "%s" is no share', (text, goal) => {
  expect(shareOf(text, goal)).toBeNull();
});

it('[P44] a share grows with its number and is never more than the whole', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(10_000), fc.integer({ min: 1 }), (one, other, goal) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((value) =>
        shareOf(String(value), String(goal)),
      );
      expect(less).toBeLessThanOrEqual(more ?? -1);
      expect(more).toBeLessThanOrEqual(1);
    }),
  );
});
