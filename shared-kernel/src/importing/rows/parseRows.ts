import { Parser } from 'csv-parse/browser/esm';
import { unclosedQuote, type ImportFault } from '../importFault';
import type { Delimiter } from '../recognising/delimiter';
import { findBrokenQuote } from './brokenQuote';
import { countLineBreaks } from './lineBreaks';

/** A row as it stands: its cells, and the physical line on which it begins (the first is 1). */
export interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/**
 * Gives the rows of a text, empty lines among them, to `onRow` in order. Quotes inside a bare cell stay as
 * they are. Answers why the text cannot be read to its end, or null.
 */
export const parseRows = async (
  pieces: Iterable<string>,
  delimiter: Delimiter,
  onRow: (row: Row) => void,
): Promise<ImportFault | null> => {
  const reading: { line: number; fault: ImportFault | null } = { line: 1, fault: null };
  const takeRow = (cells: readonly string[], raw: string): void => {
    reading.fault ??= findBrokenQuote(cells, raw, reading.line);
    if (reading.fault === null) onRow({ cells, line: reading.line });
    reading.line += 1 + cells.reduce((breaks, cell) => breaks + countLineBreaks(cell), 0);
  };

  const unread = await runParser(pieces, delimiter, takeRow);
  if (unread === null || reading.fault !== null) return reading.fault;
  if (unread.code === UNCLOSED_QUOTE) return unclosedQuote(reading.line);
  throw unread;
};

const UNCLOSED_QUOTE = 'CSV_QUOTE_NOT_CLOSED';

type ParserError = Error & { readonly code?: unknown };

/** Feeds the parser piece by piece, each after it has taken the one before; answers its error or null. */
const runParser = (
  pieces: Iterable<string>,
  delimiter: Delimiter,
  takeRow: (cells: readonly string[], raw: string) => void,
): Promise<ParserError | null> =>
  new Promise((resolve) => {
    const parser = new Parser({
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      raw: true,
      on_record: (taken: unknown) => {
        if (!isRawRecord(taken)) throw new TypeError('The CSV parser gave no raw record');
        takeRow(taken.record, taken.raw);
        return null; // taken: nothing waits to be read from the stream
      },
    });
    parser.on('error', resolve);
    parser.on('end', () => resolve(null));
    parser.resume();

    const iterator = pieces[Symbol.iterator]();
    let isFed = false;
    const feed = (): void => {
      const next = iterator.next();
      // The parser cannot end before it has begun.
      if (next.done === true && !isFed) resolve(null);
      else if (next.done === true) parser.end();
      else parser.write(next.value, (error) => (error ? resolve(error) : feed()));
      isFed = true;
    };
    feed();
  });

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
