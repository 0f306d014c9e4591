import {
  DEFAULT_FOCUS,
  MEDIA_LIMITS,
  type MediaId,
  type OrganisationId,
} from 'shared-kernel/model';
import { CallableError } from '../callableError';
import { emailOf, type Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentData, DocumentReads, Transaction } from '../store/documents';
import { mediaClaimPath, mediaPath, picturePath } from '../store/paths';
import { encodePicture } from './encode/encodePicture';
import { kindOf } from './encode/kindOf';
import type { EncodedPicture, PictureSource } from './encode/picture';
import { removeMediaFiles, writeMediaFiles } from './mediaFiles';
import { mediaIdOf } from './mediaId';
import { requireLibrary } from './requireLibrary';
import { requireNotRemoving } from './requireNotRemoving';

export interface PictureToStore extends Pick<PictureSource, 'bytes' | 'crop'> {
  /** What staff call it, until they call it something else. */
  readonly name: string;
  readonly alternativeText?: string;
}

export interface StoredAnswer {
  readonly id: MediaId;
  /** Whether the library had it already. */
  readonly known: boolean;
}

/** Puts a picture into an organisation's library. One that is there already stays as it is described, deleted or not. */
export async function storePicture(
  services: Services,
  caller: Caller,
  organisationId: OrganisationId,
  { bytes, crop, name, alternativeText = '' }: PictureToStore,
): Promise<StoredAnswer> {
  const { documents, now } = services;
  const kind = kindOf(bytes);
  if (!kind.ok) throw new CallableError('invalid-argument', kind.error);
  const id = mediaIdOf(organisationId, { bytes, crop });
  if (
    await documents.transaction((transaction) => begin(transaction, services, organisationId, id))
  )
    return { id, known: true };

  const encoded = await encodePicture({ bytes, crop, kind: kind.value });
  if (!encoded.ok) throw new CallableError('invalid-argument', encoded.error);
  const { files, ...said } = encoded.value;
  await writeMediaFiles(services.files, id, files);
  const picture: DocumentData = {
    ...said,
    ...{ name, alternativeText, credit: '', licence: '', focus: DEFAULT_FOCUS },
    ...{ kind: kind.value, crop, bytes: bytesOf(encoded.value), removeAt: null },
    ...{ uploadedBy: emailOf(caller), uploadedAt: now() },
    ...{ revision: 0, savedBy: '', savedAt: null },
  };
  try {
    const known = await documents.transaction((transaction) =>
      end(transaction, organisationId, id, picture),
    );
    return { id, known };
  } catch (failure) {
    if (failure instanceof CallableError) await removeMediaFiles(services.files, id);
    throw failure;
  }
}

/** True where the library has the picture; else its files are claimed, so that none is left of an end in between. */
async function begin(
  transaction: Transaction,
  { now }: Services,
  organisationId: OrganisationId,
  id: MediaId,
): Promise<boolean> {
  await requireLibrary(transaction, organisationId);
  const [picture, claim] = await transaction.getAll([
    picturePath(organisationId, id),
    mediaClaimPath(organisationId, id),
  ]);
  requireNotRemoving(claim, 'picture');
  if (picture != null) {
    if (picture.data['removeAt'] != null)
      transaction.write({ kind: 'merge', path: picture.path, data: { removeAt: null } });
    return true;
  }
  await requireRoom(transaction, organisationId, 0);
  transaction.write({
    kind: 'set',
    path: mediaClaimPath(organisationId, id),
    data: { kind: 'storing', at: now() },
  });
  return false;
}

async function end(
  transaction: Transaction,
  organisationId: OrganisationId,
  id: MediaId,
  picture: DocumentData,
): Promise<boolean> {
  await requireLibrary(transaction, organisationId);
  const path = picturePath(organisationId, id);
  const known = (await transaction.get(path)) !== null;
  if (!known) {
    await requireRoom(transaction, organisationId, Number(picture['bytes']));
    transaction.write({ kind: 'set', path, data: picture });
  }
  transaction.write({ kind: 'delete', path: mediaClaimPath(organisationId, id) });
  return known;
}

/** Deleted pictures count until they are gone: their files are there. */
async function requireRoom(
  documents: DocumentReads,
  organisationId: OrganisationId,
  more: number,
): Promise<void> {
  const pictures = await documents.list(mediaPath(organisationId), ['bytes']);
  if (pictures.length >= MEDIA_LIMITS.pictures)
    throw new CallableError(
      'failed-precondition',
      `The library is full: it holds ${String(MEDIA_LIMITS.pictures)} pictures. Delete some first`,
    );
  const used = pictures.reduce((sum, { data }) => sum + (Number(data['bytes']) || 0), 0);
  if (used + more > MEDIA_LIMITS.bytes || used >= MEDIA_LIMITS.bytes)
    throw new CallableError(
      'failed-precondition',
      'The library is full: its pictures fill 2 GB. Delete some for good first',
    );
}

const bytesOf = ({ files }: EncodedPicture): number =>
  files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
