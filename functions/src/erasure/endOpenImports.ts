import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { expireImport } from '../importing/endedImport';
import { hasEnded, isWorking, storedImportOf } from '../importing/importWork';
import type { ImportAddress } from '../importing/requests';
import type { Services } from '../services';
import { importPath, importsPath } from '../store/paths';

/** Ends the imports of a year that wait for a person, with this sentence. */
export async function endOpenImports(
  services: Services,
  scope: YearScope,
  failure: string,
): Promise<void> {
  const imports = await services.documents.list(importsPath(scope), ['state']);
  for (const { id } of imports)
    await end(services, { scope, importId: asId<ImportId>(id) }, failure);
}

const end = (
  { documents, now }: Services,
  address: ImportAddress,
  failure: string,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const stored = await transaction.get(importPath(address.scope, address.importId));
    if (stored === null) return;
    const { state } = storedImportOf(stored).record;
    if (hasEnded(state) || isWorking(state)) return;
    await expireImport(transaction, address, failure, now());
  });
