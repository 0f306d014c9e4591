import { useEffect, type RefObject } from 'react';

/**
 * Marks the rows of a long list that are out of sight with `data-away`, which `AWAY_STYLE` leaves unpainted: each icon
 * and each name that is cut off is something of its own to the browser at every picture of the page, and a hundred
 * rows have many. They stay where they are for the focus, for screen readers and for searching in the page.
 */
export function usePaintInSight(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  /** Whether the list is on the page. */
  present: boolean,
): void {
  useEffect(() => {
    if (!present || scroller.current === null || list.current === null) return undefined;
    return followSight(scroller.current, list.current);
  }, [scroller, list, present]);
}

/** The shapes of icons are hidden rather than the icons, whose labels are read. */
export const AWAY_STYLE = {
  '& > [data-away]': { opacity: '0' },
  '& > [data-away] svg > *': { visibility: 'hidden' },
} as const;

/** Painted ahead, above and below, so that scrolling meets no gaps. */
const AHEAD = '50% 0px';

function followSight(scroller: HTMLElement, list: HTMLElement): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const sight = new IntersectionObserver(
    (rows) => {
      for (const { target, isIntersecting } of rows) {
        target.toggleAttribute('data-away', !isIntersecting);
      }
    },
    { root: scroller, rootMargin: AHEAD },
  );
  const observe = (rows: Iterable<Node>) => {
    for (const row of rows) if (row instanceof Element) sight.observe(row);
  };
  observe(list.children);
  const additions = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) observe(addedNodes);
  });
  additions.observe(list, { childList: true });
  return () => {
    sight.disconnect();
    additions.disconnect();
  };
}
