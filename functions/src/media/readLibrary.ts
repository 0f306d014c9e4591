import { decodeMedia, MEDIA_LIMITS } from 'shared-kernel/model';
import { requireMember } from '../access/requireMember';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { mediaPath } from '../store/paths';
import { parseLibrary } from './requests';

/**
 * Callable `readLibrary`: `{ pictures, limits }`, each picture as it is stored with its id, its moments ISO texts; deleted
 * ones too, as long as they can be restored. Members only.
 */
export const readLibrary =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId } = parseLibrary(data);
    await requireMember(documents, caller, { organisationId }, 'see its pictures');
    const stored = await documents.list(mediaPath(organisationId));
    const pictures = stored.flatMap((document) => {
      const media = decodeMedia(document.id, document.data);
      if (!media.ok) return [];
      const { saved, uploadedAt, removeAt, ...picture } = media.value;
      return [
        {
          ...picture,
          uploadedAt: uploadedAt?.toISOString() ?? null,
          removeAt: removeAt?.toISOString() ?? null,
          revision: saved.revision,
          savedBy: saved.savedBy,
          savedAt: saved.savedAt?.toISOString() ?? null,
        },
      ];
    });
    return { pictures, limits: { pictures: MEDIA_LIMITS.pictures, bytes: MEDIA_LIMITS.bytes } };
  };
