import type { Box, ItemId } from 'shared-kernel/model';

import type { Heights } from '../document/arrange';
import type { DesignEditor } from '../editor/createEditor';

/** How high the canvas draws these items, in percent of the stage; items that it does not draw count as flat. */
export const heightsOnCanvas = (
  { elements }: Pick<DesignEditor, 'elements'>,
  ids: readonly ItemId[],
  stage: Box,
): Heights =>
  new Map(
    ids.map((id) => [id, ((elements.itemOnCanvas(id)?.offsetHeight ?? 0) / stage.height) * 100]),
  );
