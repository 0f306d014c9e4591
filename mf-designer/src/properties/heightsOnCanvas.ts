import type { Box, ItemId } from 'shared-kernel/model';

import type { Heights } from '../document/arrange';

/** How high the canvas draws these items, in percent of the stage; items that it does not draw count as flat. */
export function heightsOnCanvas(ids: readonly ItemId[], stage: Box): Heights {
  const canvas = document.querySelector('[role="group"][aria-label="Canvas"]');
  const drawn = new Map(
    [...(canvas?.querySelectorAll<HTMLElement>('[data-item-id]') ?? [])].map((element) => [
      element.dataset['itemId'],
      element.offsetHeight,
    ]),
  );
  return new Map(ids.map((id) => [id, ((drawn.get(id) ?? 0) / stage.height) * 100]));
}
