import { createTextStore, type ManyTexts } from 'evaluation';

/** The different cells of a column, with how often each came. */
export interface DifferentCells {
  /** Cells as UTF-8. */
  readonly addAll: (texts: ManyTexts) => void;
  /** So many, or of so many bytes, that each should be looked at now. */
  readonly isFull: () => boolean;
  /** Gives each of them in the order in which they first came, and forgets them. */
  readonly take: (visit: (cell: string, times: number) => void) => void;
}

/**
 * Where so many were nearly all different (receipts, days of a campaign), the next will be, too: they are looked at now, since a
 * longer table of each column fits no processor's cache and finds little.
 */
const MIN_DIFFERENT = 2048;
const NEARLY_ALL = 0.97;
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
  let added = 0;
  let codes = new Uint32Array(0);
  return {
    addAll: (texts) => {
      const { starts, ends, count } = texts;
      if (codes.length < count) codes = new Uint32Array(count);
      cells.addAll(texts, codes);
      added += count;
      for (let index = 0; index < count; index += 1) {
        const code = codes[index] ?? 0;
        if (code === times.length) size += (ends[index] ?? 0) - (starts[index] ?? 0);
        times[code] = (times[code] ?? 0) + 1;
      }
    },
    isFull: () =>
      times.length >= maxCells ||
      size >= maxBytes ||
      (times.length >= MIN_DIFFERENT && times.length >= added * NEARLY_ALL),
    take: (visit) => {
      const texts = cells.texts();
      for (let code = 0; code < times.length; code += 1)
        visit(texts.at(code) ?? '', times[code] ?? 0);
      cells.clear();
      times.length = 0;
      size = 0;
      added = 0;
    },
  };
};
