import type { Alignment, Box, Layout } from 'shared-kernel/model';

type Position = Layout['position'];

/** CSS pixels on the person's screen, right and down counted positive. */
export interface Movement {
  readonly x: number;
  readonly y: number;
}

/** [S6] Where an item stands after the pointer moved; `stage` is the stage's size as seen, after scaling. */
export const draggedPosition = (
  start: Position,
  movement: Movement,
  stage: Box,
  alignment: Alignment,
): Position =>
  movedPosition(
    start,
    { x: (movement.x / stage.width) * 100, y: (movement.y / stage.height) * 100 },
    alignment,
  );

/** [S6] The same in percent of the stage; for right-aligned items right is towards 0. */
export const movedPosition = (
  start: Position,
  percent: Movement,
  alignment: Alignment,
): Position => ({
  top: within(start.top + percent.y),
  horizontal: within(start.horizontal + (alignment === 'right' ? -percent.x : percent.x)),
});

const within = (percent: number): number =>
  Math.round(Math.max(0, Math.min(100, percent)) * 10) / 10;

/** One percent a key press. */
export const ARROW_MOVES: Readonly<Record<string, Movement>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
