import fc from 'fast-check';
import { contrastOf, parseColour } from 'screen-player';

import { paletteOf } from './paletteOf';
import type { Scheme } from './schemes';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const contrasts = ({ background, ...scheme }: Scheme, texts: readonly (keyof typeof scheme)[]) =>
  texts.map((text) => {
    const [above, below] = [parseColour(scheme[text]), parseColour(background)];
    if (above === null || below === null) throw new Error('a scheme holds what is no colour');
    return contrastOf(above, below);
  });

it('[S61] whatever the colours are, everything can be read', () => {
  fc.assert(
    fc.property(fc.array(colour, { maxLength: 6 }), (colours) => {
      const { deep, light, bright, warm } = paletteOf(colours);
      for (const scheme of [deep, light, bright, warm]) {
        expect(Math.min(...contrasts(scheme, ['ink', 'strong']))).toBeGreaterThanOrEqual(4.5);
        expect(Math.min(...contrasts(scheme, ['vivid']))).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 400 },
  );
});

it('[S61] takes an organisation’s colours as they are where they can be read', () => {
  const { deep, bright, warm } = paletteOf(['#12372a', '#436850', '#f6f1e3', '#f2b950', '#c8553d']);
  expect(deep).toMatchObject({ background: '#12372a', ink: '#f6f1e3', strong: '#f2b950' });
  expect(bright).toMatchObject({ background: '#f2b950', ink: '#12372a', strong: '#12372a' });
  expect(warm.background).toBe('#c8553d');
});

it('[S61] has colours of its own for who has none', () => {
  expect(paletteOf([])).toEqual(paletteOf(['no colour']));
  expect(paletteOf([]).deep.background).not.toBe(paletteOf([]).light.background);
});
