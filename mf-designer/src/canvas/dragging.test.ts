import { ARROW_MOVES, draggedPosition, movedPosition } from './dragging';

const STAGE = { width: 200, height: 400 };
const START = { top: 25, horizontal: 10 };

describe('dragging', () => {
  it('[S6] is percent of the stage from the left edge', () => {
    expect(draggedPosition(START, { x: 20, y: 100 }, STAGE, 'left')).toEqual({
      top: 50,
      horizontal: 20,
    });
    expect(draggedPosition(START, { x: 20, y: 0 }, STAGE, 'center').horizontal).toBe(20);
  });

  it('[S6] is percent from the right edge for right-aligned items', () => {
    expect(draggedPosition(START, { x: -20, y: 0 }, STAGE, 'right')).toEqual({
      top: 25,
      horizontal: 20,
    });
  });

  it('[S6] stays within the stage, to a tenth of a percent', () => {
    expect(draggedPosition(START, { x: -999, y: 9999 }, STAGE, 'left')).toEqual({
      top: 100,
      horizontal: 0,
    });
    expect(draggedPosition(START, { x: 0.3, y: 0 }, STAGE, 'left').horizontal).toBe(10.2);
  });

  it('[S6] arrow keys move by one percent', () => {
    const press = (key: string, alignment: 'left' | 'right') =>
      movedPosition(START, ARROW_MOVES[key] ?? { x: 0, y: 0 }, alignment);
    expect(press('ArrowRight', 'left')).toEqual({ top: 25, horizontal: 11 });
    expect(press('ArrowRight', 'right')).toEqual({ top: 25, horizontal: 9 });
    expect(press('ArrowUp', 'left')).toEqual({ top: 24, horizontal: 10 });
  });
});
