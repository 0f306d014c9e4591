import { useLocation } from 'shared-kernel/contract';
import { placeKey } from 'shared-kernel/places';
import { startTransition, useCallback, useEffect, useState } from 'react';

/** Rows that are drawn before somebody scrolls on, and with each time that they do. */
const STEP = 30;
/** Further rows are drawn when their place comes this near to the window. */
const NEAR = '1200px';
/** Rows that are drawn at a time once the window is full. */
const AT_A_TIME = 4;

/** By place: a list that is come back to has to be as long as it was, to be scrolled as it was. */
const drawnAt = new Map<string, number>();

interface Growth {
  /** How many rows fill the window: these are drawn at once. */
  readonly first: number;
  /** Whether all rows are drawn, however many there are: a list whose order is changed by dragging. */
  readonly whole?: boolean;
}

interface GrowingList {
  /** How many rows to draw. */
  readonly drawn: number;
  /** For an element that stands in the place of the rows that are not drawn yet. */
  readonly restRef: (node: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Draws a list in steps, so that its beginning is there at once: what fills the window first, then a few rows at a time
 * between whatever else the page has to do, and those far below only as it is scrolled.
 */
export function useGrowingList(length: number, { first, whole = false }: Growth): GrowingList {
  const place = placeKey(useLocation());
  const [limit, setLimit] = useState(() => drawnAt.get(place) ?? (whole ? Infinity : STEP));
  const [drawn, setDrawn] = useState(() => drawnAt.get(place) ?? first);
  const wanted = Math.min(limit, length);
  useEffect(() => {
    drawnAt.set(place, limit);
  }, [place, limit]);
  useEffect(() => {
    if (drawn < wanted)
      startTransition(() => {
        setDrawn(drawn + AT_A_TIME);
      });
  }, [drawn, wanted]);
  const restRef = useCallback(
    (node: HTMLElement | null) => {
      if (node === null || limit >= length) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setLimit(limit + STEP);
        },
        { rootMargin: NEAR },
      );
      observer.observe(node);
      return () => {
        observer.disconnect();
      };
    },
    [limit, length],
  );
  return { drawn: Math.min(drawn, wanted), restRef };
}

/** What stands above a list: header, title, controls. CSS pixels. */
const ABOVE = 200;

/** How many rows of about this height, CSS pixels, there is room for in the window; at least one of each column. */
export const rowsInWindow = (height: number, columns = 1): number =>
  Math.max(1, Math.ceil((window.innerHeight - ABOVE) / height)) * columns;
