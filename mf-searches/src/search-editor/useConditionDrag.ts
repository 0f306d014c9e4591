import type { ConditionId } from 'shared-kernel/model';
import { useCallback } from 'react';
import { useDrag, useDrop } from 'react-dnd';

const CONDITION = 'condition';

interface DraggedCondition {
  readonly id: ConditionId;
}

interface ConditionDrag {
  /** What is dragged is taken by its handle and seen whole. */
  readonly handleRef: (node: HTMLElement | null) => void;
  readonly panelRef: (node: HTMLElement | null) => void;
  readonly dragging: boolean;
  /** Another condition hovers here. */
  readonly over: boolean;
}

/** A condition that can be dragged by its handle, and onto which another is dropped to take its place. */
export function useConditionDrag(
  id: ConditionId,
  place: number,
  onMove: (id: ConditionId, place: number) => void,
): ConditionDrag {
  const [{ dragging }, drag, preview] = useDrag(
    () => ({
      type: CONDITION,
      item: { id } satisfies DraggedCondition,
      collect: (monitor) => ({ dragging: monitor.isDragging() }),
    }),
    [id],
  );
  const [{ over }, drop] = useDrop<DraggedCondition, unknown, { over: boolean }>(
    () => ({
      accept: CONDITION,
      drop: (dropped) => {
        onMove(dropped.id, place);
      },
      collect: (monitor) => ({ over: monitor.isOver() }),
    }),
    [place, onMove],
  );
  // Stable, or every render in the middle of a drag would let go of what is dragged.
  const handleRef = useCallback(
    (node: HTMLElement | null) => {
      drag(node);
    },
    [drag],
  );
  const panelRef = useCallback(
    (node: HTMLElement | null) => {
      drop(node);
      preview(node);
    },
    [drop, preview],
  );
  return { handleRef, panelRef, dragging, over: over && !dragging };
}
