import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { ImportFault } from './importFault';
import type { Delimiter } from './recognising/delimiter';
import type { Encoding } from './recognising/encoding';
import { openText, type Chunks, type TextOptions } from './recognising/openText';
import { scanRows, type ScanOptions } from './rows/parseRows';
import { createTable, type ReadTable, type TableOptions } from './rows/table';

export interface ReadOptions extends TextOptions, TableOptions, ScanOptions {}

/** A file of supporters by column, as it would go in. */
export interface SupporterColumns extends ReadTable {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** Names of the data fields in file order: those of the columns' builder. */
  readonly fieldNames: readonly string[];
}

/** Reads a CSV file by the rules of D2c; rows go into columns as they are parsed, and none is kept. */
export const readColumns = async (
  chunks: Chunks,
  options: ReadOptions = {},
): Promise<Result<SupporterColumns, ImportFault>> => {
  const text = await openText(chunks, options);
  if (!text.ok) return text;
  const { encoding, delimiter, headerRow, pieces } = text.value;

  const table = createTable(headerRow, options);
  const fault = await scanRows(pieces, delimiter, table.add, options);
  if (fault !== null) return failed(fault);
  const read = table.results();
  if (!read.ok) return read;
  return succeeded({ ...read.value, encoding, delimiter, fieldNames: fieldNamesOf(read.value) });
};

const fieldNamesOf = ({ columns }: ReadTable): readonly string[] =>
  columns.filter(({ role }) => role === 'data').map(({ name }) => name);
