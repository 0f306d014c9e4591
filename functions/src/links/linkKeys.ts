import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { Services } from '../services';
import type { DocumentReads, StoredDocument, Transaction } from '../store/documents';
import { linkKeyPath, linkKeysPath } from '../store/paths';

/** A key that signs a year's links. It verifies them until it is retired. */
export interface LinkKey {
  readonly number: number;
  readonly secret: Uint8Array;
  readonly createdAt: Date;
  readonly retired: boolean;
}

/** New links are signed by a key no older than this, so that a key that got out is of use for a part of them only. */
const ROTATE_AFTER_MS = 90 * 24 * 60 * 60 * 1000;
const NUMBER = /^[1-9]\d{0,4}$/;
const Stored = v.object({
  secret: v.pipe(
    v.string(),
    v.transform((text) => new Uint8Array(Buffer.from(text, 'base64url'))),
  ),
  createdAt: v.date(),
  retiredAt: v.optional(v.date()),
});

export const readLinkKey = async (
  documents: DocumentReads,
  scope: YearScope,
  number: number,
): Promise<LinkKey | null> => {
  const stored = await documents.get(linkKeyPath(scope, number));
  return stored === null ? null : keyOf(stored);
};

/** Every key of a year that has not been retired, oldest first. */
export const usableKeys = async (
  documents: DocumentReads,
  scope: YearScope,
): Promise<readonly LinkKey[]> =>
  (await allKeys(documents, scope)).filter(({ retired }) => !retired);

/** The key for new links: the newest, or a new one where that is retired or old. Reads before it writes. */
export async function signingKey(
  transaction: Transaction,
  { now, newSecret }: Pick<Services, 'now' | 'newSecret'>,
  scope: YearScope,
): Promise<LinkKey> {
  const newest = (await allKeys(transaction, scope)).at(-1);
  const createdAt = now();
  const isFresh =
    newest !== undefined &&
    !newest.retired &&
    createdAt.getTime() - newest.createdAt.getTime() < ROTATE_AFTER_MS;
  if (isFresh) return newest;
  const secret = newSecret();
  const number = (newest?.number ?? 0) + 1;
  transaction.write({
    kind: 'set',
    path: linkKeyPath(scope, number),
    data: { secret: textOf(secret), createdAt },
  });
  return { number, secret, createdAt, retired: false };
}

/** What every supporter's reference is derived from; made at the first export and kept for good. */
export async function referenceSecret(
  transaction: Transaction,
  { newSecret }: Pick<Services, 'newSecret'>,
  scope: YearScope,
): Promise<Uint8Array> {
  const stored = await readReferenceSecret(transaction, scope);
  if (stored !== null) return stored;
  const secret = newSecret();
  transaction.write({
    kind: 'set',
    path: referencesPath(scope),
    data: { secret: textOf(secret) },
  });
  return secret;
}

/** Null where nothing was ever exported. */
export async function readReferenceSecret(
  documents: DocumentReads,
  scope: YearScope,
): Promise<Uint8Array | null> {
  const stored = await documents.get(referencesPath(scope));
  return stored === null
    ? null
    : v.parse(v.object({ secret: Stored.entries.secret }), stored.data).secret;
}

const referencesPath = (scope: YearScope): string => `${linkKeysPath(scope)}/references`;

const textOf = (secret: Uint8Array): string => Buffer.from(secret).toString('base64url');

async function allKeys(documents: DocumentReads, scope: YearScope): Promise<readonly LinkKey[]> {
  const stored = await documents.list(linkKeysPath(scope));
  return stored
    .filter(({ id }) => NUMBER.test(id))
    .map(keyOf)
    .sort((left, right) => left.number - right.number);
}

/** Only the server writes keys: one that cannot be read is a bug. */
function keyOf({ id, data }: StoredDocument): LinkKey {
  const { secret, createdAt, retiredAt } = v.parse(Stored, data);
  return { number: Number(id), secret, createdAt, retired: retiredAt !== undefined };
}
