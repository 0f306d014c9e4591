import type { ItemId } from 'shared-kernel/model';
import { useDeferredValue, useEffect, type RefObject } from 'react';

/**
 * Scrolls the list, and nothing around it, so that a row which was chosen elsewhere is seen: shortly after, since the
 * person looks at where they chose it.
 */
export function useRowInView(
  list: RefObject<HTMLElement | null>,
  chosen: ItemId | undefined,
): void {
  const id = useDeferredValue(chosen);
  useEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const row = rows.find((one) => idOf(one) === id);
    if (list.current === null || row === undefined) return;
    const [room, seen] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    const above = Math.min(0, seen.top - room.top);
    const below = Math.max(0, seen.bottom - room.bottom);
    list.current.scrollTop += above + below;
  }, [list, id]);
}

const idOf = (row: Element): string | undefined =>
  row.querySelector<HTMLElement>('[data-row-id]')?.dataset['rowId'];
