import type { Transaction } from '../store/documents';
import { writeSnapshot } from '../snapshot/writeSnapshot';
import type { YearShards } from '../snapshot/yearShards';
import { yearPath } from '../store/paths';
import type { ImportRun } from './importRun';

/**
 * Leaves the columnar snapshot of the year (D16). Its revision becomes that of the year's supporters in the same
 * transaction, so that a count sees the state before the import or the one after it. `requireRun` throws where this run
 * is not to go on.
 */
export async function keepSnapshot(
  { services, address }: Pick<ImportRun, 'services' | 'address'>,
  year: YearShards,
  revision: string,
  requireRun: (transaction: Transaction) => Promise<unknown>,
): Promise<void> {
  await writeSnapshot(services, address.scope, year, revision, async (transaction) => {
    await requireRun(transaction);
    transaction.write({
      kind: 'merge',
      path: yearPath(address.scope),
      data: { supportersData: { total: -1, revision } },
    });
    return true;
  });
}
