import fc from 'fast-check';

import { beyondFrame, focusAfterPull } from './cropMove';

const picture = { width: 2000, height: 1000 };
const frame = { width: 100, height: 100 };
const middle = { left: 50, top: 50 };

it('[S124] a picture is pulled as far as there is more of it', () => {
  const framed = { picture, frame, zoom: 1 };
  expect(beyondFrame(framed)).toEqual({ width: 100, height: 0 });
  expect(focusAfterPull(middle, { x: 20, y: 20 }, framed)).toEqual({ left: 30, top: 50 });
  expect(focusAfterPull(middle, { x: 500, y: 0 }, framed).left).toBe(0);
  expect(focusAfterPull(middle, { x: -500, y: 0 }, framed).left).toBe(100);
});

it('[S124] enlarged, it is pulled in both directions', () => {
  const framed = { picture, frame, zoom: 2 };
  expect(beyondFrame(framed)).toEqual({ width: 300, height: 100 });
  expect(focusAfterPull(middle, { x: 30, y: -10 }, framed)).toEqual({ left: 40, top: 60 });
});

it('[S124] what is pulled stays below the pointer', () => {
  const size = fc.record({
    width: fc.integer({ min: 50, max: 4000 }),
    height: fc.integer({ min: 50, max: 4000 }),
  });
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 4 }), (shown, box, zoom) => {
      const framed = { picture: shown, frame: box, zoom };
      const { width } = beyondFrame(framed);
      const [from, by] = [60, width * 0.1];
      const { left } = focusAfterPull({ left: from, top: 50 }, { x: by, y: 0 }, framed);
      // The left edge of the picture, from that of the frame.
      const moved = (-left / 100) * width + (from / 100) * width;
      if (width >= 0.5) expect(Math.abs(moved - by)).toBeLessThanOrEqual(width * 0.0006);
    }),
  );
});
