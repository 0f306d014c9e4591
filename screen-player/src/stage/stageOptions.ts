import type { Item, Layout } from 'shared-kernel/model';

import type { TextFrame } from '../motion/typedText';
import type { ShareActions } from '../share/shareActions';
import type { ShareWords } from '../words/storyWords';
import type { LoadFonts } from './createFontLoader';

export interface StageOptions {
  /** Origin before paths of images, where the stage stands on a foreign page; '' on the product's own. */
  readonly ownOrigin?: string;
  /** Where an image is asked for, where its own address is not enough [P13]: previews of what is not stored yet. */
  readonly pictureAddress?: (url: string, ownOrigin: string) => string | null;
  /** [P17] What share buttons do; null or absent: they are seen, and nobody shares from there. */
  readonly share?: ShareActions | null;
  /** [P40] Called as a button object is followed; absent: they are seen, and lead nowhere. */
  readonly onFollow?: (item: Item) => void;
  /** Of the texts, BCP 47; without it English. */
  readonly language?: string;
  /** [P41] Where it is there already; without it the part is loaded when a screen needs it. */
  readonly objects?: ObjectPart;
  /** Without them English. */
  readonly words?: ShareWords;
  /** [P60] Asked for where a screen needs it; without it the player's own part. */
  readonly loadFonts?: LoadFonts;
}

/** [P41] What an item's box is given beyond its place, font and colour; a part of the player that is loaded later. */
export interface ObjectPart {
  readonly createObject: (page: Document, options?: StageOptions) => StageObject;
  /** [P45] Where it is there already; without it the part of charts is loaded when a screen has one. */
  readonly createChart?: ChartPart['createChart'];
}

/** [P45] What draws charts; a part of the player of its own. */
export interface ChartPart {
  readonly createChart: (page: Document, language: string | undefined) => ChartBody;
}

export interface ChartBody {
  readonly element: HTMLElement;
  show(item: Item, layout: Layout): void;
  /** Shows it when so much of its time to grow is over, 0-1. */
  growTo(time: number): void;
}

/** The look of one item: inside of its box, which goes on moving by itself. */
export interface StageObject {
  /** What stands in the box; `nodes`: what the item's type shows of itself. */
  dress(item: Item, layout: Layout, nodes: readonly Node[]): readonly Node[];
  /** A moment of the text, which a progress follows; null: the whole. */
  showMoment(frame: TextFrame | null): void;
  /** Reads something of the layout while the item is not turned. */
  level<Read>(read: () => Read): Read;
  /** The words of a number, a progress or a chart, for measuring; null where the item's text is all. */
  readonly words: HTMLElement | null;
}
