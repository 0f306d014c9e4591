import { useCallback, useEffect, useRef, type PointerEvent as ReactPointerEvent } from 'react';
import { startReordering } from './startReordering';

export interface Reorder<Id extends string> {
  /** Of the element that moves as a whole. */
  readonly rowRef: (id: Id) => (element: HTMLElement | null) => void;
  /** Of the part of the row by which it is taken: see DragHandle. */
  readonly onGrab: (id: Id) => (event: ReactPointerEvent) => void;
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
  const rows = useRef(new Map<Id, HTMLElement>());
  const cancel = useRef<(() => void) | null>(null);
  const latest = useRef({ ids, onMove });
  useEffect(() => {
    latest.current = { ids, onMove };
  });
  // A list that changed on its own in the meantime is no longer the one that is being put in order.
  const order = ids.join('\n');
  useEffect(() => () => cancel.current?.(), [order]);

  const rowRef = useCallback(
    (id: Id) => (element: HTMLElement | null) => {
      if (element === null) rows.current.delete(id);
      else rows.current.set(id, element);
    },
    [],
  );
  const onGrab = useCallback(
    (id: Id) => (event: ReactPointerEvent) => {
      if (event.button !== 0 || cancel.current !== null) return;
      const dragged = rows.current.get(id);
      if (dragged === undefined) return;
      // Neither a selection of text nor a drag of the browser's own begins here.
      event.preventDefault();
      cancel.current = startReordering({
        rows: latest.current.ids.flatMap((one) => rows.current.get(one) ?? []),
        dragged,
        pointer: event.nativeEvent,
        onEnd: (place) => {
          cancel.current = null;
          const { ids: now, onMove: move } = latest.current;
          if (place !== null && place !== now.indexOf(id)) move(id, place);
        },
      });
    },
    [],
  );
  return { rowRef, onGrab };
}
