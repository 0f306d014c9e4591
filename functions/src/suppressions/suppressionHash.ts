import { createHmac } from 'node:crypto';
import type { OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import type { Services } from '../services';
import type { DocumentReads, Transaction } from '../store/documents';
import { suppressionKeyPath } from '../store/paths';
import { plainEmail, plainSupporterId } from './plainSpelling';
import type { SuppressedKind } from './suppression';

const Key = v.object({ secret: v.string() });

/**
 * The secret of an organisation's suppressions: whoever has the hashes alone cannot try emails against them, nor see
 * that two organisations keep out the same person. Null before anybody was suppressed.
 */
export async function readSuppressionKey(
  documents: Pick<DocumentReads, 'get'>,
  organisationId: OrganisationId,
): Promise<Uint8Array | null> {
  const stored = await documents.get(suppressionKeyPath(organisationId));
  return stored === null ? null : bytesOf(v.parse(Key, stored.data).secret);
}

/** The organisation's secret, made where nobody was suppressed yet. */
export async function openSuppressionKey(
  services: Pick<Services, 'documents' | 'newSecret'>,
  organisationId: OrganisationId,
): Promise<Uint8Array> {
  const { documents } = services;
  return (
    (await readSuppressionKey(documents, organisationId)) ??
    documents.transaction(
      async (transaction) =>
        (await readSuppressionKey(transaction, organisationId)) ??
        newSuppressionKey(transaction, services, organisationId),
    )
  );
}

export function newSuppressionKey(
  transaction: Transaction,
  { newSecret }: Pick<Services, 'newSecret'>,
  organisationId: OrganisationId,
): Uint8Array {
  const secret = Buffer.from(newSecret()).toString('base64url');
  transaction.write({ kind: 'set', path: suppressionKeyPath(organisationId), data: { secret } });
  return bytesOf(secret);
}

/** The id of a suppression: 64 hex digits, the same for every spelling of an email or a supporter id. */
export function suppressionHash(key: Uint8Array, of: SuppressedKind, value: string): string {
  const normalised = of === 'email' ? plainEmail(value) : plainSupporterId(value);
  return createHmac('sha256', key).update(`${of}\n${normalised}`).digest('hex');
}

const bytesOf = (secret: string): Uint8Array => new Uint8Array(Buffer.from(secret, 'base64url'));
