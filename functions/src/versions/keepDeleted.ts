import {
  decodeScreen,
  decodeSearch,
  isUntouchedScreen,
  isUntouchedSearch,
  RESTORABLE_DAYS,
  VERSION_LIMITS,
  type YearScope,
} from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { binEntryPath } from '../store/paths';
import { erasedNames } from '../suppressions/erasedNames';
import { jsonBytes } from './jsonBytes';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the server found out about it, and who saved it when: a restored one is counted and saved anew. */
const LEFT_OUT = /^supportersMatched|[sS]aved(By|At)$/;

export interface Deleted {
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly data: DocumentData;
  readonly deletedBy: string;
  readonly deletedAt: Date;
  /** Of the change that told of it; told again, it is the same entry. */
  readonly eventId: string;
}

/**
 * Keeps what somebody deleted for 30 days, but for what is new and nobody has worked on, and what names somebody who was
 * erased.
 */
export async function keepDeleted(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  { kind, id, data, deletedBy, deletedAt, eventId }: Deleted,
): Promise<void> {
  if (isUntouched(kind, id, data)) return;
  const kept = Object.fromEntries(Object.entries(data).filter(([field]) => !LEFT_OUT.test(field)));
  if (jsonBytes(kept) > VERSION_LIMITS.bytesOfOne) return;
  const removeAt = new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
  await services.documents.transaction(async (transaction) => {
    const names = await erasedNames(transaction, services.now, scope);
    if (names(kept)) return;
    transaction.write({
      kind: 'set',
      path: binEntryPath(scope, eventId),
      data: { kind, of: id, data: kept, deletedBy, deletedAt, removeAt },
    });
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
