import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import { expireImport } from '../importing/endedImport';
import { FAILURE_SENTENCES } from '../importing/failureSentences';
import { hasEnded, isWorking, storedImportOf } from '../importing/importWork';
import type { Services } from '../services';
import { importPath, importsPath } from '../store/paths';

/** Ends the imports of a year that wait for a person, since the day until which its data is kept is over. */
export async function endOpenImports(services: Services, scope: YearScope): Promise<void> {
  const imports = await services.documents.list(importsPath(scope), ['state']);
  for (const { id } of imports) await end(services, scope, asId<ImportId>(id));
}

const end = ({ documents, now }: Services, scope: YearScope, importId: ImportId): Promise<void> =>
  documents.transaction(async (transaction) => {
    const stored = await transaction.get(importPath(scope, importId));
    if (stored === null) return;
    const { state } = storedImportOf(stored).record;
    if (hasEnded(state) || isWorking(state)) return;
    await expireImport(transaction, { scope, importId }, FAILURE_SENTENCES.retention, now());
  });
