import type { ImportCounts, RejectedRow } from 'shared-kernel/model';
import { jobOf, released } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import { importPath, jobPath, yearPath } from '../store/paths';
import type { ImportAddress } from './requests';

export interface ImportOutcome {
  /** '' for an import that went in, else why it did not, as a sentence. */
  readonly failure: string;
  readonly counts: ImportCounts | null;
  readonly rejectedRows: readonly RejectedRow[];
  /** Supporters of the year afterwards; null where the import changed nothing. */
  readonly supportersTotal: number | null;
}

/**
 * Ends an import in one transaction: the record, the year's total, the chunks gone, the next import let in, and every
 * count of the year asked for again where supporters changed.
 */
export const endImport = (
  { documents, now }: Services,
  { scope, importId }: ImportAddress,
  owner: string,
  { failure, counts, rejectedRows, supportersTotal }: ImportOutcome,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'import');
    const record = importPath(scope, importId);
    if (jobOf(await transaction.get(path)).owner !== owner) throw new JobCutOff();
    const chunks = await transaction.list(`${record}/chunks`, ['sizeBytes']);
    const request = await preparedRequest(
      transaction,
      scope,
      { everything: true, changedIds: [] },
      now(),
    );

    for (const chunk of chunks) transaction.write({ kind: 'delete', path: chunk.path });
    transaction.write({
      kind: 'merge',
      path: record,
      data: {
        state: failure === '' ? 'done' : 'failed',
        step: '',
        failure,
        counts,
        rejectedRows,
        ...(failure === '' && counts !== null
          ? { processed: counts.supporters, total: counts.supporters }
          : {}),
        finishedAt: now(),
      },
    });
    transaction.write({ kind: 'merge', path, data: { ...released, state: 'idle' } });
    if (supportersTotal === null) return;
    transaction.write({
      kind: 'merge',
      path: yearPath(scope),
      data: { supportersData: { total: supportersTotal } },
    });
    request();
  });
