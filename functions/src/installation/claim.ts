import { createHash } from 'node:crypto';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { CLAIM_PATH, INSTALLATION_PATH, SUPERADMINS } from '../store/paths';

const CLAIM_HOURS = 24;
const HOUR_MS = 60 * 60 * 1_000;

/** What whoever runs an installation passes on to the person who is to be its first superadmin. */
export interface Claim {
  /** 256 random bits, base64url. Stored is their SHA-256 alone, so that it cannot be said again. */
  readonly claim: string;
  readonly validUntil: Date;
}

/**
 * Makes a claim to be the first superadmin, which takes the place of the one before; null where there is a superadmin.
 * While one waits, the pages say that the installation is nobody's yet (D385).
 */
export async function makeClaim({
  documents,
  now,
  newSecret,
}: Pick<Services, 'documents' | 'newSecret' | 'now'>): Promise<Claim | null> {
  const claim = Buffer.from(newSecret()).toString('base64url');
  const validUntil = new Date(now().getTime() + CLAIM_HOURS * HOUR_MS);
  const isMade = await documents.transaction(async (transaction) => {
    if (await hasSuperadmin(transaction)) return false;
    transaction.write({ kind: 'set', path: CLAIM_PATH, data: { hash: hashOf(claim), validUntil } });
    transaction.write({ kind: 'set', path: INSTALLATION_PATH, data: { claimed: false } });
    return true;
  });
  return isMade ? { claim, validUntil } : null;
}

/** Where somebody signs up with it. What follows # is sent to no server, and stands in no log. */
export const claimAddress = (origin: string, { claim }: Claim): string =>
  `${origin}/sign-up#claim=${claim}`;

export const hasSuperadmin = async (documents: Pick<DocumentReads, 'list'>): Promise<boolean> =>
  (await documents.list(SUPERADMINS)).length > 0;

export const hashOf = (claim: string): string =>
  createHash('sha256').update(claim).digest('base64url');
