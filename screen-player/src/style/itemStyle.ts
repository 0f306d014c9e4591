import type { Item, Layout } from 'shared-kernel/model';

import { formatColour, parseColour } from './colour';
import { fontFamily } from './fontFamily';
import type { StyleSheetOfOne } from './styleSheetOfOne';

/** Where an item's box stands and how its text looks (D15). */
export function itemStyle(item: Item, layout: Layout): StyleSheetOfOne {
  return {
    ...placeStyle(item, layout.position),
    width: percent(layout.maxWidth),
    height: layout.height == null ? 'auto' : percent(layout.height),
    padding: item.type === 'text' ? pixels(layout.padding) : '0',
    'text-align': item.horizontalAlignment,
    'font-family': fontFamily(item.font.family),
    'font-size': pixels(layout.font.size),
    'line-height': pixels(layout.font.lineHeight),
    'font-style': item.font.style,
    'font-weight': item.font.weight,
    'z-index': item.layer ? String(item.layer) : '',
    color: colour(item.font.colour),
    'background-color': colour(item.backgroundColour),
  };
}

/** [P7] The part of the style that a move changes. */
export function placeStyle(item: Item, position: Layout['position']): StyleSheetOfOne {
  const fromRight = item.horizontalAlignment === 'right';
  const horizontal = percent(position.horizontal);
  return {
    top: percent(position.top),
    left: fromRight ? '' : horizontal,
    right: fromRight ? horizontal : '',
  };
}

const percent = (value: number): string => `${String(value)}%`;
const pixels = (value: number): string => `${String(value)}px`;

const colour = (text: string): string => {
  const parsed = parseColour(text);
  return parsed === null ? '' : formatColour(parsed);
};
