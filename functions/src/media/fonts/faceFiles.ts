import { createHash } from 'node:crypto';
import type { FileStore } from 'registry';
import { asId, type MediaId, type OrganisationId } from 'shared-kernel/model';
import type { FontFile } from './encodeFace';

const ID_DIGITS = 32;
/** Goes up where the same file is parted or packed in another way: what an address answers never changes. */
const ENCODING = 1;

/** The name of a face is what it is, as with pictures: the same bytes of the same organisation are the same face. */
export const faceIdOf = (organisationId: OrganisationId, bytes: Uint8Array): MediaId =>
  asId<MediaId>(
    createHash('sha256')
      .update(JSON.stringify(['font', ENCODING, organisationId]))
      .update(bytes)
      .digest('hex')
      .slice(0, ID_DIGITS),
  );

/** In the folder of its id, beside those of pictures. */
export const faceFilePath = (id: string, script: string): string => `media/${id}/${script}.woff2`;

export async function writeFaceFiles(
  store: FileStore,
  id: MediaId,
  files: readonly FontFile[],
): Promise<void> {
  for (const { script, bytes } of files) await store.write(faceFilePath(id, script), bytes, null);
}
