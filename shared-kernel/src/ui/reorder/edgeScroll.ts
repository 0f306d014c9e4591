/** The nearest ancestor that scrolls; the page where none does. */
export function scrollerOf(row: HTMLElement): Element {
  for (let element = row.parentElement; element !== null; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) {
      return element;
    }
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Scrolls on, frame by frame, while the pointer is near an edge that it has moved towards since it was at `startY`:
 * what is grabbed near an edge stays where it is. Gives the way to stop.
 */
export function scrollAtEdges(
  scroller: Element,
  startY: number,
  pointerY: () => number,
  onScroll: () => void,
): () => void {
  let frame = requestAnimationFrame(scroll);
  function scroll(): void {
    const before = scroller.scrollTop;
    scroller.scrollTop += scrollSpeed(pointerY(), startY, edgesOf(scroller));
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(scroll);
  }
  return () => {
    cancelAnimationFrame(frame);
  };
}

/** Pixels from an edge within which the list scrolls; sticky bars may cover them. */
const EDGE_PX = 72;
/** Per frame, right at the edge. */
const FASTEST_PX = 14;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

const edgesOf = (scroller: Element): Edges =>
  scroller === document.scrollingElement
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();

function scrollSpeed(pointerY: number, startY: number, { top, bottom }: Edges): number {
  if (pointerY === startY) return 0;
  return FASTEST_PX * (pointerY > startY ? nearness(pointerY - bottom) : -nearness(top - pointerY));
}

/** 0 away from an edge to 1 on it and beyond; `beyond` is negative within the edges. */
const nearness = (beyond: number): number => Math.min(1, Math.max(0, beyond / EDGE_PX + 1));
