import {
  defaultMapping,
  type AbsentChoice,
  type ImportRecord,
  type MappedColumn,
  type YearScope,
} from 'shared-kernel/model';
import { readImport } from '../importing/importWork';
import { wholeImport } from '../importing/wholeImport';
import { SCOPE } from './aYear';
import type { TestServer } from './testServer';
import { ADA, bytesOf, call, uploadCsv } from './uploadCsv';

/** Takes a file through its whole import as Ada, with the proposed mapping. */
export const importCsv = (
  { handlers, documents, settled }: TestServer,
  csv: string,
  absent: AbsentChoice = 'keep',
  scope: YearScope = SCOPE,
): Promise<ImportRecord> =>
  wholeImport({
    handlers,
    documents,
    settled,
    caller: ADA,
    ...scope,
    fileName: 'supporters.csv',
    bytes: bytesOf(csv),
    absent,
  });

/** An import's record as clients see it, once the jobs are through. */
export async function recordOf(
  { documents, settled }: TestServer,
  importId: ImportRecord['id'],
): Promise<ImportRecord> {
  await settled();
  const stored = await readImport(documents, { scope: SCOPE, importId });
  if (stored === null) throw new Error(`There is no import ${importId}`);
  return stored.record;
}

/** Confirms an import as it was checked. */
export const confirm = (
  { handlers }: TestServer,
  { id, check }: Pick<ImportRecord, 'id' | 'check'>,
  absent: AbsentChoice = 'keep',
): Promise<unknown> => call(handlers, 'runImport', id, { checkId: check?.id ?? '', absent });

/** Takes a file to its check; `change` is a person's hand on each proposed column. */
export async function checkCsv(
  server: TestServer,
  csv: string,
  change: (column: MappedColumn) => MappedColumn = (column) => column,
): Promise<ImportRecord> {
  const importId = await uploadCsv(server.handlers, csv);
  const mapping = defaultMapping((await recordOf(server, importId)).columns ?? []);
  if (mapping === null) throw new Error('The file has no email column');
  await call(server.handlers, 'checkImport', importId, {
    mapping: { ...mapping, columns: mapping.columns.map(change) },
  });
  return recordOf(server, importId);
}
