import { useCallback } from 'react';
import { useDrag, useDrop } from 'react-dnd';
import type { ItemId } from 'shared-kernel/model';

interface DraggedRow {
  readonly id: ItemId;
}

const ROW = 'object';

/** A row that can be dragged, and onto which another can be dropped to take its place. */
export function useRowDrag(
  id: ItemId,
  place: number,
  onMove: (id: ItemId, place: number) => void,
): { ref: (node: HTMLElement | null) => void; dragging: boolean; over: boolean } {
  const [{ dragging }, drag] = useDrag(
    () => ({
      type: ROW,
      item: { id } satisfies DraggedRow,
      collect: (monitor) => ({ dragging: monitor.isDragging() }),
    }),
    [id],
  );
  const [{ over }, drop] = useDrop<DraggedRow, unknown, { over: boolean }>(
    () => ({
      accept: ROW,
      drop: (row) => {
        onMove(row.id, place);
      },
      collect: (monitor) => ({ over: monitor.isOver() }),
    }),
    [place, onMove],
  );
  const ref = useCallback(
    (node: HTMLElement | null) => {
      drag(node);
      drop(node);
    },
    [drag, drop],
  );
  return { ref, dragging, over };
}
