import type { Item, Layout } from 'shared-kernel/model';

import { formatColour, parseColour } from './colour';
import { fontFamily } from './fontFamily';

/** CSS property → value, '' where the property must not be set. */
export type StyleSheetOfOne = Readonly<Record<string, string>>;

/** Where an item's box stands and how its text looks (D15). */
export function itemStyle(item: Item, layout: Layout): StyleSheetOfOne {
  const fromRight = item.horizontalAlignment === 'right';
  const horizontal = percent(layout.position.horizontal);
  return {
    position: 'absolute',
    'box-sizing': 'border-box',
    top: percent(layout.position.top),
    left: fromRight ? '' : horizontal,
    right: fromRight ? horizontal : '',
    width: percent(layout.maxWidth),
    padding: item.type === 'text' ? pixels(layout.padding) : '',
    'text-align': item.horizontalAlignment,
    'font-family': fontFamily(item.font.family),
    'font-size': pixels(layout.font.size),
    'line-height': pixels(layout.font.lineHeight),
    'font-style': item.font.style,
    'font-weight': item.font.weight,
    color: colour(item.font.colour),
    'background-color': colour(item.backgroundColour),
    'white-space': 'pre-wrap',
    'overflow-wrap': 'break-word',
    'font-variant-numeric': item.animation === 'countUp' ? 'tabular-nums' : '',
  };
}

/** Writes every property through the CSSOM, which takes one value and nothing else. */
export function applyStyle(element: HTMLElement, style: StyleSheetOfOne): void {
  for (const [property, value] of Object.entries(style)) {
    if (value === '') element.style.removeProperty(property);
    else element.style.setProperty(property, value);
  }
}

const percent = (value: number): string => `${String(value)}%`;
const pixels = (value: number): string => `${String(value)}px`;

const colour = (text: string): string => {
  const parsed = parseColour(text);
  return parsed === null ? '' : formatColour(parsed);
};
