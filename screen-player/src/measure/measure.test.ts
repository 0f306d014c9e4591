import fc from 'fast-check';

import { parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import { backgroundOf } from './backgroundOf';
import { contrastNeeded, contrastOf, painted } from './contrast';
import { around, contains, overlaps } from './rectangle';

const colour = (text: string): Colour => {
  const parsed = parseColour(text);
  if (parsed === null) throw new Error(`${text} is no colour`);
  return parsed;
};

const rectangle = fc.record({
  left: fc.integer({ min: -500, max: 500 }),
  top: fc.integer({ min: -500, max: 500 }),
  width: fc.integer({ min: 2, max: 500 }),
  height: fc.integer({ min: 2, max: 500 }),
});

describe('rectangles', () => {
  it('[P26] the one around others contains them, and what contains overlaps', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { minLength: 1 }), (rectangles) => {
        const outer = around(rectangles);
        for (const inner of rectangles) {
          expect(outer && contains(outer, inner)).toBe(true);
          expect(outer && overlaps(outer, inner)).toBe(true);
        }
      }),
    );
    expect(around([])).toBeNull();
  });

  it('[P26] overlapping is mutual, and touching is none', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (one, other) => {
        expect(overlaps(one, other)).toBe(overlaps(other, one));
        expect(overlaps(one, { ...one, left: one.left + one.width })).toBe(false);
        expect(contains(one, { ...one, width: one.width + 1 })).toBe(false);
      }),
    );
  });
});

describe('contrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777', '#fff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#f00', '#f00', 1],
  ])('[P26] of %s and %s is %d', (one, other, ratio) => {
    expect(contrastOf(colour(one), colour(other))).toBeCloseTo(ratio, 2);
    expect(contrastOf(colour(other), colour(one))).toBeCloseTo(ratio, 2);
  });

  it('[P26] what shows through counts', () => {
    expect(painted(colour('rgba(0,0,0,0.5)'), colour('#fff'))).toEqual({
      red: 127.5,
      green: 127.5,
      blue: 127.5,
      alpha: 1,
    });
  });

  it('[P26] large text needs less', () => {
    expect(contrastNeeded(24, 'normal')).toBe(3);
    expect(contrastNeeded(22, 'normal')).toBe(4.5);
    expect(contrastNeeded(20, 'bold')).toBe(3);
  });
});

describe('backgrounds', () => {
  const area = { left: 10, top: 10, width: 50, height: 20 };
  const around20 = { left: 0, top: 0, width: 100, height: 100 };
  const beside = { left: 40, top: 0, width: 100, height: 100 };
  const away = { left: 200, top: 0, width: 10, height: 10 };
  const [white, red] = [colour('#fff'), colour('#f00')];

  it('[P26] is the topmost colour behind all of the area', () => {
    expect(backgroundOf(area, [white], [])).toEqual([white]);
    expect(backgroundOf(area, [white], [{ area: around20, colour: red }])).toEqual([red]);
    expect(backgroundOf(area, [white], [{ area: away, colour: null }])).toEqual([white]);
    expect(backgroundOf(area, [white], [{ area: beside, colour: colour('transparent') }])).toEqual([
      white,
    ]);
    const veil = { area: around20, colour: colour('rgba(255,0,0,0.5)') };
    expect(backgroundOf(area, [white, red], [veil])).toMatchObject([
      { red: 255, green: 127.5 },
      { red: 255, green: 0 },
    ]);
  });

  it('[P26] is not known over a picture or an edge, unless something covers it', () => {
    const picture = { area: beside, colour: null };
    expect(backgroundOf(area, [white], [picture])).toBeNull();
    expect(backgroundOf(area, null, [{ area: beside, colour: red }])).toBeNull();
    expect(backgroundOf(area, null, [picture, { area: around20, colour: red }])).toEqual([red]);
  });
});
