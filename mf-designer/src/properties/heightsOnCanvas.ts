import type { Box, ItemId } from 'shared-kernel/model';

import { elementOnCanvas } from '../canvas/elementOnCanvas';
import type { Heights } from '../document/arrange';

/** How high the canvas draws these items, in percent of the stage; items that it does not draw count as flat. */
export const heightsOnCanvas = (ids: readonly ItemId[], stage: Box): Heights =>
  new Map(ids.map((id) => [id, ((elementOnCanvas(id)?.offsetHeight ?? 0) / stage.height) * 100]));
