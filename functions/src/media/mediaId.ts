import { createHash } from 'node:crypto';
import { asId, type MediaId, type OrganisationId } from 'shared-kernel/model';
import type { PictureSource } from './encode/picture';

const ID_DIGITS = 32;

/**
 * The name of a picture is what it is: the same bytes of the same organisation are the same picture. Another
 * organisation's are another, so that none can tell what others have, and each can remove its own.
 */
export const mediaIdOf = (
  organisationId: OrganisationId,
  { bytes, crop }: Pick<PictureSource, 'bytes' | 'crop'>,
): MediaId =>
  asId<MediaId>(
    createHash('sha256')
      .update(JSON.stringify([organisationId, crop]))
      .update(bytes)
      .digest('hex')
      .slice(0, ID_DIGITS),
  );
