import type { Item, Layout } from 'shared-kernel/model';

import { finishedText } from '../motion/finishedText';
import type { TextFrame } from '../motion/typedText';
import { INSIDE_RESET, ITEM_RESET } from '../style/foreignStyles';
import { itemStyle, placeStyle } from '../style/itemStyle';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import { createImageBody } from './createImageBody';
import { createTextBody } from './createTextBody';
import type { StageOptions } from './stageOptions';

/** One item on a stage. */
export interface ItemBox {
  readonly element: HTMLElement;
  /** The element that holds the whole text, for measuring; unused by images that load. */
  readonly textElement: HTMLElement;
  /** Whether it is an image that was refused or failed to load [P15]. */
  readonly imageFailed: boolean;
  paint(item: Item, layout: Layout): void;
  /** Changes the place only, until it is painted again. */
  move(position: Layout['position']): void;
  /** Shows a moment of the text instead of the whole of it; null: the whole. Text items only. */
  showText(frame: TextFrame | null): void;
  /** null: as its surroundings are. */
  setVisible(visible: boolean | null): void;
}

/** [P17] Spec §2. */
const SHARE_PLACEHOLDER = 'Share buttons – sharing is set up on the campaign platform page';

/** Builds the box of one item and keeps its elements as long as the item's type stays. */
export function createItemBox(
  page: Document,
  { ownOrigin = '', shareBody }: StageOptions,
): ItemBox {
  const element = page.createElement('div');
  const text = createTextBody(page);
  const image = createImageBody(page, ownOrigin);
  const writeStyle = createStyleWriter(element);
  let painted: { readonly item: Item; readonly layout: Layout } | null = null;
  let itemType: Item['type'] | null = null;
  /** Has no box of its own. What stands inside is not ours, and may say of itself that it is visible. */
  const sharing = page.createElement('div');
  const writeSharingStyle = createStyleWriter(sharing);
  applyStyle(element, ITEM_RESET);
  writeSharingStyle({ ...INSIDE_RESET, display: 'contents' });

  const body = {
    text: (item: Item) => {
      text.showWhole(finishedText(item));
      return text;
    },
    image: (item: Item) => {
      image.show(item.url, item.text);
      return image;
    },
    button: (item: Item) => {
      text.showWhole(item.text);
      return text;
    },
    share: (item: Item) => {
      if (shareBody !== undefined) {
        if (!sharing.hasChildNodes()) sharing.append(shareBody(item));
        return { nodes: [sharing] };
      }
      text.showWhole(SHARE_PLACEHOLDER);
      return text;
    },
  };

  return {
    element,
    get textElement() {
      return itemType === 'image' ? image.textElement : text.textElement;
    },
    get imageFailed() {
      return itemType === 'image' && image.isFailed();
    },
    paint: (item, layout) => {
      if (painted?.item === item && painted.layout === layout) return;
      painted = { item, layout };
      writeStyle(itemStyle(item, layout));
      const { nodes } = body[item.type](item);
      if (itemType === item.type) return;
      itemType = item.type;
      element.replaceChildren(...nodes);
      element.dataset['itemId'] = item.id;
      element.dataset['itemType'] = item.type;
    },
    move: (position) => {
      if (painted === null) return;
      writeStyle(placeStyle(painted.item, position));
      painted = { item: painted.item, layout: { ...painted.layout, position } };
    },
    showText: text.showMoment,
    setVisible: (visible) => {
      // Never `visible`: an item is not seen where its surroundings are hidden.
      const shown = visible === true ? 'inherit' : '';
      writeStyle({ visibility: visible === false ? 'hidden' : shown });
      writeSharingStyle({ display: visible === false ? 'none' : 'contents' });
    },
  };
}
