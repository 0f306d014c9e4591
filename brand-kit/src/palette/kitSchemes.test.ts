import { contrastOf, parseColour } from 'screen-player';
import fc from 'fast-check';

import { aKit, anyKit } from '../testing/kits';
import { kitSchemes, paletteOfKit } from './kitSchemes';

it('[S132] templates take the kit’s colours as they are where they can be read', () => {
  const { deep, light, bright, warm } = paletteOfKit(aKit());
  expect(light).toMatchObject({ background: '#f6f1e3', ink: '#12372a', strong: '#a8431f' });
  expect(deep).toMatchObject({ background: '#12372a', ink: '#f6f1e3' });
  expect(bright.background).toBe('#a8431f');
  expect(warm.background).toBe('#2f6f8f');
});

it('[S132] a kit with a dark ground has it as the deep one', () => {
  const { ground, text } = aKit().palette;
  const dark = aKit({ palette: { ...aKit().palette, ground: text, text: ground } });
  expect(paletteOfKit(dark).deep.background).toBe('#12372a');
  expect(paletteOfKit(dark).light.background).toBe('#f6f1e3');
});

it('[S132] whatever the kit is, everything can be read', () => {
  fc.assert(
    fc.property(anyKit, (kit) => {
      for (const { background, ink, strong } of Object.values(kitSchemes(kit)))
        for (const words of [ink, strong]) {
          const [above, below] = [parseColour(words), parseColour(background)];
          if (above === null || below === null) throw new Error('no colour');
          expect(contrastOf(above, below)).toBeGreaterThanOrEqual(4.5);
        }
    }),
  );
});
