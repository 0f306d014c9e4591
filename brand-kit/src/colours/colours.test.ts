import { contrastOf, parseColour } from 'screen-player';
import fc from 'fast-check';

import { aKit, anyColour } from '../testing/kits';
import { colourPairs, ratioOf } from './colourPairs';
import { nearestPassing } from './nearestPassing';
import { pictureColours } from './pictureColours';
import { proposedPalette } from './proposedPalette';

const RGBA = (hex: string, alpha = 255): readonly number[] => {
  const colour = parseColour(hex);
  if (colour === null) throw new Error(`${hex} is no colour`);
  return [colour.red, colour.green, colour.blue, alpha];
};

/** So many pixels of each colour. */
const picture = (...parts: readonly (readonly [hex: string, pixels: number, alpha?: number])[]) =>
  new Uint8ClampedArray(
    parts.flatMap(([hex, pixels, alpha]) =>
      Array.from({ length: pixels }, () => RGBA(hex, alpha)).flat(),
    ),
  );

describe('the contrast of pairs', () => {
  it('is said for each pair, and a pair that passes has no remedy', () => {
    const pairs = colourPairs(aKit().palette);
    expect(pairs.map(({ id, verdict, remedy }) => [id, verdict, remedy])).toEqual([
      ['text', 'passes', null],
      ['accent', 'passes', null],
      ['secondAccent', 'passes', null],
      ['label', 'passes', null],
    ]);
    expect(pairs[0]?.ratio).toBeCloseTo(11.6, 0);
  });

  it('has a colour at hand that passes, for the role that fails', () => {
    const palette = {
      ground: '#ffffff',
      text: '#9a9a9a',
      accent: '#ffd84d',
      secondAccent: '#777777',
    };
    const [text, accent, second] = colourPairs(palette);
    expect([text?.verdict, accent?.verdict, second?.verdict]).toEqual([
      'fails',
      'fails',
      'largeOnly',
    ]);
    expect(second?.remedy).toBeNull();
    const mended = {
      ...palette,
      text: text?.remedy?.colour ?? '',
      accent: accent?.remedy?.colour ?? '',
    };
    expect(ratioOf(mended.text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(ratioOf(mended.accent, '#ffffff')).toBeGreaterThanOrEqual(3);
    expect(colourPairs(mended).every(({ remedy }) => remedy === null)).toBe(true);
  });

  it('whatever the colours are, the nearest that passes does pass', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, ground) => {
        const nearest = nearestPassing(colour, ground, 4.5) ?? '';
        const [above, below] = [parseColour(nearest), parseColour(ground)];
        if (above === null || below === null) throw new Error('no colour');
        expect(contrastOf(above, below)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('the nearest is near: a grey that all but passes is moved by little', () => {
    const nearest = nearestPassing('#7a7a7a', '#ffffff', 4.5) ?? '';
    expect(parseColour(nearest)?.red).toBeGreaterThan(0x70);
    expect(nearestPassing('nothing', '#ffffff', 4.5)).toBeNull();
  });
});

describe('the colours of a picture', () => {
  it('are told by how much of it they are, without what lets the ground through', () => {
    const colours = pictureColours(
      picture(['#ffffff', 600, 0], ['#0f5f5b', 300], ['#f2b950', 120], ['#ffffff', 80]),
    );
    expect(colours.map(({ hex }) => hex)).toEqual(['#0f5f5b', '#f2b950', '#ffffff']);
    expect(colours[0]?.share).toBeCloseTo(0.6);
  });

  it('count the blur of edges with the colours that it lies between', () => {
    const colours = pictureColours(
      picture(['#d62828', 500], ['#d93a3a', 30], ['#ffffff', 500], ['#f8d5d5', 4]),
    );
    expect(colours).toHaveLength(2);
  });

  it('are none where nothing can be seen', () => {
    expect(pictureColours(picture(['#ff0000', 50, 10]))).toEqual([]);
    expect(proposedPalette([])).toBeNull();
  });
});

describe('a palette from a logo', () => {
  const proposal = (...parts: readonly (readonly [hex: string, pixels: number])[]) =>
    proposedPalette(pictureColours(picture(...parts)));

  it('takes its liveliest colours as accents, its ink and its paper as text and ground', () => {
    expect(proposal(['#ffffff', 700], ['#111827', 150], ['#c8553d', 100], ['#2f6f8f', 60])).toEqual(
      {
        ground: '#ffffff',
        text: '#111827',
        accent: '#c8553d',
        secondAccent: '#2f6f8f',
      },
    );
  });

  it('takes a colour that stands out as the accent, and leaves a pale one as it is', () => {
    expect(proposal(['#ffffff', 700], ['#ffd23f', 300], ['#0f5f5b', 100])).toMatchObject({
      accent: '#0f5f5b',
      secondAccent: '#ffd23f',
    });
  });

  it('of one colour alone makes ground, text and a neighbour of it', () => {
    const palette = proposal(['#0f5f5b', 400]);
    if (palette === null) throw new Error('nothing proposed');
    expect(palette.accent).toBe('#0f5f5b');
    expect(palette.secondAccent).not.toBe(palette.accent);
    expect(ratioOf(palette.text, palette.ground)).toBeGreaterThanOrEqual(7);
  });

  it('whatever the logo is, its text can be read on its ground at length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyColour, fc.integer({ min: 1, max: 40 })), {
          minLength: 1,
          maxLength: 5,
        }),
        (parts) => {
          const palette = proposal(...parts);
          if (palette === null) throw new Error('nothing proposed');
          expect(ratioOf(palette.text, palette.ground)).toBeGreaterThanOrEqual(7);
        },
      ),
      { numRuns: 60 },
    );
  });
});
