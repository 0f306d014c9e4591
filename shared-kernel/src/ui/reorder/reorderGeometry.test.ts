import fc from 'fast-check';
import {
  cellWay,
  isInColumns,
  nearestCell,
  placeAt,
  wayMade,
  type CellSpan,
  type RowSpan,
} from './reorderGeometry';

/** Rows of these heights, one under another. */
const stacked = (heights: readonly number[], gap = 10): readonly RowSpan[] =>
  heights.map((height, index) => ({
    height,
    top: heights.slice(0, index).reduce((sum, one) => sum + one + gap, 0),
  }));

const three = stacked([100, 40, 100]);

it('stays until an edge has passed the middle of a neighbour', () => {
  expect(placeAt(three, 0, 0)).toBe(0);
  expect(placeAt(three, 0, 29)).toBe(0);
  expect(placeAt(three, 0, 31)).toBe(1);
  expect(placeAt(three, 2, -29)).toBe(2);
  expect(placeAt(three, 2, -31)).toBe(1);
});

it('goes no further than the ends', () => {
  expect(placeAt(three, 0, 9999)).toBe(2);
  expect(placeAt(three, 2, -9999)).toBe(0);
});

const lists = fc
  .array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 })
  .chain((heights) =>
    fc.record({
      rows: fc.constant(stacked(heights)),
      from: fc.nat({ max: heights.length - 1 }),
      offset: fc.integer({ min: -4000, max: 4000 }),
    }),
  );

it('shows the list as it will be: rows that make way stand where the new order puts them', () => {
  fc.assert(
    fc.property(lists, ({ rows, from, offset }) => {
      const to = placeAt(rows, from, offset);
      const order = rows.map((_, index) => index).toSpliced(from, 1);
      const inNewOrder = order.toSpliced(to, 0, from);
      const heights = inNewOrder.map((index) => rows[index]?.height ?? 0);
      const tops = stacked(heights).map(({ top }) => top);
      for (const [newPlace, index] of inNewOrder.entries()) {
        if (index === from) continue;
        expect((rows[index]?.top ?? 0) + wayMade(rows, from, to, index)).toBe(tops[newPlace]);
      }
    }),
  );
});

it('moves further the further it is dragged', () => {
  fc.assert(
    fc.property(lists, fc.nat({ max: 500 }), ({ rows, from, offset }, further) => {
      expect(placeAt(rows, from, offset + further)).toBeGreaterThanOrEqual(
        placeAt(rows, from, offset),
      );
    }),
  );
});

describe('a list in columns', () => {
  const cells: readonly CellSpan[] = Array.from({ length: 7 }, (_, at) => ({
    ...{ left: (at % 3) * 110, top: Math.floor(at / 3) * 210, width: 100, height: 200 },
  }));
  const place = () => fc.nat({ max: cells.length - 1 });

  it('is told from one column', () => {
    expect(isInColumns(cells)).toBe(true);
    expect(isInColumns(cells.filter((_, at) => at % 3 === 0))).toBe(false);
  });

  it('takes the place over which the dragged one is, and the others stand where the new order puts them', () => {
    fc.assert(
      fc.property(place(), place(), (from, over) => {
        const [dragged, target] = [cells[from], cells[over]];
        const way = {
          x: (target?.left ?? 0) - (dragged?.left ?? 0),
          y: (target?.top ?? 0) - (dragged?.top ?? 0),
        };
        const to = nearestCell(cells, from, way);
        expect(to).toBe(over);
        const order = cells
          .map((_, index) => index)
          .toSpliced(from, 1)
          .toSpliced(to, 0, from);
        for (const [newPlace, index] of order.entries()) {
          if (index === from) continue;
          const { x, y } = cellWay(cells, from, to, index);
          expect({
            left: (cells[index]?.left ?? 0) + x,
            top: (cells[index]?.top ?? 0) + y,
          }).toEqual({ left: cells[newPlace]?.left, top: cells[newPlace]?.top });
        }
      }),
    );
  });
});
