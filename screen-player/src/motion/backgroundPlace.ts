import type { BackgroundMotion, BackgroundMovement } from 'shared-kernel/model';

import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import type { BackgroundFrame } from '../timeline/frameAt';

/** How much larger than the stage a picture gets, or is while it is moved. */
const ZOOM = 0.18;
/** Percent of the stage: within what the picture is larger on each side. */
const PAN = 8;

/** Drifting goes there and back in this time, turning goes once round in the other. */
const DRIFT_MS = 12_000;
const TURN_MS = 20_000;

/** [P36] The picture over the time of its screen; it ends as far from where it began as it goes. */
export function backgroundPlace(
  { movement, focus }: BackgroundMotion,
  frame: BackgroundFrame | null,
): StyleSheetOfOne {
  if (frame === null || movement === 'none') return AT_REST;
  const { from, to } = WAYS[movement];
  const [x, y, zoom] = from.map(
    (start, index) => start + ((to[index] ?? 0) - start) * frame.progress,
  );
  return {
    transform: `translate(${fine(x)}%, ${fine(y)}%) scale(${fine(1 + (zoom ?? 0))})`,
    'transform-origin':
      from[0] !== 0 || from[1] !== 0 ? '50% 50%' : `${fine(focus.left)}% ${fine(focus.top)}%`,
    'will-change': 'transform',
  };
}

/** [P36] */
export function gradientPlace(
  { gradient: { movement, angle } }: BackgroundMotion,
  frame: BackgroundFrame | null,
): StyleSheetOfOne {
  if (frame === null || movement === 'none') return AT_REST;
  const { elapsedMs } = frame;
  const way = 20 * Math.sin((2 * Math.PI * elapsedMs) / DRIFT_MS);
  const direction = (angle * Math.PI) / 180;
  return {
    transform:
      movement === 'turn'
        ? `rotate(${fine((360 * elapsedMs) / TURN_MS)}deg)`
        : `translate(${fine(way * Math.sin(direction))}%, ${fine(-way * Math.cos(direction))}%)`,
    'transform-origin': '',
    'will-change': 'transform',
  };
}

const AT_REST = { transform: '', 'transform-origin': '', 'will-change': '' };

type Place = readonly [xPercent: number, yPercent: number, zoom: number];

const WAYS = {
  zoomIn: { from: [0, 0, 0], to: [0, 0, ZOOM] },
  zoomOut: { from: [0, 0, ZOOM], to: [0, 0, 0] },
  panLeft: { from: [PAN, 0, ZOOM], to: [-PAN, 0, ZOOM] },
  panRight: { from: [-PAN, 0, ZOOM], to: [PAN, 0, ZOOM] },
  panUp: { from: [0, PAN, ZOOM], to: [0, -PAN, ZOOM] },
  panDown: { from: [0, -PAN, ZOOM], to: [0, PAN, ZOOM] },
} as const satisfies Record<Exclude<BackgroundMovement, 'none'>, { from: Place; to: Place }>;

const fine = (value = 0): string => String(Math.round(value * 1e4) / 1e4);
