import { useCallback, useEffect, useId, useRef, type RefCallback, type RefObject } from 'react';
import {
  useDragDropManager,
  useDrop,
  type DragSourceHookSpec,
  type DragSourceMonitor,
} from 'react-dnd';
import { startReordering, type Reordering } from './startReordering';

/** How a row is taken: see DragHandle. */
export type Grip = DragSourceHookSpec<Reordering, Place, unknown>;

export interface Reorder<Id extends string> {
  /** Of the element that moves as a whole. */
  readonly rowRef: (id: Id) => RefCallback<HTMLElement>;
  /** Of the part of the row by which it is taken. */
  readonly grip: (id: Id) => Grip;
}

/**
 * Lets the rows of a list be put in another order by dragging them: with a mouse, a pen or a finger.
 * While a row is dragged the others make way; Escape puts it back. `onMove` hears where it was let go,
 * counted from 0, unless that is where it was. Keyboards need MoveButtons beside it.
 */
export function useReorder<Id extends string>(
  ids: readonly Id[],
  onMove: (id: Id, place: number) => void,
): Reorder<Id> {
  const list = useId();
  const rows = useRef(new Map<Id, HTMLElement>());
  const reordering = useRef<Reordering | null>(null);
  const latest = useRef({ ids, onMove });
  useEffect(() => {
    latest.current = { ids, onMove };
  });
  useFollowing(reordering);
  useGivingUp(ids, reordering);

  const [, dropOn] = useDrop<Reordering, Place>({
    accept: list,
    drop: (row) => ({ place: row.place() }),
  });
  const rowRef = useCallback(
    (id: Id) => (element: HTMLElement | null) => {
      if (element === null) rows.current.delete(id);
      else rows.current.set(id, element);
    },
    [],
  );
  const grip = useCallback(
    (id: Id): Grip => ({
      type: list,
      item: (monitor) => {
        reordering.current = takenUp(id, latest.current.ids, rows.current, monitor);
        // A row is let go anywhere on the page: only the height counts. The touch backend takes an element as the
        // target of one list alone, hence of the one that is being put in order.
        if (reordering.current !== null) dropOn(document.body);
        return reordering.current;
      },
      end: (row, monitor) => {
        dropOn(null);
        row.end();
        reordering.current = null;
        const { ids: now, onMove: move } = latest.current;
        const place = monitor.getDropResult()?.place;
        if (place !== undefined && place !== now.indexOf(id)) move(id, place);
      },
    }),
    [list, dropOn],
  );
  return { rowRef, grip };
}

interface Place {
  /** Counted from 0. */
  readonly place: number;
}

function takenUp<Id>(
  id: Id,
  ids: readonly Id[],
  rows: ReadonlyMap<Id, HTMLElement>,
  monitor: DragSourceMonitor,
): Reordering | null {
  const dragged = rows.get(id);
  const pointer = monitor.getInitialClientOffset();
  if (dragged === undefined || pointer === null) return null;
  return startReordering({
    rows: ids.flatMap((one) => rows.get(one) ?? []),
    dragged,
    pointerY: pointer.y,
  });
}

/** A target's `hover` would hear where the pointer was one event ago. */
function useFollowing(reordering: RefObject<Reordering | null>): void {
  const monitor = useDragDropManager().getMonitor();
  useEffect(
    () =>
      monitor.subscribeToOffsetChange(() => {
        const pointer = monitor.getClientOffset();
        if (pointer !== null) reordering.current?.follow(pointer.y);
      }),
    [monitor, reordering],
  );
}

/** react-dnd hears of Escape; here is what else ends a drag without a drop. */
function useGivingUp(ids: readonly string[], reordering: RefObject<Reordering | null>): void {
  const manager = useDragDropManager();
  // A list that changed on its own in the meantime is no longer the one that is being put in order.
  const order = ids.join('\n');
  useEffect(() => {
    const giveUp = () => {
      if (reordering.current !== null) manager.getActions().endDrag();
    };
    window.addEventListener('blur', giveUp);
    window.addEventListener('touchcancel', giveUp);
    return () => {
      window.removeEventListener('blur', giveUp);
      window.removeEventListener('touchcancel', giveUp);
      giveUp();
    };
  }, [order, manager, reordering]);
}
