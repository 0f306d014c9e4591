import { useLocation } from 'shared-kernel/contract';
import { placeKey } from 'shared-kernel/places';
import { useCallback, useEffect, useState } from 'react';

/** Rows that are drawn at a time. */
const STEP = 30;
/** Further rows are drawn when their place comes this near to the window. */
const NEAR = '1200px';

/** By place: a list that is come back to has to be as long as it was, to be scrolled as it was. */
const drawnAt = new Map<string, number>();

interface GrowingList {
  /** How many rows to draw; the rest follows as the page is scrolled. */
  readonly drawn: number;
  /** For an element that stands in the place of the rows that are not drawn yet. */
  readonly restRef: (node: HTMLElement | null) => (() => void) | undefined;
}

/** Draws a long list as it is scrolled, so that its beginning is there at once. */
export function useGrowingList(length: number): GrowingList {
  const place = placeKey(useLocation());
  const [limit, setLimit] = useState(() => drawnAt.get(place) ?? STEP);
  useEffect(() => {
    drawnAt.set(place, limit);
  }, [place, limit]);
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
  return { drawn: Math.min(limit, length), restRef };
}
