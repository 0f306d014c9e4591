import fc from 'fast-check';
import {
  asId,
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  DEFAULT_SHAPE,
  defaultItem,
  PLAIN_LOOK,
  SHAPE_FORMS,
  type Chart,
  type Item,
  type ItemId,
  type ItemLook,
} from 'shared-kernel/model';

import { parseColour } from '../style/colour';
import type { Colour } from '../style/colour';
import { backgroundOf } from './backgroundOf';
import { contrastNeeded, contrastOf, painted } from './contrast';
import { drawnContrast, groundOf, legibility } from './legibility';
import {
  boundsOf,
  groundOutline,
  outlineContains,
  outlineOf,
  outlinesOverlap,
  turnedWith,
} from './outline';
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
  const area = outlineOf({ left: 10, top: 10, width: 50, height: 20 });
  const around20 = outlineOf({ left: 0, top: 0, width: 100, height: 100 });
  const beside = outlineOf({ left: 40, top: 0, width: 100, height: 100 });
  const away = outlineOf({ left: 200, top: 0, width: 10, height: 10 });
  const [white, red] = [colour('#fff'), colour('#f00')];

  it('[P26] is the topmost colour behind all of the area', () => {
    expect(backgroundOf(area, [white], [])).toEqual([white]);
    expect(backgroundOf(area, [white], [{ area: around20, colours: [red] }])).toEqual([red]);
    expect(backgroundOf(area, [white], [{ area: away, colours: null }])).toEqual([white]);
    expect(
      backgroundOf(area, [white], [{ area: beside, colours: [colour('transparent')] }]),
    ).toEqual([white]);
    const veil = { area: around20, colours: [colour('rgba(255,0,0,0.5)')] };
    expect(backgroundOf(area, [white, red], [veil])).toMatchObject([
      { red: 255, green: 127.5 },
      { red: 255, green: 0 },
    ]);
  });

  it('[P26] is not known over a picture or an edge, unless something covers it', () => {
    const picture = { area: beside, colours: null };
    expect(backgroundOf(area, [white], [picture])).toBeNull();
    expect(backgroundOf(area, null, [{ area: beside, colours: [red] }])).toBeNull();
    expect(backgroundOf(area, null, [picture, { area: around20, colours: [red] }])).toEqual([red]);
  });
});

describe('outlines', () => {
  const plain = defaultItem(asId<ItemId>('one'), 1);
  const turnedBy = (rotation: number, parts: Partial<Item> = {}): Item => ({
    ...plain,
    look: { ...PLAIN_LOOK, rotation },
    ...parts,
  });
  const angle = fc.integer({ min: -360, max: 360 });

  it('[P26] those of upright boxes contain and overlap as the boxes do', () => {
    fc.assert(
      fc.property(rectangle, rectangle, (one, other) => {
        const [first, second] = [outlineOf(one), outlineOf(other)];
        expect(outlineContains(first, second)).toBe(contains(one, other));
        expect(outlinesOverlap(first, second)).toBe(overlaps(one, other));
      }),
    );
  });

  it('[P26] what is turned with a box stands to it as it did', () => {
    fc.assert(
      fc.property(rectangle, rectangle, angle, (box, area, rotation) => {
        const item = turnedBy(rotation);
        // Touching to a hair may fall to either side.
        const shifted = { ...area, left: area.left + 0.25, top: area.top + 0.25 };
        const [ground, inner] = [groundOutline(item, box), turnedWith(item, box, shifted)];
        expect(outlineContains(ground, inner)).toBe(contains(box, shifted));
        expect(outlinesOverlap(ground, inner)).toBe(overlaps(box, shifted));
      }),
    );
  });

  it('[P26] a ground with round corners lies within its box, and covers its middle', () => {
    fc.assert(
      fc.property(
        rectangle,
        angle,
        fc.constantFrom(...SHAPE_FORMS),
        fc.integer({ min: 0, max: 400 }),
        (box, rotation, form, cornerRadius) => {
          const item: Item = {
            ...plain,
            type: 'shape',
            shape: { form, thickness: 400 },
            look: { ...PLAIN_LOOK, rotation, cornerRadius },
          };
          const ground = groundOutline(item, box);
          expect(outlineContains(turnedWith(item, box, box), ground)).toBe(true);
          const middle = { left: box.left + box.width / 2, top: box.top + box.height / 2 };
          expect(outlineContains(ground, outlineOf({ ...middle, width: 0, height: 0 }))).toBe(true);
        },
      ),
    );
  });

  it('[P26] letters in the middle of a pill lie over it, where its round ends meet too', () => {
    const box = { left: 0, top: 0, width: 200, height: 56 };
    const pill: Item = { ...plain, type: 'button', backgroundColour: '#8a2f1c' };
    const inside = outlineOf({ left: 60, top: 14, width: 80, height: 28 });
    for (const height of [56, 40, 80]) {
      const ground = groundOutline(pill, { ...box, height });
      expect(outlinesOverlap(ground, inside)).toBe(true);
      expect(outlineContains(ground, inside)).toBe(height >= 42);
    }
  });

  it('[P26] the corner of a circle, and what lies beside a turned bar, is beside it', () => {
    const box = { left: 0, top: 0, width: 100, height: 100 };
    const circle: Item = { ...plain, type: 'shape', shape: { ...DEFAULT_SHAPE, form: 'circle' } };
    const corner = outlineOf({ left: 2, top: 2, width: 8, height: 8 });
    expect(outlinesOverlap(groundOutline(circle, box), corner)).toBe(false);
    expect(outlinesOverlap(groundOutline(plain, box), corner)).toBe(true);
    const bar = { left: 0, top: 45, width: 100, height: 10 };
    const upright = turnedBy(90);
    expect(boundsOf(groundOutline(upright, bar)).height).toBeCloseTo(100);
    expect(outlinesOverlap(groundOutline(upright, bar), corner)).toBe(false);
  });
});

