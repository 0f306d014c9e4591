import type { Snapshot } from 'evaluation';
import { writeSnapshot } from '../snapshot/writeSnapshot';
import { yearPath } from '../store/paths';
import { requireOwnRun } from './importProgress';
import type { ImportRun } from './importRun';

/**
 * Leaves the columnar snapshot of the year (D16). Its revision becomes that of the year's supporters in the same
 * transaction, so that a count sees the state before the import or the one after it.
 */
export async function keepSnapshot(
  { services, address, owner }: ImportRun,
  year: Snapshot,
  revision: string,
): Promise<void> {
  await writeSnapshot(services, address.scope, year, revision, async (transaction) => {
    await requireOwnRun(transaction, address.scope, owner, true);
    transaction.write({
      kind: 'merge',
      path: yearPath(address.scope),
      data: { supportersData: { total: -1, revision } },
    });
    return true;
  });
}
