import type { Loop } from 'shared-kernel/model';

import { MIDDLE } from '../stage/layoutOfText';
import type { Centre } from '../stage/layoutOfText';
import type { ItemFrame } from '../timeline/itemFrameAt';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import { ACCENT_MS } from './accents';
import type { LoopFrame } from './loops';
import type { Motion } from './motionOf';

interface Standing {
  /** CSS pixels. */
  readonly x?: number;
  readonly y?: number;
  readonly degrees?: number;
  readonly scale?: number;
}

/**
 * [P34] [P35] What an item does while it stands, in the individual transform properties: entrances and exits have
 * `transform` for themselves. null: nothing.
 */
export function standingStyle(
  frame: ItemFrame | null,
  motion: Motion | null = null,
  centre: Centre = MIDDLE,
): StyleSheetOfOne {
  const { loop = null, accent = null } = frame ?? {};
  const round = loop === null || motion === null ? REST : LOOPS[motion.loop](loop);
  const landing =
    accent === null || motion === null ? 1 : landingScale(accent * ACCENT_MS[motion.accent]);
  const { x = 0, y = 0, degrees = 0, scale = 1 } = round;
  const moves = accent !== null || round !== REST;
  return {
    translate: moves ? `${fine(x)}px ${fine(y)}px` : '',
    rotate: moves ? `${fine(degrees)}deg` : '',
    scale: moves ? fine(scale * landing) : '',
    'transform-origin':
      moves && frame?.exit === 0 ? `${fine(centre.left)}% ${fine(centre.top)}%` : '',
  };
}

/** [P34] A band of less strength runs over the item, from its left to its right. null: none does. */
export function shimmerStyle(
  loop: LoopFrame | null,
  motion: Motion | null = null,
): StyleSheetOfOne {
  const shown = motion?.loop === 'shimmer' ? loop : null;
  const image =
    shown &&
    `linear-gradient(100deg, #000 38%, rgba(0, 0, 0, ${fine(1 - 0.4 * shown.amplitude)}) 50%, #000 62%)`;
  const style = {
    'mask-image': image ?? '',
    'mask-size': shown === null ? '' : '300% 100%',
    'mask-position': shown === null ? '' : `${fine(100 - 100 * shown.phase)}% 0px`,
  };
  return {
    ...style,
    ...Object.fromEntries(
      Object.entries(style).map(([property, value]) => [`-webkit-${property}`, value]),
    ),
  };
}

const REST: Standing = {};

const wave = (share: number): number => Math.sin(2 * Math.PI * share);

const LOOPS: Readonly<Record<Loop, (frame: LoopFrame) => Standing>> = {
  none: () => REST,
  float: ({ phase, amplitude }) => ({ y: -7 * amplitude * wave(phase) }),
  pulse: ({ phase, amplitude }) => ({ scale: 1 + 0.04 * amplitude * wave(phase) }),
  drift: ({ phase, amplitude }) => ({
    x: 11 * amplitude * wave(phase),
    y: 6 * amplitude * wave(2 * phase),
    degrees: 1.3 * amplitude * wave(phase),
  }),
  shimmer: () => REST,
};

/** Beyond its size, a little below it, rest: the first 600 ms of every accent. */
function landingScale(elapsedMs: number): number {
  const share = Math.min(1, elapsedMs / ACCENT_MS.scale);
  return 1 + 0.26 * Math.sin(2.5 * Math.PI * share) * (1 - share) ** 2;
}

const fine = (value: number): string => String(Math.round(value * 1e4) / 1e4);