describe('legibility', () => {
  const letters = outlineOf({ left: 10, top: 10, width: 20, height: 10 });
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const [white, black] = [colour('#fff'), colour('#000')];
  const read = (parts: Partial<Item>, behind: readonly Colour[] | null) => {
    const item: Item = { ...defaultItem(asId<ItemId>('one'), 1), ...parts };
    return legibility(item, groundOf(item, box, null), letters, behind).contrast;
  };
  const look = (parts: Partial<ItemLook>) => ({ look: { ...PLAIN_LOOK, ...parts } });

  it('[P26] letters that are seen through are judged as they are seen', () => {
    expect(read({}, [white])).toBeCloseTo(21);
    const half = read(look({ opacity: 0.5 }), [white]);
    expect(half).toBeCloseTo(contrastOf(colour('#808080'), white), 1);
    expect(read({ ...look({ opacity: 0 }) }, [white])).toBeCloseTo(1);
  });

  it('[P26] an object is seen through as a whole, its ground too', () => {
    const dark = { ...look({ opacity: 0.5 }), backgroundColour: '#000000' };
    const onWhite = read({ ...dark, font: { ...plainFont, colour: '#ffffff' } }, [white]);
    // White letters stay white over white; their ground is half of black.
    expect(onWhite).toBeCloseTo(contrastOf(colour('rgb(127.5, 127.5, 127.5)'), white), 5);
  });

  it('[P26] what lies behind an opaque ground does not matter, behind any other it does', () => {
    expect(read({ backgroundColour: '#ffffff' }, null)).toBeCloseTo(21);
    expect(read({ backgroundColour: '#ffffff', ...look({ opacity: 0.9 }) }, null)).toBeNull();
    expect(read({ backgroundColour: 'rgba(255,255,255,0.5)' }, null)).toBeNull();
  });

  it('[P26] of a gradient the colour counts that is hardest to read on', () => {
    const gradient = { colours: ['#ffffff', '#333333'], angle: 0 };
    expect(read(look({ gradient }), [white])).toBeCloseTo(contrastOf(black, colour('#333')), 5);
  });

  it('[P26] over the edge of its own ground it is not known', () => {
    const beyond = outlineOf({ left: 90, top: 10, width: 40, height: 10 });
    const item: Item = { ...defaultItem(asId<ItemId>('one'), 1), backgroundColour: '#eeeeee' };
    expect(legibility(item, groundOf(item, box, null), beyond, [white]).contrast).toBeNull();
  });
});

const plainFont = defaultItem(asId<ItemId>('one'), 1).font;

describe('[P48] what is drawn', () => {
  const box = { left: 0, top: 0, width: 100, height: 100 };
  const [white, black] = [colour('#ffffff'), colour('#000000')];
  const contrast = (parts: Partial<Item>, behind: readonly Colour[] | null = [white]) => {
    const item: Item = { ...defaultItem(asId<ItemId>('one'), 1), ...parts };
    return drawnContrast(item, groundOf(item, box, null), outlineOf(box), behind);
  };
  const progress = (done: string, trackColour: string): Partial<Item> => ({
    type: 'progress',
    figure: { ...DEFAULT_FIGURE, goal: '10', colour: done, trackColour },
  });
  const chart = (parts: Partial<Chart>): Partial<Item> => ({
    type: 'chart',
    chart: {
      ...DEFAULT_CHART,
      values: [
        { label: '', value: '3', colour: '' },
        { label: '', value: '1', colour: '' },
      ],
      ...parts,
    },
  });

  it('of a progress is told from its track, and from what is seen through that', () => {
    expect(contrast(progress('#000000', '#ffffff'), [black])).toBeCloseTo(21);
    expect(contrast(progress('#000000', '#000000'))).toBe(1);
    expect(contrast(progress('#000000', 'rgba(0,0,0,0)'))).toBeCloseTo(21);
    expect(contrast(progress('#000000', 'rgba(0,0,0,0)'), [black])).toBe(1);
    expect(contrast(progress('#000000', 'rgba(0,0,0,0)'), null)).toBeNull();
  });

  it('of a chart is told from the ground, by its faintest value', () => {
    expect(contrast(chart({ colour: '#000000' }))).toBeCloseTo(21);
    expect(contrast(chart({ colour: '#000000' }), [black])).toBe(1);
    expect(contrast({ ...chart({ colour: '#000000' }), backgroundColour: '#fff' }, null)).toBe(21);
    expect(contrast(chart({ form: 'average', colour: '#000000', trackColour: '#ffffff' }))).toBe(1);
    expect(contrast(chart({ values: [] }))).toBeNull();
    expect(contrast({ type: 'text' })).toBeNull();
  });
});
