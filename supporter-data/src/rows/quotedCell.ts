import { type ImportFault } from '../importFault';
import { findBrokenQuote } from './brokenQuote';
import { CR, LF, QUOTE } from './stops/stops';

interface CellPlace {
  readonly start: number;
  readonly end: number;
  /** Where the closing quote stands behind which the cell goes on; null where none does. */
  readonly closing: number | null;
}

/** Takes one of two quotes out of a cell, in its place; gives where the cell ends then. */
export const unescapeCell = (bytes: Uint8Array, { start, end, closing }: CellPlace): number => {
  let to = closing === null ? start : start + 1;
  let from = to;
  const inner = closing ?? end;
  while (from < inner) {
    const byte = bytes[from] ?? 0;
    bytes[to] = byte;
    to += 1;
    from += byte === QUOTE ? 2 : 1;
  }
  bytes.copyWithin(to, from, end);
  return to + end - from;
};

interface RawRow {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly works: Uint8Array;
  readonly closings: Int32Array;
  readonly cells: number;
}

const RELAXED = 2;

/** The fault of a row in which a quote is not closed where it should; seldom more than a look at its cells. */
export const hasBrokenQuote = (
  { bytes, starts, ends, works, closings, cells }: RawRow,
  row: Uint8Array,
  line: number,
): ImportFault | null => {
  let isSuspect = false;
  for (let cell = 0; cell < cells && !isSuspect; cell += 1)
    isSuspect =
      bytes[starts[cell] ?? 0] === QUOTE && hasBreak(bytes, starts[cell] ?? 0, ends[cell] ?? 0);
  if (!isSuspect) return null;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const texts = Array.from({ length: cells }, (_, cell) => {
    const start = starts[cell] ?? 0;
    const copy = bytes.slice(start, ends[cell] ?? 0);
    const closing = works[cell] === RELAXED ? (closings[cell] ?? 0) - start : null;
    const end =
      works[cell] === 0 ? copy.length : unescapeCell(copy, { start: 0, end: copy.length, closing });
    return decoder.decode(copy.subarray(0, end));
  });
  return findBrokenQuote(texts, decoder.decode(row), line);
};

const hasBreak = (bytes: Uint8Array, start: number, end: number): boolean => {
  for (let at = start; at < end; at += 1) if (bytes[at] === LF || bytes[at] === CR) return true;
  return false;
};
