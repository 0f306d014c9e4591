import { atom } from 'jotai';

import { draggedDelayAtom, endSecondsAtom } from '../editor/timing/timelineAtom';
import { pixelsPerSecond } from './timeScale';

/** How wide the timeline's track is seen, in CSS pixels. */
export const trackRoomAtom = atom(0);

/** Pixels for a second. */
export const timeScaleAtom = atom(
  (get): number =>
    get(draggedDelayAtom)?.pixelsPerSecond ??
    pixelsPerSecond(get(endSecondsAtom), get(trackRoomAtom)),
);
