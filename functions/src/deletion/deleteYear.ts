import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import type { CallableFunction, Caller } from '../caller';
import { jobOf } from '../jobs/jobDocument';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { importPath, jobPath, yearPath } from '../store/paths';
import { markDeleted, unmarkDeleted, type Deletable } from './markDeleted';
import { parseDeleteYear, parseRestoreYear } from './requests';

/**
 * Callable `deleteYear`: from now on the year is nobody's to work on and its links are void; after 30 days all of it is
 * removed. Returns `{ removeAt }`. Admins only, with the year's name typed.
 */
export const deleteYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, confirmedName } = parseDeleteYear(data);
    const admin = await requireAdmin(services.documents, caller, scope, 'delete its years');
    return services.documents.transaction(async (transaction) => {
      const endImport = await endingOfImport(transaction, scope);
      const year = yearOf(scope, admin, 'yearDeleted');
      const answer = await markDeleted(transaction, services, year, confirmedName);
      endImport();
      return answer;
    });
  };

/** Callable `restoreYear`: the year is as it was, and counted again. Admins only, within the 30 days. */
export const restoreYear =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const scope = parseRestoreYear(data);
    const admin = await requireAdmin(services.documents, caller, scope, 'restore its years');
    await services.documents.transaction(async (transaction) => {
      const everything = { everything: true, changedIds: [] };
      const countAgain = await preparedRequest(transaction, scope, everything, services.now());
      const year = yearOf(scope, admin, 'yearRestored');
      if (await unmarkDeleted(transaction, services, year)) countAgain();
    });
    return {};
  };

const yearOf = (scope: YearScope, caller: Caller, action: Deletable['action']): Deletable => ({
  path: yearPath(scope),
  what: 'year',
  place: scope,
  caller,
  action,
});

/** An import that is at work takes back what it has written, as if somebody had cancelled it. */
export async function endingOfImport(
  transaction: Transaction,
  scope: YearScope,
): Promise<() => void> {
  const path = jobPath(scope, 'import');
  const { state, importId } = jobOf(await transaction.get(path));
  return () => {
    if (state !== 'working' || importId === '') return;
    for (const one of [path, importPath(scope, asId<ImportId>(importId))])
      transaction.write({ kind: 'merge', path: one, data: { cancelRequested: true } });
  };
}
