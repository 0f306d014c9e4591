import type { Rectangle } from 'screen-player';
import { GUARD_RAILS, type Box, type View } from 'shared-kernel/model';

import { edgesAcross, edgesDown, type SnapLines } from './snap';

/** [S22] Edges and middle of the stage, of its guard rails and of the other items. */
export function snapLines(view: View, stage: Box, others: readonly Rectangle[]): SnapLines {
  const boxes = [{ left: 0, top: 0, ...stage }, guardRailsBox(view, stage), ...others];
  return {
    x: [...new Set(boxes.flatMap(edgesAcross))],
    y: [...new Set(boxes.flatMap(edgesDown))],
  };
}

/** Spec §9, in the stage's pixels. */
export function guardRailsBox(view: View, stage: Box): Rectangle {
  const { left, top, width, height } = GUARD_RAILS[view];
  return {
    left: (left * stage.width) / 100,
    top: (top * stage.height) / 100,
    width: (width * stage.width) / 100,
    height: (height * stage.height) / 100,
  };
}
