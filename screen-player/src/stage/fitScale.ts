import type { Box } from 'shared-kernel/model';

/** The largest scale, at most 1, at which the stage fits into the room (D15: the whole stage is scaled as one). */
export const fitScale = (stage: Box, room: Box): number =>
  Math.max(0, Math.min(1, room.width / stage.width, room.height / stage.height));
