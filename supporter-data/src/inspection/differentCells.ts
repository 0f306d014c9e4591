import { createTextStore } from 'evaluation';

/** The different cells of a column, with how often each came. */
export interface DifferentCells {
  /** A cell as UTF-8. */
  readonly add: (bytes: Uint8Array, start: number, end: number) => void;
  readonly length: () => number;
  /** Gives each of them in the order in which they first came, and forgets them. */
  readonly take: (visit: (cell: string, times: number) => void) => void;
}

export const createDifferentCells = (): DifferentCells => {
  const cells = createTextStore();
  /** By code. */
  const times: number[] = [];
  return {
    add: (bytes, start, end) => {
      const code = cells.add(bytes, start, end);
      times[code] = (times[code] ?? 0) + 1;
    },
    length: cells.length,
    take: (visit) => {
      const texts = cells.texts();
      for (let code = 0; code < times.length; code += 1)
        visit(texts.at(code) ?? '', times[code] ?? 0);
      cells.clear();
      times.length = 0;
    },
  };
};
