import { placeAt, wayMade, type RowSpan } from './reorderGeometry';

interface Reordering {
  readonly rows: readonly HTMLElement[];
  /** The place of the row that is dragged, counted from 0. */
  readonly from: number;
  readonly pointer: PointerEvent;
  /** Where it was let go; `from` where the drag was given up. */
  readonly onEnd: (place: number) => void;
}

const MAKE_WAY = 'translate 150ms ease-out';

/** Moves one row with the pointer until it is let go. Gives the way to give it up, which calls `onEnd` too. */
export function startReordering({ rows, from, pointer, onEnd }: Reordering): () => void {
  const scroller = scrollerOf(rows[from]);
  const spans = rows.map((row) => spanOf(row, scroller));
  const startY = pointer.clientY + scroller.scrollTop;
  let clientY = pointer.clientY;
  let frame = 0;

  const draw = () => {
    const offset = clientY + scroller.scrollTop - startY;
    const to = placeAt(spans, from, offset);
    rows.forEach((row, place) => {
      const shift = place === from ? offset : wayMade(spans, from, to, place);
      row.style.translate = shift === 0 ? '' : `0 ${String(shift)}px`;
      row.style.transition = place === from ? '' : MAKE_WAY;
    });
    return to;
  };
  const scroll = () => {
    const before = scroller.scrollTop;
    scroller.scrollTop += scrollSpeed(clientY, scroller);
    if (scroller.scrollTop !== before) draw();
    frame = requestAnimationFrame(scroll);
  };
  const end = (place: number) => {
    listening.abort();
    cancelAnimationFrame(frame);
    for (const row of rows) Object.assign(row.style, { translate: '', transition: '' });
    delete rows[from]?.dataset['dragged'];
    onEnd(place);
  };
  const giveUp = () => {
    end(from);
  };

  const listening = new AbortController();
  const listen: typeof window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
  ) => {
    window.addEventListener(type, listener, { signal: listening.signal });
  };
  listen('pointermove', (event) => {
    if (event.pointerId !== pointer.pointerId) return;
    clientY = event.clientY;
    draw();
  });
  listen('pointerup', (event) => {
    if (event.pointerId === pointer.pointerId) end(draw());
  });
  listen('pointercancel', giveUp);
  listen('blur', giveUp);
  listen('keydown', (event) => {
    if (event.key === 'Escape') giveUp();
  });
  if (rows[from] !== undefined) rows[from].dataset['dragged'] = '';
  frame = requestAnimationFrame(scroll);
  return giveUp;
}

/** The nearest ancestor that scrolls; the page where none does. */
function scrollerOf(row: HTMLElement | undefined): Element {
  for (let element = row?.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    if (/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight) {
      return element;
    }
  }
  return document.scrollingElement ?? document.documentElement;
}

function spanOf(row: HTMLElement, scroller: Element): RowSpan {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + scroller.scrollTop, height };
}

/** Pixels from an edge within which the list scrolls by itself; sticky bars cover about half of it. */
const EDGE_PX = 96;
/** Per frame. */
const FASTEST_PX = 14;

function scrollSpeed(clientY: number, scroller: Element): number {
  const isPage = scroller === document.scrollingElement;
  const { top, bottom } = isPage
    ? { top: 0, bottom: window.innerHeight }
    : scroller.getBoundingClientRect();
  const beyondTop = Math.min(1, Math.max(0, (top + EDGE_PX - clientY) / EDGE_PX));
  const beyondBottom = Math.min(1, Math.max(0, (clientY - bottom + EDGE_PX) / EDGE_PX));
  return (beyondBottom - beyondTop) * FASTEST_PX;
}
