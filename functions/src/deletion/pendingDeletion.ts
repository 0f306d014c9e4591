import { RESTORABLE_DAYS, type OrganisationId, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { CallableError } from '../callableError';
import { emailOf, type Caller } from '../caller';
import { organisationPath } from '../organisations/paths';
import type { DocumentData, DocumentReads } from '../store/documents';
import { yearPath } from '../store/paths';

const DAY_MS = 24 * 60 * 60 * 1000;

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

export const newDeletion = (caller: Caller, now: Date): StoredDeletion => ({
  by: emailOf(caller),
  uid: caller.uid,
  at: now,
  removeAt: new Date(now.getTime() + RESTORABLE_DAYS * DAY_MS),
});

/** Who asked for a deletion, and stands in the log for its end. */
export const deleterOf = ({ by, uid }: StoredDeletion): Caller => ({ uid, token: { email: by } });

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

/** Refuses what cannot be done with a year that has been deleted. */
export async function requireLive(
  documents: Pick<DocumentReads, 'get'>,
  scope: YearScope,
): Promise<void> {
  if (await isPendingDeletion(documents, scope))
    throw new CallableError('failed-precondition', 'The year has been deleted. Restore it first');
}

/** The same for an organisation. */
export async function requireLiveOrganisation(
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
): Promise<void> {
  const stored = await documents.get(organisationPath(organisationId));
  if (pendingDeletionOf(stored?.data) !== null)
    throw new CallableError(
      'failed-precondition',
      'The organisation has been deleted. Restore it first',
    );
}
