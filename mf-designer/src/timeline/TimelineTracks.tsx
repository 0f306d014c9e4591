import type { ItemId } from 'shared-kernel/model';
import { Box } from 'shared-kernel/ui';
import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { followPointer } from '../canvas/gestures/followPointer';
import { useElementSize } from '../canvas/useElementSize';
import { selectionAtom } from '../editor/documentAtoms';
import { useEditor, useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { EndLane } from './EndLane';
import { ItemRow } from './ItemRow';
import { Playhead, PlayheadLine } from './Playhead';
import { Ruler } from './Ruler';
import { timelineAtom, timeScaleAtom, trackRoomAtom } from './timelineAtom';
import { beginTimelineGesture } from './timelineGestures';
import { TIMELINE_STYLE } from './timelineStyle';
import { barWords } from './timelineWords';
import { trackWidth } from './timeScale';
import { useLaneInSight } from './useKeptInSight';

/** CSS pixels; the names get less where the timeline is narrow. */
const LABELS_PX = { narrow: 104, wide: 168, wideFrom: 560 };

/** The ruler, a lane for each item and one for the end; scrolls both ways where there is much. */
export const TimelineTracks = () => {
  const frame = useRef<HTMLDivElement>(null);
  const { labelsPx, roomPx } = useRoom(frame);
  const timeline = useEditorValue(timelineAtom);
  const scale = useEditorValue(timeScaleAtom);
  const selection = useEditorValue(selectionAtom);
  const onStep = useStepping(frame);
  const { rows, endSeconds, delayAfterLastSeconds } = timeline;
  const widthPx = trackWidth(endSeconds, scale, roomPx);
  const selected = new Set(selection);
  const reachableId = rows.find(({ id }) => selected.has(id))?.id ?? rows[0]?.id;

  useLaneInSight(
    frame,
    rows.findIndex(({ id }) => selected.has(id)),
  );

  useGestures(frame);

  return (
    <Box
      ref={frame}
      position="relative"
      maxH="9.25rem"
      overflow="auto"
      borderTopWidth="1px"
      css={{ '--timeline-labels': `${String(labelsPx)}px`, ...TIMELINE_STYLE }}
    >
      <Box position="relative" minH="full" style={{ width: labelsPx + widthPx }}>
        <Ruler widthPx={widthPx} scale={scale} explained={labelsPx === LABELS_PX.wide}>
          <Playhead endSeconds={endSeconds} scale={scale} />
        </Ruler>
        <Box as="ul" aria-label="Items in time" listStyleType="none">
          {rows.map((row, index) => (
            <ItemRow
              key={row.id}
              id={row.id}
              name={row.name}
              words={barWords(row, index === 0)}
              delaySeconds={row.delaySeconds}
              atSeconds={row.times?.atSeconds ?? null}
              motionSeconds={row.times?.motionSeconds ?? 0}
              readingSeconds={row.times?.readingSeconds ?? 0}
              warned={row.times?.shortage != null}
              endSeconds={endSeconds}
              scale={scale}
              selected={selected.has(row.id)}
              reachable={row.id === reachableId}
              onStep={onStep}
            />
          ))}
          <EndLane
            delayAfterLastSeconds={delayAfterLastSeconds}
            endSeconds={endSeconds}
            scale={scale}
          />
        </Box>
        <PlayheadLine frame={frame} scale={scale} />
      </Box>
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

/** Up and down go to the bar of the item before and after. */
function useStepping(frame: RefObject<HTMLDivElement | null>) {
  return useCallback(
    (id: ItemId, step: 1 | -1) => {
      const bars = [...(frame.current?.querySelectorAll('[data-delay-owner]') ?? [])];
      const place = bars.findIndex((bar) => bar.getAttribute('data-delay-owner') === id);
      const target = bars[place + step];
      if (target instanceof HTMLElement) target.focus();
    },
    [frame],
  );
}
