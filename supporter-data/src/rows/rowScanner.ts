import { unclosedQuote, type ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { hasBrokenQuote, unescapeCell } from './quotedCell';

/** A row as it lies in a scanner's bytes, which are used again for the next one. */
export interface ScannedRow {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  readonly cellCount: number;
  /** Where each cell begins and ends in `bytes`; of those after the last cell they say nothing. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** From 1, blank ones counted. */
  readonly number: number;
  /** From 1: the physical line on which it begins. */
  readonly line: number;
  readonly hasNul: boolean;
}

/** A row that stays as it is. */
export const copyOfRow = (row: ScannedRow): ScannedRow => {
  const { bytes, starts, ends, cellCount } = row;
  const first = starts[0] ?? 0;
  return {
    ...row,
    bytes: bytes.slice(first, ends[cellCount - 1] ?? 0),
    starts: starts.slice(0, cellCount).map((start) => start - first),
    ends: ends.slice(0, cellCount).map((end) => end - first),
  };
};

export interface RowScanner {
  /** The text goes on, as valid UTF-8; false where the rest of it cannot be read. */
  readonly add: (bytes: Uint8Array) => boolean;
  /** The text has ended. Gives why it cannot be read to its end, or null. */
  readonly end: () => ImportFault | null;
  /** Whether the latest row was ended by the end of the text alone. */
  readonly isCut: () => boolean;
}

const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

/** How the cell that is being read goes on. */
const FRESH = 0;
const BARE = 1;
const QUOTED = 2;
const CLOSED = 3;

/** What has to be done with a cell once its row is there. */
const AS_IT_STANDS = 0;
const ESCAPED = 1;
/** Something stood behind its closing quote, so that its quotes are text. */
const RELAXED = 2;

const FIRST_CELLS = 64;

/** The first byte from `at` on that may end a cell, or `length`. */
const endOfRun = (bytes: Uint8Array, at: number, length: number, endsRun: Uint8Array): number => {
  let end = at;
  while (end < length && endsRun[bytes[end] ?? 0] === 0) end += 1;
  return end;
};

/**
 * Cuts UTF-8 into rows and cells without making a text of any: double quotes around a cell, two of them for one inside;
 * any mix of line ends; quotes inside a bare cell as they are; empty lines as rows (I3, I7).
 */
export const createRowScanner = (
  delimiter: Delimiter,
  onRow: (row: ScannedRow) => void,
): RowScanner => {
  const comma = delimiter.charCodeAt(0);
  const endsRun = new Uint8Array(256);
  for (const byte of [comma, LF, CR, 0]) endsRun[byte] = 1;

  let bytes = new Uint8Array(0);
  let length = 0;
  let at = 0;
  let rowStart = 0;
  let cellStart = 0;
  let state = FRESH;
  let work = AS_IT_STANDS;
  /** Where the closing quote of a relaxed or quoted cell stands. */
  let closedAt = 0;
  let cells = 0;
  let starts = new Int32Array(FIRST_CELLS);
  let ends = new Int32Array(FIRST_CELLS);
  /** By cell of the row: `work`, and the closing quote of a relaxed one. */
  let works = new Uint8Array(FIRST_CELLS);
  let closings = new Int32Array(FIRST_CELLS);
  let hasWork = false;
  let hasNul = false;
  let breaks = 0;
  let number = 0;
  let line = 1;
  let fault: ImportFault | null = null;
  let isCut = false;

  const append = (more: Uint8Array): void => {
    const rest = length - rowStart;
    if (rest + more.length > bytes.length) {
      const wider = new Uint8Array(Math.max(bytes.length * 2, rest + more.length));
      wider.set(bytes.subarray(rowStart, length));
      bytes = wider;
    } else {
      bytes.copyWithin(0, rowStart, length);
    }
    bytes.set(more, rest);
    for (let cell = 0; cell < cells; cell += 1) {
      starts[cell] = (starts[cell] ?? 0) - rowStart;
      ends[cell] = (ends[cell] ?? 0) - rowStart;
      closings[cell] = (closings[cell] ?? 0) - rowStart;
    }
    at -= rowStart;
    cellStart -= rowStart;
    closedAt -= rowStart;
    length = rest + more.length;
    rowStart = 0;
  };

  const takeCell = (): void => {
    if (cells === starts.length) widen();
    const isClosed = state === CLOSED;
    starts[cells] = isClosed ? cellStart + 1 : cellStart;
    ends[cells] = isClosed ? closedAt : at;
    works[cells] = work;
    closings[cells] = closedAt;
    if (work !== AS_IT_STANDS) hasWork = true;
    cells += 1;
    state = FRESH;
    work = AS_IT_STANDS;
  };

  const widen = (): void => {
    const wider = (old: Int32Array): Int32Array<ArrayBuffer> => {
      const copy = new Int32Array(old.length * 2);
      copy.set(old);
      return copy;
    };
    starts = wider(starts);
    ends = wider(ends);
    closings = wider(closings);
    works = Uint8Array.from(closings, (_, cell) => works[cell] ?? 0);
  };

  const takeRow = (): void => {
    number += 1;
    if (hasWork) finishCells();
    if (fault === null) onRow({ bytes, cellCount: cells, starts, ends, number, line, hasNul });
    line += 1 + breaks;
    cells = 0;
    breaks = 0;
    hasWork = false;
    hasNul = false;
  };

  /** Takes the doubled quotes out of cells, in their place, once it is known that each quote was closed where it should. */
  const finishCells = (): void => {
    const row = bytes.subarray(rowStart, at);
    const whole = { bytes, works, closings, starts, ends, cells };
    fault ??= hasBrokenQuote(whole, row, line);
    for (let cell = 0; cell < cells; cell += 1)
      if (works[cell] !== AS_IT_STANDS)
        ends[cell] = unescapeCell(bytes, {
          start: starts[cell] ?? 0,
          end: ends[cell] ?? 0,
          closing: works[cell] === RELAXED ? (closings[cell] ?? 0) : null,
        });
  };

  /** To the end of what is there; at the last byte it waits for what follows where that decides, unless nothing does. */
  const scan = (isLast: boolean): void => {
    while (at < length && fault === null) {
      const byte = bytes[at] ?? 0;
      if (state === QUOTED) {
        if (byte !== QUOTE) {
          if (byte === LF) breaks += 1;
          else if (byte === CR) {
            if (at + 1 === length && !isLast) return;
            if (bytes[at + 1] !== LF || at + 1 === length) breaks += 1;
          } else if (byte === 0) hasNul = true;
          at += 1;
          continue;
        }
        if (at + 1 === length && !isLast) return;
        const next = at + 1 < length ? (bytes[at + 1] ?? 0) : LF;
        if (next === QUOTE) {
          work = ESCAPED;
          at += 2;
        } else {
          closedAt = at;
          at += 1;
          if (next === comma || next === LF || next === CR) state = CLOSED;
          else {
            state = BARE;
            work = RELAXED;
          }
        }
        continue;
      }
      if (state === FRESH) {
        cellStart = at;
        if (byte === QUOTE) {
          state = QUOTED;
          at += 1;
          continue;
        }
        state = BARE;
      }
      at = endOfRun(bytes, at, length, endsRun);
      if (at === length) return;
      const stop = bytes[at] ?? 0;
      if (stop === comma) {
        takeCell();
        at += 1;
        cellStart = at;
        // A cell follows even where nothing does.
        state = FRESH;
      } else if (stop === 0) {
        hasNul = true;
        at += 1;
      } else {
        if (stop === CR && at + 1 === length && !isLast) return;
        takeCell();
        at += stop === CR && at + 1 < length && bytes[at + 1] === LF ? 2 : 1;
        takeRow();
        rowStart = at;
        cellStart = at;
      }
    }
  };

  return {
    add: (more) => {
      append(more);
      scan(false);
      return fault === null;
    },
    end: () => {
      scan(true);
      if (fault !== null) return fault;
      if (state === QUOTED) return unclosedQuote(line);
      isCut = cells > 0 || state === CLOSED || at > cellStart;
      if (isCut) {
        if (state === FRESH) cellStart = at;
        takeCell();
        takeRow();
      }
      return fault;
    },
    isCut: () => isCut,
  };
};
