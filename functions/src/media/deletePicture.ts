import { RESTORABLE_DAYS, type OrganisationId } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { mediaUses } from './mediaUses';
import { readPicture } from './readPicture';
import { removePicture } from './removePicture';
import { parseDelete, parsePicture } from './requests';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Callable `deletePicture`: `{ outcome: 'deleted' }`; the picture is out of the library, and answers at its address for
 * 30 days more, in which it can be restored. `forGood` removes it at once. One that is used stays:
 * `{ outcome: 'used', uses }`. Members only.
 */
export const deletePicture =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { organisationId, mediaId, forGood } = parseDelete(data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'delete its pictures',
    );
    const stored = await readPicture(documents, organisationId, mediaId);
    const uses = (await mediaUses(services, organisationId)).filter(
      (use) => use.mediaId === mediaId,
    );
    if (uses.length > 0) return { outcome: 'used', uses };
    const entry = activityEntry(
      services,
      { organisationId },
      caller,
      'pictureDeleted',
      '',
      await subjectOf(services, organisationId, stored.data),
    );
    if (forGood) {
      await removePicture(services, organisationId, mediaId);
      await documents.commit([entry]);
    } else {
      const removeAt = new Date(now().getTime() + RESTORABLE_DAYS * DAY_MS);
      await documents.commit([{ kind: 'merge', path: stored.path, data: { removeAt } }, entry]);
    }
    return { outcome: 'deleted' };
  };

/** Callable `restorePicture`: a deleted picture is in the library again. Members only, within the 30 days. */
export const restorePicture =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, mediaId } = parsePicture(data);
    await requireEditor(documents, caller, { organisationId }, 'restore its pictures');
    await documents.transaction(async (transaction) => {
      const stored = await readPicture(transaction, organisationId, mediaId);
      transaction.write({ kind: 'merge', path: stored.path, data: { removeAt: null } });
    });
    return {};
  };

const subjectOf = (
  services: Services,
  organisationId: OrganisationId,
  data: DocumentData,
): Promise<string> => neutralName(services, organisationId, storedName(data));
