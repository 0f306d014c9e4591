import type { BackgroundMotion, Box } from 'shared-kernel/model';

import { formatColour, parseColour } from './colour';
import type { StyleSheetOfOne } from './styleSheetOfOne';

/**
 * [P12] [P36] Two to four colours over the background colour. What turns or drifts is larger than the stage, so that no
 * edge of it comes in sight: a square over its corners, twice its size. null: there is none.
 */
export function gradientStyle(
  { colours, angle, movement }: BackgroundMotion['gradient'],
  { width, height }: Box,
): StyleSheetOfOne | null {
  const parsed = colours.map(parseColour).filter((colour) => colour !== null);
  if (parsed.length < 2) return null;
  const across = Math.ceil(Math.hypot(width, height));
  const { wide, high } = {
    none: { wide: width, high: height },
    turn: { wide: across, high: across },
    drift: { wide: 2 * width, high: 2 * height },
  }[movement];
  const stops = parsed.slice(0, 4).map(formatColour).join(', ');
  return {
    display: 'block',
    'background-image': `linear-gradient(${String(angle)}deg, ${stops})`,
    inset: 'auto',
    left: `${String((width - wide) / 2)}px`,
    top: `${String((height - high) / 2)}px`,
    width: `${String(wide)}px`,
    height: `${String(high)}px`,
  };
}
