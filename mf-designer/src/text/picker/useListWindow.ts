import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ListWindow {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Rows to draw: from `first` to the one before `end`. */
  readonly first: number;
  readonly end: number;
  readonly onScroll: () => void;
}

/** Rows drawn beyond what is seen, so that a scroll shows no gap. */
const SPARE_ROWS = 6;

/** Which of many rows of one height have to be drawn; keeps the active one in sight. */
export function useListWindow(
  rowCount: number,
  active: number,
  { rowPx, listPx }: { readonly rowPx: number; readonly listPx: number },
): ListWindow {
  const list = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || active < 0) return;
    const [top, bottom] = [active * rowPx, (active + 1) * rowPx];
    if (top < element.scrollTop) element.scrollTop = top;
    else if (bottom > element.scrollTop + listPx) element.scrollTop = bottom - listPx;
    setScrollTop(element.scrollTop);
  }, [active, rowCount, rowPx, listPx]);

  return {
    list,
    first: Math.max(0, Math.floor(scrollTop / rowPx) - SPARE_ROWS),
    end: Math.min(rowCount, Math.ceil((scrollTop + listPx) / rowPx) + SPARE_ROWS),
    onScroll: () => {
      setScrollTop(list.current?.scrollTop ?? 0);
    },
  };
}
