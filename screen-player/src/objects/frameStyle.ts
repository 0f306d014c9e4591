import { PLAIN_LOOK, type Item, type Layout, type ShapeForm } from 'shared-kernel/model';

import { formatColour, parseColour } from '../style/colour';
import { INSIDE_RESET } from '../style/foreignStyles';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import { cornerStyle } from './cornersOf';
import { writtenColour } from './writtenColour';

/** [P42] How wide a form is for its height, where the layout says no height. */
const RATIOS: Readonly<Record<ShapeForm, string>> = {
  rectangle: '1',
  circle: '1',
  blob: '1',
  pill: '3',
  line: 'auto',
};

export const ALIGNED = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

/** [P41] The box around it has no look: it moves, and the frame inside of it is turned, filled and bordered. */
export function frameStyle(item: Item, layout: Layout): StyleSheetOfOne {
  const look = item.look ?? PLAIN_LOOK;
  const isLine = item.shape?.form === 'line';
  return {
    ...INSIDE_RESET,
    position: 'relative',
    width: '100%',
    height: '100%',
    'aspect-ratio': ratio(item, layout),
    display: 'flex',
    'flex-direction': 'column',
    'justify-content': isLine ? 'center' : ALIGNED[layout.verticalAlignment],
    'box-sizing': 'border-box',
    padding: hasPadding(item) ? pixels(layout.padding) : '0',
    overflow: item.type === 'image' ? 'hidden' : 'visible',
    opacity: String(look.opacity),
    transform: look.rotation === 0 ? 'none' : turned(item),
    'letter-spacing': look.letterSpacing === 0 ? 'normal' : `${String(look.letterSpacing / 100)}em`,
    ...(isLine ? {} : fillStyle(item)),
  };
}

/** A shape has nothing in it that it could be as high as. */
const ratio = ({ shape }: Item, { height }: Layout): string =>
  shape === null || height !== null ? 'auto' : RATIOS[shape.form];

/** Ground, edge and shadow, of the frame, or of a line itself. */
export function fillStyle(item: Item): StyleSheetOfOne {
  const { border, shadow, gradient } = item.look ?? PLAIN_LOOK;
  const colours = gradient.colours.map(parseColour).filter((colour) => colour !== null);
  const cast = castsShadow(shadow.colour)
    ? `${pixels(shadow.x)} ${pixels(shadow.y)} ${pixels(shadow.blur)} ${writtenColour(shadow.colour)}`
    : 'none';
  const byLetters = fallsFromLetters(item);
  return {
    'background-color': writtenColour(item.backgroundColour),
    'background-image':
      colours.length < 2
        ? 'none'
        : `linear-gradient(${String(gradient.angle)}deg, ${colours.slice(0, 4).map(formatColour).join(', ')})`,
    border:
      border.width === 0 ? 'none' : `${pixels(border.width)} solid ${writtenColour(border.colour)}`,
    'border-radius': cornerStyle(item),
    'box-shadow': byLetters ? 'none' : cast,
    'text-shadow': byLetters ? cast : 'none',
  };
}

export const turned = ({ look }: Pick<Item, 'look'>): string =>
  `rotate(${String(look?.rotation ?? 0)}deg)`;

/** Words on no ground of their own: a shadow of their box would be a frame around nothing. */
function fallsFromLetters({ type, backgroundColour, look }: Item): boolean {
  const isSeen = (parseColour(backgroundColour)?.alpha ?? 0) > 0;
  const hasEdge = (look?.border.width ?? 0) > 0 || (look?.gradient.colours.length ?? 0) > 1;
  return !isSeen && !hasEdge && type !== 'image' && type !== 'shape';
}

const castsShadow = (colour: string): boolean => (parseColour(colour)?.alpha ?? 0) > 0;

/** Spec §5, and what has words of its own since. */
const hasPadding = ({ type }: Item): boolean => /^(?:text|number|progress|chart)$/.test(type);

const pixels = (value: number): string => `${String(value)}px`;
