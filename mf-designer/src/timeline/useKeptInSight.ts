import { useEffect, type RefObject } from 'react';

import { useEditorValue } from '../editor/EditorContext';
import { playbackAtom, playTenthsAtom } from '../editor/playback/playbackAtoms';
import { LANE_PX, RULER_PX } from './laneHeights';
import { timeScaleAtom, trackRoomAtom } from './timeScaleAtom';

/** Where the playhead goes on after it left the window of the timeline, in pixels from its left edge. */
const LEAD_PX = 40;

/** Scrolls the timeline, and nothing else of the page, to a lane counted from 0; -1 stays. */
export function useLaneInSight(frame: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const element = frame.current;
    if (element === null || index < 0) return;
    const top = index * LANE_PX;
    const highest = top + LANE_PX - (element.clientHeight - RULER_PX);
    element.scrollTop = Math.min(top, Math.max(highest, element.scrollTop));
  }, [frame, index]);
}

/** Turns the page of the timeline when the playhead has left it. */
export function usePlayheadInSight(frame: RefObject<HTMLElement | null>): void {
  const playing = useEditorValue(playbackAtom).phase === 'playing';
  const tenths = useEditorValue(playTenthsAtom);
  const scale = useEditorValue(timeScaleAtom);
  const roomPx = useEditorValue(trackRoomAtom);
  useEffect(() => {
    const element = frame.current;
    if (element === null || !playing) return;
    const x = (tenths / 10) * scale;
    const seen = x >= element.scrollLeft && x <= element.scrollLeft + roomPx - LEAD_PX;
    if (!seen) element.scrollLeft = Math.max(0, x - LEAD_PX);
  }, [frame, playing, tenths, scale, roomPx]);
}
