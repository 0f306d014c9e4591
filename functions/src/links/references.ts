import { createHmac } from 'node:crypto';
import type { YearScope } from 'shared-kernel/model';
import type { DocumentReads, Documents, StoredDocument } from '../store/documents';
import { personalLinkPath } from '../store/paths';
import { readYearKeys } from './linkKeys';
import { REFERENCE_BYTES } from './linkToken';

/** Which supporter a link is for, on the server: derived, so that an export asked for twice gives the same ones. */
export interface Reference {
  readonly supporter: string;
  readonly bytes: Uint8Array;
  readonly path: string;
  /** What is stored of it; null before it is first exported. */
  readonly stored: StoredDocument | null;
}

export const referenceId = (reference: Uint8Array): string =>
  Buffer.from(reference).toString('base64url');

export const isRevoked = ({ data }: StoredDocument): boolean => data['revoked'] === true;

/**
 * The reference of each supporter that has not been revoked: the first, or the one after as many as were revoked.
 * Without the secret nobody can tell which supporter a reference is for.
 */
export async function currentReferences(
  documents: Pick<Documents, 'getAll'>,
  scope: YearScope,
  secret: Uint8Array,
  supporters: readonly string[],
): Promise<readonly Reference[]> {
  const found = new Map<string, Reference>();
  let open = supporters;
  for (let generation = 0; open.length > 0; generation += 1) {
    const derived = open.map((supporter) => derive(secret, supporter, generation));
    const paths = derived.map((bytes) => personalLinkPath(scope, referenceId(bytes)));
    const stored = await documents.getAll(paths);
    for (const [index, supporter] of open.entries()) {
      const [bytes, path, document] = [derived[index], paths[index], stored[index] ?? null];
      if (bytes === undefined || path === undefined) continue;
      if (document === null || !isRevoked(document))
        found.set(supporter, { supporter, bytes, path, stored: document });
    }
    open = open.filter((supporter) => !found.has(supporter));
  }
  return supporters.flatMap((supporter) => found.get(supporter) ?? []);
}

/** Every link that a supporter was ever given, revoked ones first; empty where nothing was exported. */
export async function linksOf(
  documents: DocumentReads,
  scope: YearScope,
  supporter: string,
): Promise<readonly StoredDocument[]> {
  const { references } = await readYearKeys(documents, scope);
  const links: StoredDocument[] = [];
  while (references !== null) {
    const reference = referenceId(derive(references, supporter, links.length));
    const link = await documents.get(personalLinkPath(scope, reference));
    if (link === null) break;
    links.push(link);
  }
  return links;
}

const derive = (secret: Uint8Array, supporter: string, generation: number): Uint8Array =>
  createHmac('sha256', secret)
    .update(JSON.stringify([supporter, generation]))
    .digest()
    .subarray(0, REFERENCE_BYTES);
