import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData, DocumentReads } from './documents';
import { organisationPath, yearPath } from './paths';

const Stored = v.object({
  by: v.fallback(v.string(), ''),
  uid: v.fallback(v.string(), ''),
  at: v.date(),
  removeAt: v.date(),
});
export type StoredDeletion = v.InferOutput<typeof Stored>;

/** Null where the organisation or year is to stay. */
export function pendingDeletionOf(data: DocumentData | undefined): StoredDeletion | null {
  const read = v.safeParse(Stored, data?.['pendingDeletion']);
  return read.success ? read.output : null;
}

/** Whether the year, or its whole organisation, has been deleted: nothing of it is counted, imported or shown then. */
export async function isPendingDeletion(
  documents: Pick<DocumentReads, 'get'>,
  scope: YearScope,
): Promise<boolean> {
  const [organisation, year] = await Promise.all([
    documents.get(organisationPath(scope.organisationId)),
    documents.get(yearPath(scope)),
  ]);
  return [organisation, year].some((stored) => pendingDeletionOf(stored?.data) !== null);
}
