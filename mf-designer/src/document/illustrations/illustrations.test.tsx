import { paletteOf } from 'brand-kit';
import fc from 'fast-check';
import { contrastOf, parseColour, type Colour } from 'screen-player';

import { illustrationColours } from './illustrationColours';
import { ILLUSTRATIONS } from './illustrations';
import { illustrationSvg } from './illustrationSvg';

const anyColour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const colour = (text: string): Colour => {
  const read = parseColour(text);
  if (read === null) throw new Error(`${text} is no colour`);
  return read;
};

const COLOURS = {
  ...{ ground: '#fdf6e9', ink: '#16213e', accent: '#d64833', second: '#ffbe5c', soft: '#f3e3cc' },
};
const drawn = (text: string): Element =>
  new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;

describe.each(ILLUSTRATIONS)('[S140] $name', ({ id, alternativeText }) => {
  const text = illustrationSvg(id, COLOURS);

  it('is a whole SVG by itself, small, of nothing but forms', () => {
    const root = drawn(text);
    const names = new Set([...root.querySelectorAll('*')].map(({ localName }) => localName));
    const forms = new Set(['path', 'circle', 'ellipse', 'g', 'clipPath']);
    expect(root.localName).toBe('svg');
    expect(root.getAttribute('viewBox')).toBe('0 0 1000 1000');
    expect([...names].filter((name) => !forms.has(name))).toEqual([]);
    expect(text.length).toBeLessThan(6_000);
    expect(text).not.toMatch(/NaN|undefined/);
  });

  it('is painted in the colours that it is given and what follows from them', () => {
    const painted = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
    const other = illustrationSvg(id, {
      ...{ ground: '#101820', ink: '#f0fff8', accent: '#2fd18c', second: '#7a2fd0' },
      soft: '#1d3a30',
    });
    expect([...painted(text)].filter((one) => painted(other).has(one))).toEqual([]);
    expect(text).toContain(COLOURS.accent);
  });

  it('has words for who does not see it', () => {
    expect(alternativeText.length).toBeGreaterThan(10);
  });
});

it('[S140] is drawn otherwise for each', () => {
  const drawings = ILLUSTRATIONS.map(({ id }) => illustrationSvg(id, COLOURS));
  expect(new Set(drawings).size).toBe(10);
});

it('[S140] whatever an organisation’s colours are, forms are seen on the ground and told apart', () => {
  fc.assert(
    fc.property(fc.array(anyColour, { maxLength: 5 }), (colours) => {
      const palette = paletteOf(colours);
      for (const scheme of [palette.deep, palette.light, palette.bright, palette.warm]) {
        const { ground, accent, second } = illustrationColours(scheme, palette);
        expect(contrastOf(colour(accent), colour(ground))).toBeGreaterThan(1.45);
        expect(contrastOf(colour(second), colour(ground))).toBeGreaterThan(1.45);
        expect(second).not.toBe(accent);
      }
    }),
    { numRuns: 300 },
  );
});

it('[S140] takes an organisation’s own colours where they are seen', () => {
  const palette = paletteOf(['#12372a', '#f6f1e3', '#f2b950', '#c8553d']);
  expect(illustrationColours(palette.deep, palette)).toMatchObject({
    ...{ ground: '#12372a', accent: '#f2b950', second: '#c8553d' },
  });
});
