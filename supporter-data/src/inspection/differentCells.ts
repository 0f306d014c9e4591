import { createTextStore } from 'evaluation';

/** The different cells of a column, with how often each came. */
export interface DifferentCells {
  /** A cell as UTF-8. */
  readonly add: (bytes: Uint8Array, start: number, end: number) => void;
  /** So many, or of so many bytes, that each should be looked at now. */
  readonly isFull: () => boolean;
  /** Gives each of them in the order in which they first came, and forgets them. */
  readonly take: (visit: (cell: string, times: number) => void) => void;
}

/** Of all columns together. */
const MAX_CELLS = 1_000_000;
const MAX_BYTES = 1 << 26;
/** Of one column at least so many. */
const MIN_CELLS = 2000;
const MIN_BYTES = 1 << 16;

/** Of one of so many columns. */
export const createDifferentCells = (columns: number): DifferentCells => {
  const maxCells = Math.max(MIN_CELLS, MAX_CELLS / columns);
  const maxBytes = Math.max(MIN_BYTES, MAX_BYTES / columns);
  const cells = createTextStore();
  /** By code. */
  const times: number[] = [];
  let size = 0;
  return {
    add: (bytes, start, end) => {
      const code = cells.add(bytes, start, end);
      if (code === times.length) size += end - start;
      times[code] = (times[code] ?? 0) + 1;
    },
    isFull: () => times.length >= maxCells || size >= maxBytes,
    take: (visit) => {
      const texts = cells.texts();
      for (let code = 0; code < times.length; code += 1)
        visit(texts.at(code) ?? '', times[code] ?? 0);
      cells.clear();
      times.length = 0;
      size = 0;
    },
  };
};
