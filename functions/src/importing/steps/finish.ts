import { asId, type ImportId, type ImportState } from 'shared-kernel/model';
import { released } from '../../jobs/lease';
import { preparedRequest } from '../../matching/requestMatching';
import type { DocumentData, StoredDocument, Transaction } from '../../store/documents';
import { beforePath, importPath, jobPath, rejectedPath, yearPath } from '../../store/paths';
import { dropFile, ENDED, NOT_DONE, pathsIn } from '../endedImport';
import { requireUncancelled } from '../importProgress';
import type { ImportRun } from '../importRun';
import { hasEnded } from '../importWork';
import type { ImportAddress } from '../requests';

/** How a run leaves its import. */
export interface Ending {
  readonly state: ImportState;
  /** Further fields of the record. */
  readonly data?: DocumentData;
  /** The year's supporters afterwards; absent where the run changed none. */
  readonly supporters?: { readonly total: number; readonly revision: string };
}

/**
 * Ends the step in one transaction: the record, the next import let in, and with an end the file gone. Where
 * supporters changed also the year's total, what can be undone from now on, and every count of the year asked for.
 */
export const finish = (
  { services, address, lease }: ImportRun,
  { state, data, supporters }: Ending,
): Promise<void> =>
  services.documents.transaction(async (transaction) => {
    const { scope, importId } = address;
    const { now } = services;
    const isCancellable = state === 'mapping' || state === 'checked' || state === 'done';
    const job = isCancellable
      ? await requireUncancelled(lease, transaction)
      : await lease.require(transaction);
    const isDone = state === 'done';
    const isUndoable = isDone && supporters !== undefined;
    const drop = hasEnded(state)
      ? await dropFile(transaction, address, { keepsRejected: isDone, keepsBefore: isUndoable })
      : NOTHING;
    const giveUpUndo = isUndoable ? await undoGivenUp(transaction, address, job) : NOTHING;
    const giveUpRejected = isDone ? await rejectedGivenUp(transaction, address, job) : NOTHING;
    const request = await preparedRequest(
      transaction,
      scope,
      { everything: true, changedIds: [] },
      now(),
    );

    for (const write of [drop, giveUpUndo, giveUpRejected]) write();
    const ended = {
      ...(isDone ? ENDED : NOT_DONE),
      writing: false,
      written: null,
      pace: null,
      finishedAt: now(),
    };
    transaction.write({
      kind: 'merge',
      path: importPath(scope, importId),
      data: { ...data, ...(hasEnded(state) ? ended : {}), state, step: '', undoable: isUndoable },
    });
    transaction.write({
      kind: 'merge',
      path: jobPath(scope, 'import'),
      data: {
        ...released,
        state: 'idle',
        ...(isUndoable ? { newestImportId: importId } : {}),
        ...(isDone ? { lastImportId: importId } : {}),
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

const NOTHING = (): void => undefined;

/** Only the newest import that changed something can be undone (D2d): the one before gives up what stood before it. */
async function undoGivenUp(
  transaction: Transaction,
  { scope, importId }: ImportAddress,
  job: StoredDocument | null,
): Promise<() => void> {
  const other = otherImport(job, 'newestImportId', importId);
  if (other === null) return NOTHING;
  const paths = await pathsIn(transaction, beforePath(scope, other));
  return () => {
    for (const path of paths) transaction.write({ kind: 'delete', path });
    transaction.write({ kind: 'merge', path: importPath(scope, other), data: { undoable: false } });
  };
}

/** Only the last import that is done offers its rejected rows, which are people's data. */
async function rejectedGivenUp(
  transaction: Transaction,
  { scope, importId }: ImportAddress,
  job: StoredDocument | null,
): Promise<() => void> {
  const other = otherImport(job, 'lastImportId', importId);
  if (other === null) return NOTHING;
  const paths = await pathsIn(transaction, rejectedPath(scope, other));
  return () => {
    for (const path of paths) transaction.write({ kind: 'delete', path });
    transaction.write({
      kind: 'merge',
      path: importPath(scope, other),
      data: { rejectedRows: [], unreadable: [] },
    });
  };
}

/** Another import that the job names: the one that can be undone, or the last one that is done; null without one. */
function otherImport(
  job: StoredDocument | null,
  key: 'newestImportId' | 'lastImportId',
  importId: ImportId,
): ImportId | null {
  const id = job?.data[key];
  return typeof id === 'string' && id !== '' && id !== importId ? asId<ImportId>(id) : null;
}
