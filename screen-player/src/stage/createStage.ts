import { inItemOrder, layoutFor } from 'shared-kernel/evaluation';
import type { Box, Item, ItemId, ScreenContent, View } from 'shared-kernel/model';

import { formatColour, parseColour } from '../style/colour';
import { applyStyle } from '../style/itemStyle';
import { createBackground } from './createBackground';
import { createItemBox } from './createItemBox';
import type { ItemBox } from './createItemBox';

/** A screen as a still picture: every item in its place. The designer's canvas and the player stand on it. */
export interface Stage {
  readonly element: HTMLElement;
  /** Draws the content anew, keeping the elements of items that stay. */
  paint(content: ScreenContent, view: View, box: Box): void;
  itemBox(id: ItemId): ItemBox | undefined;
}

export interface StageOptions {
  /** Origin before paths of images, where the stage stands on a foreign page; '' on the product's own. */
  readonly ownOrigin?: string;
}

export function createStage(page: Document, { ownOrigin = '' }: StageOptions = {}): Stage {
  const element = page.createElement('div');
  const background = createBackground(page, ownOrigin);
  const boxes = new Map<ItemId, ItemBox>();
  element.append(background.element);

  const boxFor = (item: Item): ItemBox => {
    const existing = boxes.get(item.id);
    if (existing !== undefined) return existing;
    const created = createItemBox(page, ownOrigin);
    boxes.set(item.id, created);
    return created;
  };

  return {
    element,
    itemBox: (id) => boxes.get(id),
    paint: (content, view, box) => {
      applyStyle(element, stageStyle(content, box));
      background.paint(content);
      // [P10]
      const items = inItemOrder(content.items);
      removeGone(boxes, items);
      items.forEach((item, index) => {
        const itemBox = boxFor(item);
        itemBox.paint(item, layoutFor(item, view));
        placeAt(element, itemBox.element, index + 1);
      });
    },
  };
}

/** [P6] [P12] */
const stageStyle = (content: ScreenContent, box: Box) => {
  const colour = parseColour(content.backgroundColour);
  return {
    position: 'relative',
    overflow: 'hidden',
    width: `${String(box.width)}px`,
    height: `${String(box.height)}px`,
    'background-color': colour === null ? '#ffffff' : formatColour(colour),
  };
};

function removeGone(boxes: Map<ItemId, ItemBox>, items: readonly Item[]): void {
  const staying = new Set(items.map(({ id }) => id));
  for (const [id, box] of boxes) {
    if (staying.has(id)) continue;
    box.element.remove();
    boxes.delete(id);
  }
}

/** Moves an element only where it stands wrong: moving it would take the focus from it. */
function placeAt(parent: HTMLElement, child: HTMLElement, index: number): void {
  const there = parent.children[index] ?? null;
  if (there !== child) parent.insertBefore(child, there);
}
