import type { OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { suppressionPath } from '../store/paths';
import type { ErasedPerson } from './suppression';
import { isInForce, suppressionOf, type Suppression } from './suppression';
import { readSuppressionKey, suppressionHash } from './suppressionHash';

export interface FoundSuppression extends Suppression {
  readonly path: string;
}

/** What an organisation's list holds of one person: that they were erased, or their entries of the care list. */
export async function listedOf(
  documents: DocumentReads,
  organisationId: OrganisationId,
  { emails, supporterIds }: ErasedPerson,
): Promise<readonly StoredDocument[]> {
  const key = await readSuppressionKey(documents, organisationId);
  if (key === null) return [];
  const hashes = [
    ...emails.map((email) => suppressionHash(key, 'email', email)),
    ...supporterIds.map((id) => suppressionHash(key, 'supporterId', id)),
  ];
  const stored = await documents.getAll(
    hashes.map((hash) => suppressionPath(organisationId, hash)),
  );
  return stored.filter((document) => document !== null);
}

/** By what an organisation keeps one person out, now. */
export async function suppressionsOf(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
  person: ErasedPerson,
): Promise<readonly FoundSuppression[]> {
  return (await listedOf(documents, organisationId, person)).flatMap((document) => {
    const suppression = suppressionOf(document);
    return suppression === null || !isInForce(suppression, now())
      ? []
      : [{ ...suppression, path: document.path }];
  });
}

/** Since when somebody is kept out; null where they are not. */
export const keptOutSince = (found: readonly Suppression[]): Date | null =>
  found.reduce<Date | null>((first, { at }) => (first === null || at < first ? at : first), null);
