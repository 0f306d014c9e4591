import { asId, type MediaId, type OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import {
  facePath,
  fontsPath,
  mediaClaimPath,
  mediaClaimsPath,
  mediaPath,
  picturePath,
} from '../store/paths';
import { removeMediaFiles } from './mediaFiles';
import { mediaUses } from './mediaUses';

/** Whoever claims files for longer than this has died in between. */
const ABANDONED_MS = 24 * 60 * 60 * 1_000;

/** Removes a picture and its files for good, unless `only` says otherwise of it by then. */
export async function removePicture(
  { documents, files, now }: Services,
  organisationId: OrganisationId,
  id: MediaId,
  only: (removeAt: unknown) => boolean = () => true,
): Promise<void> {
  const path = picturePath(organisationId, id);
  const claim = mediaClaimPath(organisationId, id);
  const removing = await documents.transaction(async (transaction) => {
    const stored = await transaction.get(path);
    if (stored === null || !only(stored.data['removeAt'])) return false;
    transaction.write({ kind: 'delete', path });
    // Nobody may bring it in again meanwhile: its files would be removed under it.
    transaction.write({ kind: 'set', path: claim, data: { kind: 'removing', at: now() } });
    return true;
  });
  if (!removing) return;
  await removeMediaFiles(files, id);
  await documents.commit([{ kind: 'delete', path: claim }]);
}

/**
 * Removes deleted pictures whose days are over, and files that an end in between left without a picture. A picture that
 * is in use again, as an undone edit leaves it, is restored instead.
 */
export async function removeDeletedPictures(
  services: Services,
  organisationId: OrganisationId,
): Promise<void> {
  const { documents, now } = services;
  const isDue = (removeAt: unknown): boolean => removeAt instanceof Date && now() >= removeAt;
  const pictures = await documents.list(mediaPath(organisationId), ['removeAt']);
  const due = pictures.filter(({ data }) => isDue(data['removeAt']));
  const used = due.length === 0 ? [] : await mediaUses(services, organisationId);
  for (const { id, path } of due) {
    if (used.some(({ mediaId }) => mediaId === id))
      await documents.commit([{ kind: 'merge', path, data: { removeAt: null } }]);
    else await removePicture(services, organisationId, asId<MediaId>(id), isDue);
  }
  await removeAbandoned(services, organisationId);
}

async function removeAbandoned(
  { documents, files, now }: Services,
  organisationId: OrganisationId,
): Promise<void> {
  const claims = await documents.list(mediaClaimsPath(organisationId));
  for (const { id, path, data } of claims) {
    const { at } = data;
    if (at instanceof Date && now().getTime() - at.getTime() < ABANDONED_MS) continue;
    const mediaId = asId<MediaId>(id);
    const [picture, face] = await documents.getAll([
      picturePath(organisationId, mediaId),
      facePath(organisationId, mediaId),
    ]);
    if (picture == null && face == null) await removeMediaFiles(files, mediaId);
    await documents.commit([{ kind: 'delete', path }]);
  }
}

/** The files of all pictures and fonts of an organisation that is removed; its documents go with it. */
export async function removeAllPictures(
  { documents, files }: Pick<Services, 'documents' | 'files'>,
  organisationId: OrganisationId,
): Promise<void> {
  const collections = [mediaPath, fontsPath, mediaClaimsPath].map((of) => of(organisationId));
  for (const collection of collections)
    for (const { id } of await documents.list(collection, ['kind']))
      await removeMediaFiles(files, asId<MediaId>(id));
}
