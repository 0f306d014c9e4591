import { contrastOf, parseColour } from 'screen-player';
import fc from 'fast-check';

import { coloursOf } from './cardColours';

const contrast = (one: string, other: string): number => {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (a === null || b === null) throw new Error(`No colours: ${one}, ${other}`);
  return contrastOf(a, b);
};

it('text can be read on every colour that an organisation may have', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(
      channel,
      channel,
      channel,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (...parts) => {
        const [red, green, blue, alpha] = parts;
        const written = `rgba(${String(red)}, ${String(green)}, ${String(blue)}, ${alpha.toFixed(3)})`;
        const { ground, tone, deep, ink } = coloursOf(written);
        for (const below of [ground, tone, deep])
          expect(contrast(ink, below)).toBeGreaterThanOrEqual(4.5);
      },
    ),
    { numRuns: 500 },
  );
});

it('takes a colour of its own where there is none that it can read', () => {
  expect(coloursOf(undefined)).toEqual(coloursOf('#0f5f5b'));
  expect(coloursOf('url(x)')).toEqual(coloursOf('#0f5f5b'));
});
