import { atom } from 'jotai';

import { itemName } from '../../document/itemName';
import { withDelay, type DelayOwner } from '../../document/timing/delayEdits';
import { timelineOfScreen, type ScreenTimeline } from '../../document/timing/timelineOfScreen';
import { contentAtom } from '../documentAtoms';
import { previewAtom } from '../preview/previewAtom';

export interface DraggedDelay {
  readonly owner: DelayOwner;
  readonly delaySeconds: number;
  /** Held while dragging, so that the bar stays under the pointer while the screen gets longer. */
  readonly pixelsPerSecond: number;
}

/** The delay under the pointer; it reaches the document when it is released. */
export const draggedDelayAtom = atom<DraggedDelay | null>(null);

/** The screen in time, as it would be with the delay that is being dragged. */
export const timelineAtom = atom((get): ScreenTimeline => {
  const dragged = get(draggedDelayAtom);
  const stored = get(contentAtom);
  const content =
    dragged === null ? stored : withDelay(stored, dragged.owner, dragged.delaySeconds);
  const { played, textOf } = get(previewAtom);
  return timelineOfScreen(content, played(content), (item) => itemName(item, textOf(item)));
});

/** When the screen ends. */
export const endSecondsAtom = atom((get) => get(timelineAtom).endSeconds);
