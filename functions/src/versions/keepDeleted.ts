import {
  decodeScreen,
  decodeSearch,
  isUntouchedScreen,
  isUntouchedSearch,
  type YearScope,
} from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { erasedNames } from '../suppressions/erasedNames';
import { binWrite, type Deleted } from './binEntry';

/**
 * Keeps what somebody deleted for 30 days, but for what is new and nobody has worked on, and what names somebody who was
 * erased.
 */
export async function keepDeleted(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  deleted: Deleted & { readonly kind: DefinitionKind },
): Promise<void> {
  if (isUntouched(deleted.kind, deleted.id, deleted.data)) return;
  await services.documents.transaction(async (transaction) => {
    const kept = binWrite(scope, deleted, await erasedNames(transaction, services.now, scope));
    if (kept !== null) transaction.write(kept);
  });
}

function isUntouched(kind: DefinitionKind, id: string, data: DocumentData): boolean {
  if (kind === 'screens') {
    const screen = decodeScreen(id, data);
    return screen.ok && isUntouchedScreen(screen.value);
  }
  const search = decodeSearch(id, data);
  return search.ok && isUntouchedSearch(search.value);
}
