import type { Item, ScreenContent } from 'shared-kernel/model';

/** The item whose box an event came from. */
export const itemAt = (content: ScreenContent, target: EventTarget): Item | undefined => {
  const element = target instanceof Element ? target.closest('[data-item-id]') : null;
  const id = element instanceof HTMLElement ? element.dataset['itemId'] : undefined;
  return content.items.find((item) => item.id === id);
};
