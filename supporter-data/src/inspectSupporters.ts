import { failed, succeeded, type InspectedColumn, type Result } from 'shared-kernel/model';
import { importFault, MAX_COLUMNS, missingHeader, type ImportFault } from './importFault';
import { fitDocument } from './inspection/fitDocument';
import { createInspectedTable } from './inspection/inspectedTable';
import type { Delimiter } from './recognising/delimiter';
import type { Encoding } from './recognising/encoding';
import { openText, type FileChunks, type TextOptions } from './recognising/openText';
import { scanRows, type ScanOptions } from './rows/parseRows';

export interface InspectOptions extends TextOptions, ScanOptions {}

/** What a file holds, before anybody decided what goes in. */
export interface Inspection {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** The number of the row with the names of the columns. */
  readonly headerRow: number;
  /** One of them is the email column where one is found by name or content. */
  readonly columns: readonly InspectedColumn[];
  /** Without the header, what stands above it, and blank lines. */
  readonly rows: number;
}

/** Looks at every value of a file, so that a person can decide what each column is (D2a, D2c). */
export const inspectSupporters = async (
  chunks: FileChunks,
  options: InspectOptions = {},
): Promise<Result<Inspection, ImportFault>> => {
  const text = await openText(chunks, options);
  if (!text.ok) return text;
  const { encoding, delimiter, headerRow, pieces } = text.value;

  const table = createInspectedTable(headerRow);
  const fault = await scanRows(pieces, delimiter, table.add, options);
  if (fault !== null) return failed(fault);
  const { header, columns, rows } = table.results();
  if (header === null) return failed(missingHeader(headerRow));
  if (columns.length > MAX_COLUMNS) return failed(importFault('import/too-many-columns'));
  return succeeded({
    encoding,
    delimiter,
    headerRow: header,
    columns: fitDocument(columns),
    rows,
  });
};
