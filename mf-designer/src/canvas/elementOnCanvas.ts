import type { ItemId } from 'shared-kernel/model';

/** What the canvas draws of an item; null where it does not draw it now. */
export const elementOnCanvas = (id: ItemId): HTMLElement | null =>
  [
    ...document.querySelectorAll<HTMLElement>('[role="group"][aria-label="Canvas"] [data-item-id]'),
  ].find((element) => element.dataset['itemId'] === id) ?? null;
