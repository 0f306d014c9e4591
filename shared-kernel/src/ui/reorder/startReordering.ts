import { scrollAtEdges, scrollerOf } from './edgeScroll';
import {
  cellWay,
  isInColumns,
  nearestCell,
  placeAt,
  wayMade,
  type CellSpan,
  type Way,
} from './reorderGeometry';

interface RowsAtStart {
  readonly rows: readonly HTMLElement[];
  readonly dragged: HTMLElement;
  /** Where the row was taken, in pixels of the window. */
  readonly pointer: Way;
}

export interface Reordering {
  /** Moves the row with the pointer, and the others out of its way. */
  readonly follow: (pointer: Way) => void;
  /** The place, counted from 0, that the row would have if it were released now. */
  readonly place: () => number;
  /** Lets all rows stand where the page draws them. */
  readonly end: () => void;
}

/** Shows one row of a list under the pointer while it is dragged. A row of several columns follows it sideways, too. */
export function startReordering({ rows, dragged, pointer }: RowsAtStart): Reordering {
  const scroller = scrollerOf(dragged);
  const spans = rows.map((row) => spanOf(row, scroller));
  const from = rows.indexOf(dragged);
  const inColumns = isInColumns(spans);
  const startY = pointer.y + scroller.scrollTop;
  let last = pointer;

  const offset = (): Way => ({
    x: inColumns ? last.x - pointer.x : 0,
    y: last.y + scroller.scrollTop - startY,
  });
  const place = () =>
    inColumns ? nearestCell(spans, from, offset()) : placeAt(spans, from, offset().y);
  const draw = () => {
    const to = place();
    rows.forEach((row, at) => {
      if (at === from) shift(row, offset());
      else if (inColumns) shift(row, cellWay(spans, from, to, at));
      else shift(row, { x: 0, y: wayMade(spans, from, to, at) });
    });
  };

  dragged.dataset['dragged'] = '';
  for (const row of rows) row.toggleAttribute('data-makes-way', row !== dragged);
  const stopScrolling = scrollAtEdges(scroller, pointer.y, () => last.y, draw);
  return {
    follow: (now) => {
      last = now;
      draw();
    },
    place,
    end: () => {
      stopScrolling();
      delete dragged.dataset['dragged'];
      for (const row of rows) {
        row.removeAttribute('data-makes-way');
        shift(row, { x: 0, y: 0 });
      }
    },
  };
}

function spanOf(row: HTMLElement, scroller: Element): CellSpan {
  const { top, left, width, height } = row.getBoundingClientRect();
  return { top: top + scroller.scrollTop, left, width, height };
}

/** Outside of React, which would draw every row anew for each pixel. */
function shift(row: HTMLElement, { x, y }: Way): void {
  row.style.translate =
    x === 0 && y === 0 ? '' : `${x === 0 ? '0' : `${String(x)}px`} ${String(y)}px`;
}
