import type { Rectangle } from 'screen-player';
import { GUARD_RAILS, type Box, type View } from 'shared-kernel/model';

/** The safe area of a view (spec §9), in the pixels of its stage. */
export function guardRails(view: View, stage: Box): Rectangle {
  const { left, top, width, height } = GUARD_RAILS[view];
  return {
    left: (left * stage.width) / 100,
    top: (top * stage.height) / 100,
    width: (width * stage.width) / 100,
    height: (height * stage.height) / 100,
  };
}
