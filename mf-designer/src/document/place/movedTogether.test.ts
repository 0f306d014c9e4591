import { ALIGNMENTS, asId, type Alignment, type ItemId } from 'shared-kernel/model';
import fc from 'fast-check';

import { movedTogether, type Placed } from './movedTogether';
import { onGrid } from './onGrid';

const at = (horizontal: number, top: number, alignment: Alignment = 'left'): Placed => ({
  id: asId<ItemId>(`${alignment} ${String(horizontal)} ${String(top)}`),
  position: { top, horizontal },
  alignment,
});

const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const anItem = fc
  .tuple(percent, percent, fc.constantFrom(...ALIGNMENTS))
  .map(([horizontal, top, alignment]) => at(horizontal, top, alignment));
const someItems = fc.array(anItem, { minLength: 1, maxLength: 6 });
const aMovement = fc.record({
  x: fc.double({ min: -150, max: 150, noNaN: true }),
  y: fc.double({ min: -150, max: 150, noNaN: true }),
});

const positions = (items: readonly Placed[]) => items.map(({ position }) => position);

it('[S20] is percent from the left edge, for right-aligned items from the right edge', () => {
  const items = [at(10, 25), at(10, 25, 'center'), at(10, 25, 'right')];
  expect(positions(movedTogether(items, { x: 10, y: 5 }))).toEqual([
    { top: 30, horizontal: 20 },
    { top: 30, horizontal: 20 },
    { top: 30, horizontal: 0 },
  ]);
});

it('[S20] nothing leaves 0-100', () => {
  fc.assert(
    fc.property(someItems, aMovement, (items, movement) => {
      for (const { top, horizontal } of positions(movedTogether(items, movement))) {
        expect(Math.min(top, horizontal)).toBeGreaterThanOrEqual(0);
        expect(Math.max(top, horizontal)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

it('[S20] items that are moved together keep their distances', () => {
  const fromLeft = ({ position, alignment }: Placed) =>
    alignment === 'right' ? -position.horizontal : position.horizontal;
  fc.assert(
    fc.property(someItems, aMovement, (items, movement) => {
      const moved = movedTogether(items, movement);
      const shifts = moved.map((item, index) => {
        const before = items[index] ?? item;
        return {
          x: fromLeft(item) - fromLeft(before),
          y: item.position.top - before.position.top,
        };
      });
      for (const { x, y } of shifts) {
        expect(x).toBeCloseTo(shifts[0]?.x ?? 0, 2);
        expect(y).toBeCloseTo(shifts[0]?.y ?? 0, 2);
      }
    }),
  );
});

it('[S20] what was stored outside of 0-100 can be moved back', () => {
  expect(positions(movedTogether([at(120, -10)], { x: -30, y: 20 }))).toEqual([
    { top: 10, horizontal: 90 },
  ]);
});

it('[S6] a free drag ends on a tenth of a percent, one that snapped on a hundredth', () => {
  fc.assert(
    fc.property(anItem, aMovement, fc.boolean(), (item, movement, snapped) => {
      const to = onGrid(item, movement, { x: snapped, y: snapped });
      const [position] = positions(movedTogether([item], to));
      const parts = snapped ? 100 : 10;
      const onParts = (value = 0) => Math.abs(value * parts - Math.round(value * parts));
      expect(onParts(position?.top)).toBeLessThan(0.001);
      expect(onParts(position?.horizontal)).toBeLessThan(0.001);
      expect(Math.abs(to.x - movement.x)).toBeLessThanOrEqual(0.51 / parts);
      expect(Math.abs(to.y - movement.y)).toBeLessThanOrEqual(0.51 / parts);
    }),
  );
});
