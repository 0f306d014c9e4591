import { Box } from 'shared-kernel/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { followPointer } from '../controls/pointer/followPointer';
import { useElementSize } from '../controls/useElementSize';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { endSecondsAtom } from '../editor/timing/timelineAtom';
import { ItemLanes } from './ItemLanes';
import { Playhead, PlayheadLine } from './Playhead';
import { Ruler } from './Ruler';
import { beginTimelineGesture } from './timelineGestures';
import { TIMELINE_STYLE } from './timelineStyle';
import { trackWidth } from './timeScale';
import { timeScaleAtom, trackRoomAtom } from './timeScaleAtom';

/** CSS pixels; the names get less where the timeline is narrow. */
const LABELS_PX = { narrow: 104, wide: 204, wideFrom: 640 };

/** The ruler, a lane for each item and one for the end; scrolls both ways where there is much. */
export const TimelineTracks = () => {
  const frame = useRef<HTMLDivElement>(null);
  const { labelsPx, roomPx } = useRoom(frame);
  useGestures(frame);

  return (
    <Box
      ref={frame}
      position="relative"
      maxH="min(8.25rem, 18dvh)"
      overflow="auto"
      borderTopWidth="1px"
      css={{ '--timeline-labels': `${String(labelsPx)}px`, ...TIMELINE_STYLE }}
    >
      <Tracks frame={frame} labelsPx={labelsPx} roomPx={roomPx} />
    </Box>
  );
};

interface TracksProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly labelsPx: number;
  readonly roomPx: number;
}

const Tracks = ({ frame, labelsPx, roomPx }: TracksProps) => {
  const endSeconds = useEditorValue(endSecondsAtom);
  const scale = useEditorValue(timeScaleAtom);
  const widthPx = trackWidth(endSeconds, scale, roomPx);
  return (
    <Box position="relative" minH="full" style={{ width: labelsPx + widthPx }}>
      <Ruler widthPx={widthPx} scale={scale} explained={labelsPx === LABELS_PX.wide}>
        <Playhead endSeconds={endSeconds} scale={scale} />
      </Ruler>
      <ItemLanes frame={frame} />
      <PlayheadLine frame={frame} scale={scale} />
    </Box>
  );
};

/** Dragging bars and looking at moments, by mouse and finger. */
function useGestures(frame: RefObject<HTMLDivElement | null>): void {
  const editor = useEditor();
  useEffect(
    () =>
      frame.current === null
        ? undefined
        : followPointer(frame.current, (event) => beginTimelineGesture(editor, event)),
    [frame, editor],
  );
}

/** How much of the frame names and track get, followed as it changes. */
function useRoom(frame: RefObject<HTMLDivElement | null>) {
  const size = useElementSize(frame);
  const setRoom = useSetEditorValue(trackRoomAtom);
  const width = size?.width ?? 0;
  const labelsPx = width < LABELS_PX.wideFrom ? LABELS_PX.narrow : LABELS_PX.wide;
  const roomPx = Math.max(0, width - labelsPx);
  useLayoutEffect(() => {
    setRoom(roomPx);
  }, [setRoom, roomPx]);
  return { labelsPx, roomPx };
}
