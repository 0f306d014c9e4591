import { parse, type Options } from 'csv-parse/sync';
import { unclosedQuote, type ImportFault } from '../../importFault';
import type { Delimiter } from '../../recognising/delimiter';
import { findBrokenQuote } from '../brokenQuote';
import { countLineBreaks } from '../lineBreaks';
import type { Row } from '../row';

/** The rows of a text by csv-parse, which read the files before the scanner did: what tests hold the scanner to. */
export const csvParseRows = (
  text: string,
  delimiter: Delimiter,
): { readonly rows: readonly Row[]; readonly fault: ImportFault | null } => {
  const rows: Row[] = [];
  let line = 1;
  let number = 0;
  const faults: ImportFault[] = [];
  const options: Options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    raw: true,
    on_record: (taken: unknown) => {
      const { record, raw } = taken as { record: readonly string[]; raw: string };
      number += 1;
      const broken = findBrokenQuote(record, raw, line);
      if (broken !== null) faults.push(broken);
      if (faults.length === 0) rows.push({ cells: record, number, line });
      line += 1 + record.reduce((breaks, cell) => breaks + countLineBreaks(cell), 0);
      return null;
    },
  };
  try {
    if (text !== '') parse(text, options);
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'CSV_QUOTE_NOT_CLOSED')
      throw error;
    faults.push(unclosedQuote(line));
  }
  return { rows, fault: faults[0] ?? null };
};
