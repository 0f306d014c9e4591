import { scrollAtEdges, scrollerOf } from './edgeScroll';
import { placeAt, wayMade, type RowSpan } from './reorderGeometry';

interface RowsAtStart {
  readonly rows: readonly HTMLElement[];
  readonly dragged: HTMLElement;
  /** Where the row was taken, in pixels down the window. */
  readonly pointerY: number;
}

export interface Reordering {
  /** Moves the row with the pointer, and the others out of its way. */
  readonly follow: (pointerY: number) => void;
  /** The place, counted from 0, that the row would have if it were released now. */
  readonly place: () => number;
  /** Lets all rows stand where the page draws them. */
  readonly end: () => void;
}

/** Shows one row of a list under the pointer while it is dragged. */
export function startReordering({ rows, dragged, pointerY }: RowsAtStart): Reordering {
  const scroller = scrollerOf(dragged);
  const spans = rows.map((row) => spanOf(row, scroller));
  const from = rows.indexOf(dragged);
  const startY = pointerY + scroller.scrollTop;
  let lastY = pointerY;

  const offset = () => lastY + scroller.scrollTop - startY;
  const place = () => placeAt(spans, from, offset());
  const draw = () => {
    const to = place();
    rows.forEach((row, at) => {
      shift(row, at === from ? offset() : wayMade(spans, from, to, at));
    });
  };

  dragged.dataset['dragged'] = '';
  for (const row of rows) row.toggleAttribute('data-makes-way', row !== dragged);
  const stopScrolling = scrollAtEdges(scroller, pointerY, () => lastY, draw);
  return {
    follow: (y) => {
      lastY = y;
      draw();
    },
    place,
    end: () => {
      stopScrolling();
      delete dragged.dataset['dragged'];
      for (const row of rows) {
        row.removeAttribute('data-makes-way');
        shift(row, 0);
      }
    },
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
