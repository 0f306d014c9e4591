import { requireImporter } from '../access/requireImporter';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { jobOf, released } from '../jobs/jobDocument';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { importPath, jobPath } from '../store/paths';
import { readImport } from './readImport';
import { parseFinishImport, type ImportAddress } from './requests';

/**
 * Callable `finishImport`: checks that every chunk is there and hands the import to the job, which its change event
 * starts. Answers `{}` at once. One import of a year at a time.
 */
export const finishImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseFinishImport(data);
    await requireImporter(services.documents, caller, address.scope);
    await services.documents.transaction(async (transaction) => {
      const path = jobPath(address.scope, 'import');
      const job = jobOf(await transaction.get(path));
      if (job.state === 'working' && job.importId === address.importId) return;
      if (job.state === 'working')
        throw new CallableError(
          'failed-precondition',
          'Another import of this year is still working',
        );
      if (!(await requireComplete(transaction, address))) return;

      transaction.write({
        kind: 'merge',
        path,
        data: { ...released, state: 'working', importId: address.importId },
      });
      transaction.write({
        kind: 'merge',
        path: importPath(address.scope, address.importId),
        data: { state: 'working', step: 'Waiting to start' },
      });
    });
    return {};
  };

/** False where the import has been handed over before: asking twice is no mistake. */
async function requireComplete(documents: DocumentReads, address: ImportAddress): Promise<boolean> {
  const record = await readImport(documents, address);
  if (record === null) throw new CallableError('not-found', 'There is no such import');
  if (record.state !== 'uploading') return false;

  const chunks = await documents.list(`${importPath(address.scope, address.importId)}/chunks`, [
    'sizeBytes',
  ]);
  const sizeBytes = chunks.reduce((sum, { data }) => sum + Number(data['sizeBytes']), 0);
  if (chunks.length !== record.chunkCount || sizeBytes !== record.sizeBytes)
    throw new CallableError(
      'failed-precondition',
      `Only ${String(sizeBytes)} of ${String(record.sizeBytes)} bytes have arrived`,
      { chunks: chunks.map(({ id }) => Number(id)).sort((a, b) => a - b) },
    );
  return true;
}
