import { asId, type ImportId, type ImportState } from 'shared-kernel/model';
import { released } from '../jobs/jobDocument';
import { preparedRequest } from '../matching/requestMatching';
import type { DocumentData, StoredDocument, Transaction } from '../store/documents';
import { beforePath, chunksPath, importPath, jobPath, yearPath } from '../store/paths';
import { requireOwnRun } from './importProgress';
import type { ImportRun } from './importRun';
import { hasEnded } from './importWork';

/** How a run leaves its import. */
export interface Ending {
  readonly state: ImportState;
  /** Further fields of the record. */
  readonly data?: DocumentData;
  /** The year's supporters afterwards; absent where the run changed none. */
  readonly supporters?: { readonly total: number; readonly revision: string };
}

/**
 * Leaves the import in one transaction: the record, the next import let in, and with an end the chunks gone. Where
 * supporters changed also the year's total, what can be undone from now on, and every count of the year asked for.
 */
export const leaveWork = (
  { services, address, owner }: ImportRun,
  { state, data, supporters }: Ending,
): Promise<void> =>
  services.documents.transaction(async (transaction) => {
    const { scope, importId } = address;
    const { now } = services;
    const isCancellable = state === 'mapping' || state === 'checked' || state === 'done';
    const job = await requireOwnRun(transaction, scope, owner, isCancellable);
    const newest = newestOf(job);
    const isDone = state === 'done' && supporters !== undefined;
    const obsolete = [
      ...(hasEnded(state) ? await idsIn(transaction, chunksPath(scope, importId)) : []),
      ...(hasEnded(state) && !isDone ? await idsIn(transaction, beforePath(scope, importId)) : []),
      ...(isDone && newest !== null && newest !== importId
        ? await idsIn(transaction, beforePath(scope, newest))
        : []),
    ];
    const request = await preparedRequest(
      transaction,
      scope,
      { everything: true, changedIds: [] },
      now(),
    );

    for (const path of obsolete) transaction.write({ kind: 'delete', path });
    transaction.write({
      kind: 'merge',
      path: importPath(scope, importId),
      data: {
        ...data,
        state,
        step: '',
        undoable: isDone,
        ...(hasEnded(state) ? { finishedAt: now(), writing: false } : {}),
      },
    });
    if (isDone && newest !== null && newest !== importId)
      transaction.write({
        kind: 'merge',
        path: importPath(scope, newest),
        data: { undoable: false },
      });
    transaction.write({
      kind: 'merge',
      path: jobPath(scope, 'import'),
      data: {
        ...released,
        state: 'idle',
        ...(isDone ? { newestImportId: importId } : {}),
        ...(state === 'undone' ? { newestImportId: '' } : {}),
      },
    });
    if (supporters === undefined) return;
    transaction.write({
      kind: 'merge',
      path: yearPath(scope),
      data: { supportersData: { ...supporters } },
    });
    request();
  });

/** The import that `undoImport` may take back; null where there is none. */
function newestOf(job: StoredDocument | null): ImportId | null {
  const id = job?.data['newestImportId'];
  return typeof id === 'string' && id !== '' ? asId<ImportId>(id) : null;
}

/** Paths of a collection's documents, whose contents are not read. */
const idsIn = async (transaction: Transaction, collection: string): Promise<readonly string[]> =>
  (await transaction.list(collection, ['number'])).map(({ path }) => path);
