import type { Snapshot } from 'evaluation';
import { writeSnapshot } from '../snapshot/writeSnapshot';
import { yearPath } from '../store/paths';
import { requireUncancelled } from './importProgress';
import type { ImportRun } from './importRun';

/**
 * Leaves the columnar snapshot of the year (D16). Its revision becomes that of the year's supporters in the same
 * transaction, so that a count sees the state before the import or the one after it.
 */
export async function keepSnapshot(
  { services, address, lease }: ImportRun,
  year: Snapshot,
  revision: string,
): Promise<void> {
  await writeSnapshot(services, address.scope, year, revision, async (transaction) => {
    await requireUncancelled(lease, transaction);
    transaction.write({
      kind: 'merge',
      path: yearPath(address.scope),
      data: { supportersData: { total: -1, revision } },
    });
    return true;
  });
}
