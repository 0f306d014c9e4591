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
  let line = 1;
  let fault: ImportFault | null = null;
  const takeRow = (cells: readonly string[], raw: string): void => {
    fault ??= findBrokenQuote(cells, raw, line);
    if (fault === null) onRow({ cells, line });
    line += 1 + cells.reduce((breaks, cell) => breaks + countLineBreaks(cell), 0);
  };

  const unread = await runParser(pieces, delimiter, takeRow);
  if (unread === null || fault !== null) return fault;
  if (unread.code === UNCLOSED_QUOTE) return unclosedQuote(line);
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
    const feed = (): void => {
      const { done, value } = iterator.next();
      if (done === true) parser.end();
      else parser.write(value, (error) => (error ? resolve(error) : feed()));
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
