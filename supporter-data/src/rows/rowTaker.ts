import type { Options } from 'csv-parse';
import type { ImportFault } from '../importFault';
import { unclosedQuote } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { findBrokenQuote } from './brokenQuote';
import { countLineBreaks } from './lineBreaks';
import type { Row } from './row';

/** csv-parse's error; its code says what is wrong with the text. */
export type ParserError = Error & { readonly code?: unknown };

/** What the CSV parser is told, and what is made of its records: rows with their lines, or why there are none. */
export interface RowTaker {
  readonly options: Options;
  /** Why the text cannot be read to its end; `error` is the parser's own, null where it reached the end. */
  readonly faultAfter: (error: ParserError | null) => ImportFault | null;
  /** The latest row as it stands in the text, with its line end. */
  readonly lastRaw: () => string;
}

/** Quotes inside a bare cell stay as they are; any mix of line ends ends rows; empty lines are rows. */
export const createRowTaker = (delimiter: Delimiter, onRow: (row: Row) => void): RowTaker => {
  let line = 1;
  let number = 0;
  let fault: ImportFault | null = null;
  let lastRaw = '';

  const take = (cells: readonly string[], raw: string): void => {
    lastRaw = raw;
    number += 1;
    fault ??= findBrokenQuote(cells, raw, line);
    if (fault === null) onRow({ cells, number, line });
    line += 1 + cells.reduce((breaks, cell) => breaks + countLineBreaks(cell), 0);
  };

  return {
    options: {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      on_record: (taken: unknown) => {
        if (!isRawRecord(taken)) throw new TypeError('The CSV parser gave no raw record');
        take(taken.record, taken.raw);
        return null; // taken: nothing waits to be read from the parser
      },
    },
    faultAfter: (error) => {
      if (error === null || fault !== null) return fault;
      if (error.code === 'CSV_QUOTE_NOT_CLOSED') return unclosedQuote(line);
      throw error;
    },
    lastRaw: () => lastRaw,
  };
};

/** What the parser gives with its option `raw`, which its types leave out. */
const isRawRecord = (
  taken: unknown,
): taken is { readonly record: readonly string[]; readonly raw: string } =>
  typeof taken === 'object' &&
  taken !== null &&
  'record' in taken &&
  Array.isArray(taken.record) &&
  'raw' in taken &&
  typeof taken.raw === 'string';
