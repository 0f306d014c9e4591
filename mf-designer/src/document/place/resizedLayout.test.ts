import { ALIGNMENTS, DEFAULT_LAYOUT, type Alignment, type Layout } from 'shared-kernel/model';
import fc from 'fast-check';

import { resizedLayout } from './resizedLayout';

const layout = (horizontal: number, maxWidth: number): Layout => ({
  ...DEFAULT_LAYOUT,
  maxWidth,
  position: { top: 25, horizontal },
});

/** Percent of the stage from its left edge. */
const sidesOf = ({ position, maxWidth }: Layout, alignment: Alignment) =>
  alignment === 'right'
    ? { left: 100 - position.horizontal - maxWidth, right: 100 - position.horizontal }
    : { left: position.horizontal, right: position.horizontal + maxWidth };

const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10);

it.each([
  ['left', 'right', { horizontal: 20, maxWidth: 40 }],
  ['left', 'left', { horizontal: 30, maxWidth: 20 }],
  ['right', 'right', { horizontal: 10, maxWidth: 40 }],
  ['right', 'left', { horizontal: 20, maxWidth: 20 }],
] as const)(
  '[S24] a %s-aligned item, its %s side moved 10 percent to the right',
  (alignment, side, { horizontal, maxWidth }) => {
    expect(resizedLayout(layout(20, 30), alignment, side, 10)).toEqual(
      layout(horizontal, maxWidth),
    );
  },
);

it('[S24] the other side stays, and width and position stay within 0-100', () => {
  fc.assert(
    fc.property(
      tenths(0, 100),
      tenths(1, 100),
      fc.constantFrom(...ALIGNMENTS),
      fc.constantFrom('left' as const, 'right' as const),
      tenths(-150, 150),
      (horizontal, maxWidth, alignment, side, by) => {
        const before = layout(horizontal, maxWidth);
        const after = resizedLayout(before, alignment, side, by);
        const other = side === 'left' ? 'right' : 'left';
        expect(after.maxWidth).toBeGreaterThanOrEqual(1);
        expect(after.maxWidth).toBeLessThanOrEqual(100);
        expect(after.position.horizontal).toBeGreaterThanOrEqual(0);
        expect(after.position.horizontal).toBeLessThanOrEqual(100);
        expect(sidesOf(after, alignment)[other]).toBeCloseTo(sidesOf(before, alignment)[other], 2);
      },
    ),
  );
});

it('[S24] a side that stays where it is changes nothing', () => {
  const before = layout(20, 30);
  expect(resizedLayout(before, 'left', 'right', 0)).toBe(before);
});
