import type { Services } from '../services';
import { importPath } from '../store/paths';
import { dropFile } from './endedImport';
import type { ImportAddress } from './requests';

/** Leaves nothing of an import that has written nothing, not even a line in the history. */
export const forgetImport = (
  { documents }: Pick<Services, 'documents'>,
  address: ImportAddress,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const drop = await dropFile(transaction, address);
    drop();
    transaction.write({ kind: 'delete', path: importPath(address.scope, address.importId) });
  });
