import fc from 'fast-check';
import { CORNER_STYLES, type BrandKit } from 'shared-kernel/model';

export const aKit = (parts: Partial<BrandKit> = {}): BrandKit => ({
  logo: '',
  palette: { ground: '#f6f1e3', text: '#12372a', accent: '#a8431f', secondAccent: '#2f6f8f' },
  fonts: { heading: 'Fraunces', body: 'Inter' },
  corners: 'soft',
  ...parts,
});

export const anyColour = fc
  .nat(0xffffff)
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

export const anyPalette = fc.record({
  ground: anyColour,
  text: anyColour,
  accent: anyColour,
  secondAccent: anyColour,
});

export const anyKit: fc.Arbitrary<BrandKit> = fc.record({
  logo: fc.constant(''),
  palette: anyPalette,
  fonts: fc.record({
    heading: fc.constantFrom('Fraunces', 'Lora', 'Inter'),
    body: fc.constantFrom('Inter', 'Lora', 'Nunito'),
  }),
  corners: fc.constantFrom(...CORNER_STYLES),
});
