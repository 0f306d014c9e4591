import { createHash } from 'node:crypto';
import type { OrganisationId, Supporter } from 'shared-kernel/model';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { suppressionsPath } from '../store/paths';
import { isInForce, suppressionOf } from './suppression';
import { readSuppressionKey, suppressionHash } from './suppressionHash';
import { listedOf } from './suppressionsOf';

/** Whom an organisation keeps out. */
export interface Suppressions {
  /** False where nobody is: then nobody need be looked at. */
  readonly any: boolean;
  /** Another one where others are kept out; '' for nobody. */
  readonly state: string;
  readonly hasEmail: (email: string) => boolean;
  readonly hasSupporterId: (supporterId: string) => boolean;
  /** By the hash itself, where that is all that is known of somebody. */
  readonly hasHash: (hash: string) => boolean;
}

/** Whether this is somebody who asked to be erased, by email or by supporter id. */
export const isSuppressed = (
  { any, hasEmail, hasSupporterId }: Suppressions,
  { email, supporterId }: Pick<Supporter, 'email' | 'supporterId'>,
): boolean => any && (hasEmail(email) || hasSupporterId(supporterId));

/** Those in force now; `since` leaves out what was suppressed up to then. */
export async function readSuppressions(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
  since: Date | null = null,
): Promise<Suppressions> {
  const key = await readSuppressionKey(documents, organisationId);
  if (key === null) return NOBODY;
  const all = await documents.list(suppressionsPath(organisationId));
  return inForce(key, all, now(), since);
}

/** Those of these people alone, without reading whoever else was suppressed. */
export async function suppressionsAmong(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
  people: readonly Pick<Supporter, 'email' | 'supporterId'>[],
): Promise<Suppressions> {
  const key = await readSuppressionKey(documents, organisationId);
  if (key === null) return NOBODY;
  const found = await listedOf(documents, organisationId, {
    emails: people.map(({ email }) => email),
    supporterIds: people.map(({ supporterId }) => supporterId).filter((id) => id.trim() !== ''),
  });
  return inForce(key, found, now(), null);
}

function inForce(
  key: Uint8Array,
  stored: readonly StoredDocument[],
  now: Date,
  since: Date | null,
): Suppressions {
  const hashes = new Set<string>();
  for (const one of stored) {
    const suppression = suppressionOf(one);
    if (suppression === null || !isInForce(suppression, now)) continue;
    if (since === null || suppression.at > since) hashes.add(one.id);
  }
  if (hashes.size === 0) return NOBODY;
  const state = createHash('sha256')
    .update([...hashes].sort().join())
    .digest('base64url');
  return {
    any: true,
    state,
    hasHash: (hash) => hashes.has(hash),
    hasEmail: (email) => email.trim() !== '' && hashes.has(suppressionHash(key, 'email', email)),
    hasSupporterId: (id) => id.trim() !== '' && hashes.has(suppressionHash(key, 'supporterId', id)),
  };
}

export const NOBODY: Suppressions = {
  any: false,
  state: '',
  hasEmail: () => false,
  hasSupporterId: () => false,
  hasHash: () => false,
};
