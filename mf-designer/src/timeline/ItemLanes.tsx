import type { ItemId } from 'shared-kernel/model';
import { memo, useCallback, useDeferredValue, useRef, type RefObject } from 'react';
import { Box } from 'shared-kernel/ui';

import { AWAY_STYLE, usePaintInSight } from '../controls/usePaintInSight';
import type { ScreenTimeline } from '../document/timing/timelineOfScreen';
import { barWords } from '../document/timing/timelineWords';
import { selectionAtom } from '../editor/documentAtoms';
import { useEditorValue } from '../editor/EditorContext';
import { draggedDelayAtom, timelineAtom } from '../editor/timing/timelineAtom';
import { EndLane } from './EndLane';
import { ItemRow } from './ItemRow';
import { timeScaleAtom, trackRoomAtom } from './timeScaleAtom';
import { useLaneInSight } from './useKeptInSight';

interface ItemLanesProps {
  /** What scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * A lane for each item and one for the end. Bars follow the pointer and the room at once, other edits shortly after.
 */
export const ItemLanes = ({ frame }: ItemLanesProps) => {
  const dragging = useEditorValue(draggedDelayAtom) !== null;
  const room = useEditorValue(trackRoomAtom);
  const hasOtherRoom = useDeferredValue(room) !== room;
  const now = { timeline: useEditorValue(timelineAtom), scale: useEditorValue(timeScaleAtom) };
  const settled = {
    timeline: useDeferredValue(now.timeline),
    scale: useDeferredValue(now.scale),
  };
  const selection = useDeferredValue(useEditorValue(selectionAtom));
  return (
    <Lanes frame={frame} selection={selection} {...(dragging || hasOtherRoom ? now : settled)} />
  );
};

interface LanesProps extends ItemLanesProps {
  readonly timeline: ScreenTimeline;
  /** Pixels for a second. */
  readonly scale: number;
  readonly selection: readonly ItemId[];
}

const Lanes = memo(function Lanes({ frame, timeline, scale, selection }: LanesProps) {
  const { rows, endSeconds, delayAfterLastSeconds } = timeline;
  const selected = new Set(selection);
  const selectedPlace = rows.findIndex(({ id }) => selected.has(id));
  const reachableId = rows[Math.max(0, selectedPlace)]?.id;
  const onStep = useStepping(frame);
  const list = useRef<HTMLDivElement>(null);
  useLaneInSight(frame, selectedPlace);
  usePaintInSight(frame, list, true);

  return (
    <Box ref={list} as="ul" aria-label="Items in time" listStyleType="none" css={AWAY_STYLE}>
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
          leavesSeconds={row.times?.exit?.fromSeconds ?? null}
          goneSeconds={row.times?.exit?.toSeconds ?? null}
          loops={row.times !== null && row.times.loop !== 'none'}
          accented={row.times !== null && row.times.accent !== 'none'}
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
  );
});

/** Up and down go to the bar of the item before and after. */
function useStepping(frame: RefObject<HTMLDivElement | null>) {
  return useCallback(
    (id: ItemId, step: 1 | -1) => {
      const bars = [...(frame.current?.querySelectorAll('[data-delay-owner]') ?? [])];
      const index = bars.findIndex((bar) => bar.getAttribute('data-delay-owner') === id);
      const target = bars[index + step];
      if (target instanceof HTMLElement) target.focus();
    },
    [frame],
  );
}
