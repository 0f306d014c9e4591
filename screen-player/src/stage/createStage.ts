import { inItemOrder, layoutFor } from 'evaluation';
import type { Box, Item, ItemId, Layout, ScreenContent, View } from 'shared-kernel/model';

import { formatColour, parseColour } from '../style/colour';
import { STAGE_RESET } from '../style/foreignStyles';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import type { BackgroundFrame } from '../timeline/frameAt';
import { createBackground } from './createBackground';
import { createFontLoader } from './createFontLoader';
import { createItemBox } from './createItemBox';
import type { ItemBox } from './createItemBox';
import type { StageOptions } from './stageOptions';

/** What a stage shows at the moment. */
export interface Painting {
  readonly content: ScreenContent;
  readonly view: View;
  /** CSS pixels. */
  readonly box: Box;
}

/** A screen as a still picture: every item in its place. The designer's canvas and the player stand on it. */
export interface Stage {
  readonly element: HTMLElement;
  /** Null until it was painted. */
  readonly painting: Painting | null;
  /** [P28] Draws the content, touching only what changed; items are known by their ids. */
  paint(content: ScreenContent, view: View, box: Box): void;
  /** [P28] Changes one item's place alone, until the content is painted again: for dragging. */
  moveItem(id: ItemId, position: Layout['position']): void;
  itemBox(id: ItemId): ItemBox | undefined;
  /** [P60] Until the fonts of what was painted have come or failed, which measuring waits for; null: they have. */
  fontsComing(): Promise<unknown> | null;
  /** The picture behind the items; null where there is none, or it was refused or failed [P16]. */
  backgroundImage(): HTMLImageElement | null;
  /** [P36] null: at rest. */
  showBackground(frame: BackgroundFrame | null): void;
}

export function createStage(page: Document, options: StageOptions = {}): Stage {
  const { ownOrigin = '' } = options;
  const element = page.createElement('div');
  applyStyle(element, STAGE_RESET);
  const writeStyle = createStyleWriter(element);
  const background = createBackground(page, ownOrigin);
  const fonts = createFontLoader(page, ownOrigin, options.loadFonts);
  const boxes = new Map<ItemId, ItemBox>();
  let painting: Painting | null = null;
  element.append(background.element);

  const boxFor = (item: Item): ItemBox => {
    const existing = boxes.get(item.id);
    if (existing !== undefined) return existing;
    const created = createItemBox(page, options);
    boxes.set(item.id, created);
    return created;
  };

  const outdate = () => {
    for (const box of boxes.values()) box.outdate();
  };

  return {
    element,
    get painting() {
      return painting;
    },
    itemBox: (id) => boxes.get(id),
    fontsComing: fonts.coming,
    backgroundImage: () => background.shown(),
    showBackground: (frame) => {
      background.showAt(frame);
    },
    moveItem: (id, position) => boxes.get(id)?.move(position),
    paint: (content, view, box) => {
      painting = { content, view, box };
      fonts.bring(content, outdate);
      writeStyle(stageStyle(content, box));
      background.paint(content, box);
      // [P10]
      const items = inItemOrder(content.items);
      removeGone(boxes, items);
      let before: Element = background.element;
      for (const item of items) {
        const itemBox = boxFor(item);
        itemBox.paint(item, layoutFor(item, view));
        itemBox.outdate();
        placeAfter(before, itemBox.element);
        before = itemBox.element;
      }
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
function placeAfter(before: Element, element: HTMLElement): void {
  if (before.nextElementSibling !== element) before.after(element);
}
