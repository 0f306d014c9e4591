import { createHash } from 'node:crypto';
import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import type { Documents, DocumentWrite } from '../store/documents';
import { fieldSpreadsPath } from '../store/paths';

/**
 * A spread as a document of its own. Its id is a hash of what it says, so that an entry that an undo brings back still
 * finds its own.
 */
export function spreadWrite(
  scope: YearScope,
  { name, spread }: FieldListEntry,
): { readonly spreadId: string; readonly write: DocumentWrite } {
  const spreadId = createHash('sha256')
    .update(JSON.stringify([name, spread]))
    .digest('hex')
    .slice(0, 32);
  return {
    spreadId,
    write: { kind: 'set', path: `${fieldSpreadsPath(scope)}/${spreadId}`, data: { spread } },
  };
}

/** Deletes the spreads that these entries, the whole of a field list, do not name. */
export async function forgetSpreads(
  documents: Documents,
  scope: YearScope,
  entries: Iterable<FieldListEntry>,
): Promise<void> {
  const named = new Set(Array.from(entries, ({ spreadId }) => spreadId));
  const stored = await documents.list(fieldSpreadsPath(scope), ['name']);
  await documents.bulk(
    stored
      .filter(({ id }) => !named.has(id))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
  );
}
