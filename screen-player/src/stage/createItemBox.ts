import type { Item, Layout } from 'shared-kernel/model';

import { finishedText } from '../motion/finishedText';
import type { Motion } from '../motion/motionOf';
import type { Split } from '../motion/splitText';
import type { TextFrame } from '../motion/typedText';
import { ITEM_RESET } from '../style/foreignStyles';
import { itemStyle, placeStyle } from '../style/itemStyle';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import { createDressing } from './createDressing';
import { createImageBody } from './createImageBody';
import { createTextBody } from './createTextBody';
import { MIDDLE } from './layoutOfText';
import type { Centre } from './layoutOfText';
import type { StageObject, StageOptions } from './stageOptions';

/** One item on a stage. */
export interface ItemBox {
  readonly element: HTMLElement;
  /** The element that holds all words, for measuring; unused by images that load. */
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
  /** What is in it has been laid out anew: another font, or another width of the stage. */
  outdate(): void;
  /** Reads the page's layout, where it is outdated and the motion needs it. */
  layout(motion: Motion): ItemLayout;
  /** [P33] The parts instead of the whole. */
  showParts(shown: boolean): void;
  /** Reads something of the layout while the item is not turned. */
  level<Read>(read: () => Read): Read;
  /** Lays a mask over what is seen of the item. */
  mask(style: StyleSheetOfOne): void;
}

/** Where an item's insides are. */
export interface ItemLayout {
  /** [P33] Of a text that is split. */
  readonly parts: readonly HTMLElement[];
  /** The middle of its text, of an image that of its box. */
  readonly centre: Centre;
}

/** Ground, edge and padding are those of what stands in the box. */
const BARE = { type: 'shape', backgroundColour: '' } as const;

interface ItemBody {
  readonly nodes: readonly Node[];
}

const NO_LAYOUT: ItemLayout = { parts: [], centre: MIDDLE };

/** Builds the box of one item and keeps its elements as long as the item's type stays. */
export function createItemBox(page: Document, options: StageOptions): ItemBox {
  const { ownOrigin = '', pictureAddress } = options;
  const element = page.createElement('div');
  const text = createTextBody(page);
  const image = createImageBody(page, ownOrigin, pictureAddress);
  const writeStyle = createStyleWriter(element);
  let painted: { readonly item: Item; readonly layout: Layout } | null = null;
  let itemType: Item['type'] | null = null;
  let measure: { readonly layout: ItemLayout; readonly by: Split['by'] | undefined } | null = null;
  /** null while it is on its way, undefined where the item is plain. */
  let worn: StageObject | null | undefined;
  applyStyle(element, ITEM_RESET);

  const body: Readonly<Record<string, (item: Item, layout: Layout) => ItemBody>> = {
    image: (item: Item, layout: Layout) => {
      image.show(item, layout);
      return image;
    },
  };

  const showText = (item: Item) => {
    text.showWhole(finishedText(item));
    return text;
  };

  const paint = (item: Item, layout: Layout) => {
    if (painted?.item === item && painted.layout === layout) return;
    painted = { item, layout };
    const own = (body[item.type] ?? showText)(item, layout).nodes;
    worn = dresserOf(item, layout);
    const nodes = worn === undefined ? own : (worn?.dress(item, layout, own) ?? []);
    writeStyle(itemStyle(worn === undefined ? item : { ...item, ...BARE }, layout));
    if (itemType === item.type && element.firstChild === (nodes[0] ?? null)) return;
    itemType = item.type;
    element.replaceChildren(...nodes);
    element.dataset['itemId'] = item.id;
    element.dataset['itemType'] = item.type;
  };

  const dresserOf = createDressing(page, options, () => {
    const before = painted;
    painted = measure = null;
    if (before !== null) paint(before.item, before.layout);
  });

  const level = <Read>(read: () => Read): Read => worn?.level(read) ?? read();

  return {
    element,
    level,
    get textElement() {
      return worn?.words ?? (itemType === 'image' ? image.textElement : text.textElement);
    },
    get imageFailed() {
      return itemType === 'image' && image.isFailed();
    },
    outdate: () => {
      measure = null;
    },
    layout: ({ split, accent, loop }) => {
      if (split === null && accent === 'none' && loop === 'none') return NO_LAYOUT;
      if (measure !== null && measure.by === split?.by) return measure.layout;
      const isLaidOut = element.offsetWidth > 0;
      const layout = {
        parts: split === null ? [] : level(() => text.divide(split.by, isLaidOut)),
        centre: isLaidOut && itemType === 'text' ? text.centreIn(element) : MIDDLE,
      };
      if (isLaidOut) measure = { layout, by: split?.by };
      return layout;
    },
    showParts: text.showParts,
    mask: (style) => {
      if (itemType === 'text') text.mask(style);
      else writeStyle(style);
    },
    paint,
    move: (position) => {
      if (painted === null) return;
      writeStyle(placeStyle(painted.item, position));
      painted = { item: painted.item, layout: { ...painted.layout, position } };
    },
    showText: (frame) => {
      text.showMoment(frame);
      worn?.showMoment(frame);
    },
    setVisible: (visible) => {
      // Never `visible`: an item is not seen where its surroundings are hidden.
      const shown = visible === true ? 'inherit' : '';
      writeStyle({ visibility: visible === false ? 'hidden' : shown });
    },
  };
}
