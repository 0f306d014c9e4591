import type { Rectangle, Stage } from 'screen-player';
import type { ItemId } from 'shared-kernel/model';

/** The boxes of items in the stage's own pixels, seen at `scale`; what is not drawn is left out. */
export function measuredBoxes(
  stage: Stage,
  ids: readonly ItemId[],
  scale: number,
): ReadonlyMap<ItemId, Rectangle> {
  const origin = stage.element.getBoundingClientRect();
  const boxes = new Map<ItemId, Rectangle>();
  for (const id of ids) {
    const seen = stage.itemBox(id)?.element.getBoundingClientRect();
    if (seen === undefined) continue;
    boxes.set(id, {
      left: (seen.left - origin.left) / scale,
      top: (seen.top - origin.top) / scale,
      width: seen.width / scale,
      height: seen.height / scale,
    });
  }
  return boxes;
}
