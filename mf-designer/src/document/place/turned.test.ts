import fc from 'fast-check';
import { asId, DEFAULT_LAYOUT, defaultItem, PLAIN_LOOK, type ItemId } from 'shared-kernel/model';

import { lookOf, withLook } from '../look';
import { alongSides, heightenedLayout, heldInPlace, wholeTurn } from './turned';

const degrees = fc.integer({ min: -720, max: 720 });
const length = fc.integer({ min: -500, max: 500 });

it.each([
  [7.4, false, 7],
  [7.6, true, 15],
  [-1, false, 359],
  [359.7, false, 0],
  [367, true, 0],
])('[S99] %d degrees, in steps: %s, are %d', (written, inSteps, expected) => {
  expect(wholeTurn(written, inSteps)).toBe(expected);
});

it('[S99] a movement along the sides of what is turned is as long, and upright the movement itself', () => {
  fc.assert(
    fc.property(length, length, degrees, (x, y, rotation) => {
      const along = alongSides({ x, y }, rotation);
      expect(Math.hypot(along.x, along.y)).toBeCloseTo(Math.hypot(x, y));
      expect(alongSides({ x, y }, 0)).toEqual({ x, y });
    }),
  );
});

it('[S99] the side that is not pulled stays where it is seen, whatever it is turned by', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 400 }),
      fc.integer({ min: 1, max: 200 }),
      degrees,
      (width, growth, rotation) => {
        const angle = (rotation * Math.PI) / 180;
        const leftOf = (middle: { x: number; y: number }, wide: number) => ({
          x: middle.x - (wide / 2) * Math.cos(angle),
          y: middle.y - (wide / 2) * Math.sin(angle),
        });
        const before = leftOf({ x: 0, y: 0 }, width);
        const held = heldInPlace({ x: growth / 2, y: 0 }, rotation);
        const after = leftOf({ x: growth / 2 + held.x, y: held.y }, width + growth);
        expect(after.x).toBeCloseTo(before.x);
        expect(after.y).toBeCloseTo(before.y);
      },
    ),
  );
});

it('[S24] a pulled edge makes a height of its own, within the stage, the other one staying', () => {
  const layout = { ...DEFAULT_LAYOUT, position: { top: 20, horizontal: 10 } };
  expect(heightenedLayout(layout, 10, 'bottom', 5)).toEqual({ ...layout, height: 15 });
  expect(heightenedLayout(layout, 10, 'top', -5)).toEqual({
    ...layout,
    height: 15,
    position: { top: 15, horizontal: 10 },
  });
  expect(heightenedLayout(layout, 10, 'bottom', 500).height).toBe(80);
  expect(heightenedLayout(layout, 10, 'top', 500).height).toBe(1);
  expect(heightenedLayout(layout, 10, 'bottom', 0)).toBe(layout);
});

it('[S95] a look that says nothing any more is none', () => {
  const item = defaultItem(asId<ItemId>('one'), 1);
  const turned = withLook(item, { rotation: 15 });
  expect(turned.look).toEqual({ ...PLAIN_LOOK, rotation: 15 });
  expect(withLook(turned, { rotation: 0 }).look).toBeNull();
  expect(withLook(item, { opacity: 1 })).toBe(item);
  expect(lookOf(item)).toBe(PLAIN_LOOK);
});
