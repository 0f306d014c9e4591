import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { dropFile } from '../importing/endedImport';
import type { Transaction } from '../store/documents';
import { importsPath } from '../store/paths';

/**
 * Reads what the year's imports keep of people (their files, the rows that they rejected, what stood before them for
 * undoing); the answer deletes it. Their figures stay.
 */
export async function importLeftovers(
  transaction: Transaction,
  scope: YearScope,
): Promise<() => void> {
  const imports = await transaction.list(importsPath(scope), ['undoable']);
  const drops: (() => void)[] = [];
  for (const { id } of imports)
    drops.push(await dropFile(transaction, { scope, importId: asId<ImportId>(id) }));
  return () => {
    for (const drop of drops) drop();
    for (const { path } of imports)
      transaction.write({ kind: 'merge', path, data: { undoable: false, rejectedRows: [] } });
  };
}
