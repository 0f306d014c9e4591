import { unclosedQuote, type ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { hasBrokenQuote, unescapeCell } from './quotedCell';
import { CR, LF, loopStops, QUOTE, STRETCH, type FindStops } from './stops/stops';

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

/** How the cell that is being read goes on. */
const BARE = 0;
const QUOTED = 1;
/** Its closing quote has been read. */
const CLOSED = 2;

/** What has to be done with a cell once its row is there. */
const AS_IT_STANDS = 0;
const ESCAPED = 1;
/** Something stood behind its closing quote, so that its quotes are text. */
const RELAXED = 2;

const FIRST_CELLS = 64;

/**
 * Cuts UTF-8 into rows and cells without making a text of any: double quotes around a cell, two of them for one inside;
 * any mix of line ends; quotes inside a bare cell as they are; empty lines as rows (I3, I7).
 */
export const createRowScanner = (
  delimiter: Delimiter,
  onRow: (row: ScannedRow) => void,
  findStops: FindStops = loopStops,
): RowScanner => {
  const comma = delimiter.charCodeAt(0);
  const stops = findStops(comma);

  let bytes = new Uint8Array(0);
  let length = 0;
  /** Behind what has been read. */
  let at = 0;
  let rowStart = 0;
  let cellStart = 0;
  let state = BARE;
  let work = AS_IT_STANDS;
  /** Where the closing quote of a relaxed or quoted cell stands. */
  let closedAt = 0;
  let cells = 0;
  let starts = new Int32Array(FIRST_CELLS);
  let ends = new Int32Array(FIRST_CELLS);
  /** By cell of the row: `work`, and the closing quote of a cell of which there is any. */
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
    state = BARE;
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
    works.fill(AS_IT_STANDS, 0, cells);
  };

  /** To the end of what is there; at the last byte it waits for what follows where that decides, unless nothing does. */
  const scan = (isLast: boolean): void => {
    while (at < length && fault === null) {
      const to = Math.min(at + STRETCH, length);
      if (!scanStretch(to, isLast)) return;
      if (at < to) at = to;
    }
  };

  /** False where it waits. */
  const scanStretch = (to: number, isLast: boolean): boolean => {
    const from = at;
    const count = stops.find(bytes, from, to);
    const { places } = stops;
    for (let index = 0; index < count && fault === null; index += 1) {
      if (state === BARE && work === AS_IT_STANDS) index = takePlainCells(from, index, count);
      if (index === count) break;
      const stop = from + (places[index] ?? 0);
      // The second of two quotes, or of a line end, was read with the first.
      if (stop < at) continue;
      at = stop;
      const byte = bytes[stop] ?? 0;
      if (byte === comma) {
        if (state === QUOTED) continue;
        takeCell();
        at = stop + 1;
        cellStart = at;
      } else if (byte === QUOTE) {
        if (state === QUOTED && stop + 1 === length && !isLast) return false;
        takeQuote();
      } else if (byte === 0) hasNul = true;
      else {
        if (byte === CR && stop + 1 === length && !isLast) return false;
        takeLineEnd(byte === CR && stop + 1 < length && bytes[stop + 1] === LF ? 2 : 1);
      }
    }
    return true;
  };

  /** Cells that stand as they are, which most do; gives the stop behind them, which is no delimiter unless there is no room. */
  const takePlainCells = (from: number, first: number, count: number): number => {
    // As variables of the loop itself: those around it are read and written anew for each cell.
    const { places } = stops;
    const text = bytes;
    const room = starts.length;
    let index = first;
    let cell = cells;
    let start = cellStart;
    while (index < count && cell < room) {
      const stop = from + (places[index] ?? 0);
      if (text[stop] !== comma) break;
      starts[cell] = start;
      ends[cell] = stop;
      cell += 1;
      start = stop + 1;
      index += 1;
    }
    cells = cell;
    cellStart = start;
    return index;
  };

  const takeQuote = (): void => {
    const quote = at;
    at = quote + 1;
    if (state !== QUOTED) {
      if (quote === cellStart) state = QUOTED;
      return;
    }
    const next = at < length ? (bytes[at] ?? 0) : LF;
    if (next === QUOTE) {
      work = ESCAPED;
      at += 1;
      return;
    }
    closedAt = quote;
    const isClosed = next === comma || next === LF || next === CR;
    state = isClosed ? CLOSED : BARE;
    if (!isClosed) work = RELAXED;
  };

  const takeLineEnd = (width: number): void => {
    if (state === QUOTED) {
      breaks += 1;
      at += width;
      return;
    }
    takeCell();
    at += width;
    takeRow();
    rowStart = at;
    cellStart = at;
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
        takeCell();
        takeRow();
      }
      return fault;
    },
    isCut: () => isCut,
  };
};
