import type { CalculatedField, Search, YearScope } from 'shared-kernel/model';
import { searchesReading } from '../definitions/searchesReading';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import { manifestOf, manifestPath } from '../snapshot/manifest';
import type { Transaction } from '../store/documents';

/**
 * Asks, when the answer is called, for a count of what reads these calculated fields and for what it finds of them, and
 * lets those who keep the field list in memory know that it has changed.
 */
export async function askAfterChange(
  transaction: Transaction,
  { now, newId }: Services,
  scope: YearScope,
  changed: readonly Pick<CalculatedField, 'id' | 'name'>[],
  searches: readonly Search[],
): Promise<() => void> {
  const snapshot = manifestPath(scope);
  const manifest = manifestOf(await transaction.get(snapshot));
  const changedIds = changed.flatMap(({ id, name }) => [
    id,
    ...searchesReading(searches, name).map((search) => search.id),
  ]);
  const ask = await preparedRequest(transaction, scope, { everything: false, changedIds }, now());
  return () => {
    if (manifest !== null)
      transaction.write({ kind: 'merge', path: snapshot, data: { typesRevision: newId() } });
    ask();
  };
}
