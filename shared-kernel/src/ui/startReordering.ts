import { scrollAtEdges, scrollerOf } from './edgeScroll';
import { placeAt, wayMade, type RowSpan } from './reorderGeometry';

interface Reordering {
  readonly rows: readonly HTMLElement[];
  readonly dragged: HTMLElement;
  readonly pointer: PointerEvent;
  /** The place, counted from 0, where the row was let go; null where the drag was given up. */
  readonly onEnd: (place: number | null) => void;
}

/** Moves one row with the pointer until it is let go. Gives the way to give it up, which calls `onEnd` too. */
export function startReordering({ rows, dragged, pointer, onEnd }: Reordering): () => void {
  const scroller = scrollerOf(dragged);
  const spans = rows.map((row) => spanOf(row, scroller));
  const from = rows.indexOf(dragged);
  const startY = pointer.clientY + scroller.scrollTop;
  let pointerY = pointer.clientY;

  const draw = (): number => {
    const offset = pointerY + scroller.scrollTop - startY;
    const to = placeAt(spans, from, offset);
    rows.forEach((row, place) => {
      shift(row, place === from ? offset : wayMade(spans, from, to, place));
    });
    return to;
  };
  const end = (place: number | null) => {
    stopScrolling();
    stopFollowing();
    delete dragged.dataset['dragged'];
    for (const row of rows) shift(row, 0);
    onEnd(place);
  };

  dragged.dataset['dragged'] = '';
  const stopScrolling = scrollAtEdges(scroller, pointer.clientY, () => pointerY, draw);
  const stopFollowing = follow(pointer.pointerId, {
    onMove: (clientY) => {
      pointerY = clientY;
      draw();
    },
    onDrop: () => {
      end(draw());
    },
    onGiveUp: () => {
      end(null);
    },
  });
  return () => {
    end(null);
  };
}

function spanOf(row: HTMLElement, scroller: Element): RowSpan {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + scroller.scrollTop, height };
}

/** Outside of React, which would draw every row anew for each pixel. */
function shift(row: HTMLElement, pixels: number): void {
  row.style.translate = pixels === 0 ? '' : `0 ${String(pixels)}px`;
}

interface Followed {
  readonly onMove: (clientY: number) => void;
  readonly onDrop: () => void;
  readonly onGiveUp: () => void;
}

/** Listens to one pointer wherever it goes. Gives the way to stop. */
function follow(pointerId: number, { onMove, onDrop, onGiveUp }: Followed): () => void {
  const move = (event: PointerEvent) => {
    if (event.pointerId === pointerId) onMove(event.clientY);
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId === pointerId) onDrop();
  };
  const giveUpOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onGiveUp();
  };
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', onGiveUp);
  window.addEventListener('blur', onGiveUp);
  window.addEventListener('keydown', giveUpOnEscape);
  return () => {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', onGiveUp);
    window.removeEventListener('blur', onGiveUp);
    window.removeEventListener('keydown', giveUpOnEscape);
  };
}
