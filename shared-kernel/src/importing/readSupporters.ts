import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { ImportFault } from './importFault';
import { decodeText } from './recognising/decodeText';
import { recogniseDelimiter, type Delimiter } from './recognising/delimiter';
import { firstBytes, recogniseEncoding, type Encoding } from './recognising/encoding';
import { refuseFileKind } from './recognising/fileKind';
import { parseRows } from './rows/parseRows';
import { createTable, type ReadTable } from './rows/table';

export interface ReadOptions {
  /** What a person chose instead of what the file looks like. */
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** From 1. */
  readonly emailPosition?: number;
}

/** A file of supporters, as it would go in. */
export interface SupporterFile extends ReadTable {
  readonly encoding: Encoding;
  readonly delimiter: Delimiter;
  /** Names of the data fields in file order. */
  readonly fieldNames: readonly string[];
}

/**
 * Reads a CSV file by the rules of D2c. The bytes are kept until the end, since one byte anywhere decides
 * between UTF-8 and Windows-1252; rows become supporters as they are parsed.
 */
export const readSupporters = async (
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): Promise<Result<SupporterFile, ImportFault>> => {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks) bytes.push(chunk);

  const encoding = options.encoding ?? recogniseEncoding(bytes);
  const refusal = refuseFileKind(firstBytes(bytes, KIND_BYTES), encoding.startsWith('utf-16'));
  if (refusal !== null) return failed(refusal);
  const delimiter = options.delimiter ?? recogniseDelimiter(decodeText(bytes, encoding));

  const table = createTable(options.emailPosition ?? null);
  const fault = await parseRows(decodeText(bytes, encoding), delimiter, table.add);
  if (fault !== null) return failed(fault);
  const read = table.results();
  if (!read.ok) return read;
  return succeeded({ ...read.value, encoding, delimiter, fieldNames: fieldNamesOf(read.value) });
};

const KIND_BYTES = 1024;

const fieldNamesOf = ({ columns }: ReadTable): readonly string[] =>
  columns.filter(({ role }) => role === 'field').map(({ name }) => name);
