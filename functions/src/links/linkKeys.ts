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
const REFERENCES = 'references';
const Secret = v.object({
  secret: v.pipe(
    v.string(),
    v.transform((text) => new Uint8Array(Buffer.from(text, 'base64url'))),
  ),
});
const Stored = v.object({
  ...Secret.entries,
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

/** Every secret of a year: of its links, and of what stands for its supporters in them. */
export interface YearKeys {
  /** Oldest first. */
  readonly keys: readonly LinkKey[];
  /** What every supporter's reference is derived from, for good; null before anything is exported. */
  readonly references: Uint8Array | null;
}

export async function readYearKeys(documents: DocumentReads, scope: YearScope): Promise<YearKeys> {
  const stored = await documents.list(linkKeysPath(scope));
  const references = stored.find(({ id }) => id === REFERENCES);
  return {
    keys: stored
      .filter(({ id }) => NUMBER.test(id))
      .map(keyOf)
      .sort((left, right) => left.number - right.number),
    references: references === undefined ? null : v.parse(Secret, references.data).secret,
  };
}

type KeyMaker = Pick<Services, 'now' | 'newSecret'>;

/** The key for new links: the newest, or a new one where that is retired or old. */
export function signingKey(
  transaction: Transaction,
  { now, newSecret }: KeyMaker,
  scope: YearScope,
  newest: LinkKey | undefined,
): LinkKey {
  const createdAt = now();
  const isFresh =
    newest !== undefined &&
    !newest.retired &&
    createdAt.getTime() - newest.createdAt.getTime() < ROTATE_AFTER_MS;
  if (isFresh) return newest;
  const secret = newSecret();
  const number = (newest?.number ?? 0) + 1;
  const data = { secret: textOf(secret), createdAt };
  transaction.write({ kind: 'set', path: linkKeyPath(scope, number), data });
  return { number, secret, createdAt, retired: false };
}

export function newReferences(
  transaction: Transaction,
  { newSecret }: KeyMaker,
  scope: YearScope,
): Uint8Array {
  const secret = newSecret();
  const data = { secret: textOf(secret) };
  transaction.write({ kind: 'set', path: `${linkKeysPath(scope)}/${REFERENCES}`, data });
  return secret;
}

const textOf = (secret: Uint8Array): string => Buffer.from(secret).toString('base64url');

/** Only the server writes keys: one that cannot be read is a bug. */
function keyOf({ id, data }: StoredDocument): LinkKey {
  const { secret, createdAt, retiredAt } = v.parse(Stored, data);
  return { number: Number(id), secret, createdAt, retired: retiredAt !== undefined };
}
