import { fitScale } from 'screen-player';
import type { Box } from 'shared-kernel/model';
import { atom } from 'jotai';

import { stageBoxAtom } from '../../editor/view/viewAtoms';

/** How large a pixel of the stage is seen: 1 is the device's own size; `fit`: as large as the room allows. */
export type Zoom = number | 'fit';

/** [S26] */
const LEAST = 0.25;
const MOST = 4;

export const zoomAtom = atom<Zoom>('fit');

/** The room that the canvas has on this page, in CSS pixels; null until it was measured. */
export const roomBoxAtom = atom<Box | null>(null);

/** How large the stage is seen. */
export const scaleAtom = atom((get): number => {
  const zoom = get(zoomAtom);
  if (zoom !== 'fit') return zoom;
  const room = get(roomBoxAtom);
  const fitted = room === null ? 1 : fitScale(get(stageBoxAtom), room);
  return fitted === 0 ? 1 : fitted;
});

export const withinZoom = (scale: number): number => Math.max(LEAST, Math.min(MOST, scale));

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.25, 1.5, 2, 3, 4] as const;

/** The next round figure above or below. */
export const nextZoom = (scale: number, direction: 'in' | 'out'): number =>
  direction === 'in'
    ? (STEPS.find((step) => step > scale + 0.005) ?? MOST)
    : (STEPS.findLast((step) => step < scale - 0.005) ?? LEAST);
