import type { Rectangle } from 'screen-player';
import type { Box, View } from 'shared-kernel/model';

import { guardRails } from '../../document/guardRails';
import { edgesAcross, edgesDown, type SnapLines } from './snap';

/** [S22] Edges and middle of the stage, of its guard rails and of the other items. */
export function snapLines(view: View, stage: Box, others: readonly Rectangle[]): SnapLines {
  const boxes = [{ left: 0, top: 0, ...stage }, guardRails(view, stage), ...others];
  return {
    x: [...new Set(boxes.flatMap(edgesAcross))],
    y: [...new Set(boxes.flatMap(edgesDown))],
  };
}
