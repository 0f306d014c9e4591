import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';
import type { DragSourceMonitor } from 'react-dnd';
import type { Grip } from './grip';
import { draggingNow } from './lateDragging';
import { startReordering, type Reordering } from './startReordering';
import { useGliding } from './useGliding';

export interface Reorder<Id extends string> {
  /** Of the element that moves as a whole. */
  readonly rowRef: (id: Id) => RefCallback<HTMLElement>;
  /** Of the part of the row by which it is taken. */
  readonly grip: (id: Id) => Grip;
}

/**
 * Lets the rows of a list be put in another order by dragging them: with a mouse, a pen or a finger.
 * While a row is dragged the others make way; Escape puts it back. `onMove` hears where it was released,
 * counted from 0, unless that is where it was. Keyboards need MoveButtons beside it.
 */
export function useReorder<Id extends string>(
  ids: readonly Id[],
  onMove: (id: Id, index: number) => void,
): Reorder<Id> {
  const rows = useRef(new Map<Id, HTMLElement>());
  const reordering = useRef<Reordering | null>(null);
  const latest = useRef({ ids, onMove });
  useEffect(() => {
    latest.current = { ids, onMove };
  });
  const isPlaced = useRef(false);
  useGliding(ids, rows, isPlaced);
  useGivingUp(ids, reordering);

  const rowRef = useCallback(
    (id: Id) => (element: HTMLElement | null) => {
      if (element === null) rows.current.delete(id);
      else rows.current.set(id, element);
    },
    [],
  );
  const grip = useCallback(
    (id: Id): Grip => ({
      type: 'row',
      item: (monitor) => {
        reordering.current = grabbed(id, latest.current.ids, rows.current, monitor);
        return reordering.current;
      },
      // There are no drop targets: a row is released anywhere, even outside the window, since where it is counts alone.
      end: (row) => {
        row.end();
        if (reordering.current === null) return;
        reordering.current = null;
        const { ids: now, onMove: move } = latest.current;
        if (row.place() === now.indexOf(id)) return;
        isPlaced.current = true;
        move(id, row.place());
      },
    }),
    [],
  );
  return { rowRef, grip };
}

function grabbed<Id>(
  id: Id,
  ids: readonly Id[],
  rows: ReadonlyMap<Id, HTMLElement>,
  monitor: DragSourceMonitor,
): Reordering | null {
  const dragged = rows.get(id);
  const pointer = monitor.getInitialClientOffset();
  if (dragged === undefined || pointer === null) return null;
  const row = startReordering({
    rows: ids.flatMap((one) => rows.get(one) ?? []),
    dragged,
    pointer,
  });
  const stopFollowing = draggingNow()?.followPointer(row.follow);
  return {
    ...row,
    end: () => {
      stopFollowing?.();
      row.end();
    },
  };
}

/** Ends a drag without a move; then `reordering` is empty before react-dnd says that the drag has ended. */
function useGivingUp(ids: readonly string[], reordering: RefObject<Reordering | null>): void {
  // A list that changed on its own in the meantime is no longer the one that is being put in order.
  const order = ids.join('\n');
  useEffect(() => {
    const giveUp = () => {
      if (reordering.current === null) return;
      reordering.current = null;
      draggingNow()?.endDrag();
    };
    const giveUpOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') giveUp();
    };
    window.addEventListener('keydown', giveUpOnEscape);
    window.addEventListener('touchcancel', giveUp);
    window.addEventListener('blur', giveUp);
    return () => {
      window.removeEventListener('keydown', giveUpOnEscape);
      window.removeEventListener('touchcancel', giveUp);
      window.removeEventListener('blur', giveUp);
      giveUp();
    };
  }, [order, reordering]);
}
