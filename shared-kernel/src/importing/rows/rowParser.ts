import { unclosedQuote, type ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { countLineBreaks } from './lineBreaks';

/** A row as it stands: its cells, and the physical line on which it begins (the first is 1). */
export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Cuts a text that comes in pieces into rows, empty lines among them. */
export interface RowParser {
  readonly add: (piece: string) => void;
  /** Gives the last row; answers why the text cannot be read to its end, or null. */
  readonly end: () => ImportFault | null;
}

/**
 * - `cellStart`: between cells.
 * - `bare`: in a cell without quotes, where a quote is text.
 * - `quoted`: after an opening quote. `quoteSeen`: after a quote that closes it, or is the first of two.
 * - `afterReturn`: after a CR that ended a row; a LF now belongs to it.
 * - `refused`: a quote was never closed, so that nothing after it can be trusted.
 */
type Mode = 'cellStart' | 'bare' | 'quoted' | 'quoteSeen' | 'afterReturn' | 'refused';

/** Reads on from a place of the piece and answers where the next mode goes on. */
type Reader = (piece: string, from: number) => number;

const QUOTE = '"';
const LINE_FEED = 10;
const RETURN = 13;

/**
 * A quote that is never closed runs on until some later quote and takes whole rows into one cell: that is
 * what a quoted cell of several lines with text after its closing quote is taken for. Where it has one line
 * only, its quotes are text.
 */
export const createRowParser = (delimiter: Delimiter, onRow: (row: Row) => void): RowParser => {
  const delimiterCode = delimiter.charCodeAt(0);
  let mode: Mode = 'cellStart';
  let fault: ImportFault | null = null;
  let cells: string[] = [];
  let cell = '';
  /** Physical lines on which the row and the cell begin. */
  let rowLine = 1;
  let cellLine = 1;

  const takeCell = (): void => {
    cells.push(cell);
    cell = '';
    mode = 'cellStart';
  };

  const takeRow = (): void => {
    takeCell();
    onRow({ cells, line: rowLine });
    cells = [];
    cellLine += 1;
    rowLine = cellLine;
  };

  /** At a delimiter or a line's end. */
  const endCell: Reader = (piece, at) => {
    const code = piece.charCodeAt(at);
    if (code === delimiterCode) {
      takeCell();
      return at + 1;
    }
    takeRow();
    if (code === RETURN) mode = 'afterReturn';
    return at + 1;
  };

  const readers: Readonly<Record<Mode, Reader>> = {
    cellStart: (piece, from) => {
      const isQuoted = piece[from] === QUOTE;
      mode = isQuoted ? 'quoted' : 'bare';
      return isQuoted ? from + 1 : from;
    },

    bare: (piece, from) => {
      let at = from;
      for (; at < piece.length; at += 1) {
        const code = piece.charCodeAt(at);
        if (code === delimiterCode || code === LINE_FEED || code === RETURN) break;
      }
      cell += piece.slice(from, at);
      return at < piece.length ? endCell(piece, at) : at;
    },

    quoted: (piece, from) => {
      const quote = piece.indexOf(QUOTE, from);
      const end = quote < 0 ? piece.length : quote;
      cell += piece.slice(from, end);
      if (quote >= 0) mode = 'quoteSeen';
      return quote < 0 ? end : quote + 1;
    },

    quoteSeen: (piece, from) => {
      if (piece[from] === QUOTE) {
        cell += QUOTE;
        mode = 'quoted';
        return from + 1;
      }
      const breaks = countLineBreaks(cell);
      const code = piece.charCodeAt(from);
      if (code === delimiterCode || code === LINE_FEED || code === RETURN) {
        cellLine += breaks;
        return endCell(piece, from);
      }
      if (breaks > 0) {
        fault = unclosedQuote(cellLine);
        mode = 'refused';
        return from;
      }
      cell = QUOTE + cell + QUOTE;
      mode = 'bare';
      return from;
    },

    afterReturn: (piece, from) => {
      mode = 'cellStart';
      return piece.charCodeAt(from) === LINE_FEED ? from + 1 : from;
    },

    refused: (piece) => piece.length,
  };

  return {
    add: (piece) => {
      for (let at = 0; at < piece.length;) at = readers[mode](piece, at);
    },
    end: () => {
      if (mode === 'quoted') return unclosedQuote(cellLine);
      const isWithinRow = mode === 'bare' || mode === 'quoteSeen' || cells.length > 0;
      if (isWithinRow && mode !== 'refused') takeRow();
      return fault;
    },
  };
};
