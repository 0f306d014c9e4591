import fc from 'fast-check';
import { asId, DEFAULT_CONTENT, DEFAULT_LAYOUT, type ItemId } from 'shared-kernel/model';

import { addItem } from '../addItem';
import { placedAround } from './placedAround';

const ID = asId<ItemId>('picture');
const STAGE = { width: 400, height: 800 };
const content = addItem(DEFAULT_CONTENT, ID, 'image', 'mobilePortrait');
const place = (point: { x: number; y: number }, picture: { width: number; height: number }) =>
  placedAround(content, ID, 'mobilePortrait', { point, picture, stage: STAGE }).items[0]
    ?.screenSizes.mobilePortrait?.position;

describe('[S143] a picture around a point of the stage', () => {
  it('has its middle there', () => {
    expect(place({ x: 50, y: 50 }, { width: 100, height: 100 })).toEqual({
      horizontal: 37.5,
      top: 43.8,
    });
  });

  it('stays on the stage where it has room', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const pixels = fc.integer({ min: 1, max: 380 });
    fc.assert(
      fc.property(percent, percent, pixels, pixels, (x, y, width, height) => {
        const position = place({ x, y }, { width, height });
        expect(position?.top).toBeGreaterThanOrEqual(0);
        expect(position?.horizontal).toBeGreaterThanOrEqual(0);
        const drawn = Math.min(DEFAULT_LAYOUT.maxWidth, (width / STAGE.width) * 100);
        expect((position?.horizontal ?? NaN) + drawn).toBeLessThanOrEqual(100.1);
      }),
    );
  });

  it('begins at the upper edge where it is higher than the stage', () => {
    expect(place({ x: 50, y: 90 }, { width: 100, height: 4_000 })?.top).toBe(0);
  });
});
