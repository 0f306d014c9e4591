import type { Rectangle } from 'screen-player';
import { DEVICE_PRESETS } from 'shared-kernel/model';
import fc from 'fast-check';

import { edgesAcross, edgesDown, snap, type SnapLines } from './snap';
import { snapLines } from './snapLines';

const REACH = 6;
const BOX: Rectangle = { left: 100, top: 100, width: 50, height: 20 };

const length = fc.double({ min: 0, max: 2000, noNaN: true });
const aBox = fc.record({ left: length, top: length, width: length, height: length });
const aMovement = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
});
const someLines: fc.Arbitrary<SnapLines> = fc.record({
  x: fc.array(length, { maxLength: 20 }),
  y: fc.array(length, { maxLength: 20 }),
});

it.each([
  ['its left edge', { x: -97, y: 0 }, { x: [0], y: [] }, -100],
  ['its middle', { x: 73, y: 0 }, { x: [200], y: [] }, 75],
  ['its right edge', { x: 152, y: 0 }, { x: [300], y: [] }, 150],
  ['the nearer of two lines', { x: 4, y: 0 }, { x: [100, 106], y: [] }, 6],
])('[S22] comes to rest with %s on a line', (_, movement, lines, x) => {
  expect(snap(BOX, movement, lines, REACH).movement).toEqual({ x, y: 0 });
});

it('[S22] beyond the reach nothing snaps, and no guide is shown', () => {
  expect(snap(BOX, { x: 7, y: 9 }, { x: [100], y: [300] }, REACH)).toEqual({
    movement: { x: 7, y: 9 },
    guides: { x: [], y: [] },
  });
});

it('[S22] no movement is changed by more than the reach', () => {
  fc.assert(
    fc.property(aBox, aMovement, someLines, (box, movement, lines) => {
      const snapped = snap(box, movement, lines, REACH).movement;
      expect(Math.abs(snapped.x - movement.x)).toBeLessThanOrEqual(REACH);
      expect(Math.abs(snapped.y - movement.y)).toBeLessThanOrEqual(REACH);
    }),
  );
});

it('[S22] snapping what has snapped changes nothing', () => {
  fc.assert(
    fc.property(aBox, aMovement, someLines, (box, movement, lines) => {
      const once = snap(box, movement, lines, REACH);
      expect(snap(box, once.movement, lines, REACH)).toEqual(once);
    }),
  );
});

it('[S22] every guide lies on an edge or the middle, and is there whenever something snapped', () => {
  fc.assert(
    fc.property(aBox, aMovement, someLines, (box, movement, lines) => {
      const { movement: by, guides } = snap(box, movement, lines, REACH);
      const across = edgesAcross(box).map((edge) => edge + by.x);
      const down = edgesDown(box).map((edge) => edge + by.y);
      const distance = (line: number, edges: readonly number[]) =>
        Math.min(...edges.map((edge) => Math.abs(edge - line)));
      for (const line of guides.x) expect(distance(line, across)).toBeLessThan(0.01);
      for (const line of guides.y) expect(distance(line, down)).toBeLessThan(0.01);
      if (by.x !== movement.x) expect(guides.x).not.toEqual([]);
      if (by.y !== movement.y) expect(guides.y).not.toEqual([]);
    }),
  );
});

it('[S22] lines are those of the stage, its guard rails and the other items', () => {
  const stage = DEVICE_PRESETS.mobilePortrait.popular;
  const { x, y } = snapLines('mobilePortrait', stage, [BOX]);
  expect([...x].sort((a, b) => a - b)).toEqual([0, 19.5, 100, 125, 150, 195, 370.5, 390]);
  expect(y).toEqual(expect.arrayContaining([0, 422, 844, 100, 110, 120]));
  expect(y.some((line) => Math.abs(line - 844 * 0.83) < 0.01)).toBe(true);
});
