import { DEFAULT_LAYOUT, VIEWS, type Layout, type View } from 'shared-kernel/model';

import type { Column, PartStyle } from '../styles/style';
import {
  lineHeightFor,
  linesOf,
  measured,
  sizeOfWords,
  sizeUpTo,
  sizeWithin,
  type MeasuredText,
} from './textSize';
import { smallBox, tenths } from './viewBoxes';

/** What stands in a column. */
export interface Flowing {
  readonly style: Pick<PartStyle, 'sizes' | 'leading' | 'before' | 'family'>;
  /** Whatever supporters may see there. */
  readonly texts: readonly string[];
  /** A figure or a name is as large as it goes in the room of one line; a text flows; other things have a height. */
  readonly kind: 'unbroken' | 'headline' | 'text' | { readonly heightPx: number };
}

/** How much smaller everything is made until it has room. */
const SCALES = [0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45, 0.4] as const;

/** What is read stays as large as it can: what is seen first gives way. */
const scaleOf = ({ family }: Pick<PartStyle, 'family'>, scale: number): number =>
  family === 'body' ? Math.max(LEAST_OF_BODY, scale) : scale;
const LEAST_OF_BODY = 0.84;

/** [S62] Where things stand that follow each other in a column, on the device of a view with the least room. */
export function flow(column: Column, view: View, things: readonly Flowing[]): readonly Layout[] {
  const stage = smallBox(view);
  const widthPx = (column.width / 100) * stage.width;
  const roomPx = ((column.bottom - column.top) / 100) * stage.height;
  const index = VIEWS.indexOf(view);
  const measures = things.map(({ texts }) => texts.map(measured));
  const set = (scale: number) => {
    let y = 0;
    return things.map(({ style, kind }, place) => {
      const texts = measures[place] ?? [];
      const most = (style.sizes[index] ?? style.sizes[0]) * scaleOf(style, scale);
      const size = sizeOf(kind, most, widthPx, texts, stage.width > stage.height);
      const lineHeight = lineHeightFor(size, style.leading);
      const top = place === 0 ? 0 : y + style.before * size;
      y = top + heightOf(kind, size, lineHeight, widthPx, texts);
      return { size, lineHeight, top, bottom: y };
    });
  };
  let fitting = set(1);
  for (const scale of SCALES) {
    if ((fitting.at(-1)?.bottom ?? 0) <= roomPx) break;
    fitting = set(scale);
  }
  const left = roomPx - (fitting.at(-1)?.bottom ?? 0);
  const offset = Math.max(0, left) * ROOM_BEFORE[column.at ?? 'top'];
  const percent = (px: number): number => tenths((px / stage.height) * 100);
  return fitting.map(({ size, lineHeight, top, bottom }, place) => ({
    ...DEFAULT_LAYOUT,
    maxWidth: column.width,
    position: {
      top: tenths(column.top + ((offset + top) / stage.height) * 100),
      horizontal: column.left,
    },
    font: { size, lineHeight },
    ...(typeof things[place]?.kind === 'string' &&
      towardsNext(place, fitting.length, percent(bottom - top))),
  }));
}

/**
 * Places are shares of the stage and letters are not: where there is more room, or fewer lines than there may be, what
 * belongs together stays together, and the room is left at the ends.
 */
function towardsNext(place: number, count: number, height: number): Partial<Layout> {
  if (place === count - 1) return {};
  return { height, verticalAlignment: place === 0 ? 'bottom' : 'middle' };
}

/** One thing alone: it has the whole column. */
export function alone(column: Column, view: View, thing: Flowing): Layout {
  const { at = 'top', top, bottom, left } = column;
  const [layout = DEFAULT_LAYOUT] = flow(column, view, [thing]);
  return {
    ...layout,
    position: { top, horizontal: left },
    height: tenths(bottom - top),
    verticalAlignment: at,
  };
}

const ROOM_BEFORE = { top: 0, middle: 0.5, bottom: 1 } as const;

function sizeOf(
  kind: Flowing['kind'],
  most: number,
  widthPx: number,
  texts: readonly MeasuredText[],
  isWide: boolean,
): number {
  const within = sizeWithin(most, widthPx, texts);
  if (kind === 'unbroken') return within;
  // On one line at nearly its size, a headline stands the same on all devices of a wide view.
  if (kind === 'headline' && isWide && within >= most * ONE_LINE) return within;
  return typeof kind === 'object' ? sizeUpTo(most) : sizeOfWords(most, widthPx, texts);
}

const ONE_LINE = 0.75;

function heightOf(
  kind: Flowing['kind'],
  size: number,
  lineHeight: number,
  widthPx: number,
  texts: readonly MeasuredText[],
): number {
  if (typeof kind === 'object') return kind.heightPx;
  return Math.max(1, ...texts.map((text) => linesOf(text, size, widthPx))) * lineHeight;
}
