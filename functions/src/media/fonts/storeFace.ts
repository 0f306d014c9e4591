import { FONT_LIMITS, type MediaId, type OrganisationId } from 'shared-kernel/model';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type Caller } from '../../caller';
import type { Services } from '../../services';
import type { Transaction } from '../../store/documents';
import { facePath, mediaClaimPath, organisationPath } from '../../store/paths';
import { neutralName } from '../../suppressions/neutralText';
import { requireLibrary } from '../requireLibrary';
import { requireNotRemoving } from '../requireNotRemoving';
import { removeMediaFiles } from '../mediaFiles';
import { encodeFace, type EncodedFace } from './encodeFace';
import { faceIdOf, writeFaceFiles } from './faceFiles';
import { faceWords } from './faceWords';
import { familiesOf, storedFaces, weightSpan, type StoredFace } from './storedFaces';
import { isSameFamily, takenBecause } from './takenNames';

export interface FontAnswer {
  readonly family: string;
  /** Whether the organisation had this very file already. */
  readonly known: boolean;
}

/** Adds a font file to the families of an organisation: its face joins those of the same family. */
export async function storeFace(
  services: Services,
  caller: Caller,
  organisationId: OrganisationId,
  bytes: Uint8Array,
): Promise<FontAnswer> {
  const { documents, files } = services;
  const id = faceIdOf(organisationId, bytes);
  const known = await documents.transaction((transaction) =>
    begin(transaction, services, organisationId, id),
  );
  if (known !== null) return { family: known, known: true };
  const encoded = await encodeFace(bytes);
  if (!encoded.ok) throw new CallableError('invalid-argument', encoded.error);
  const taken = takenBecause(encoded.value.family);
  if (taken !== null) throw new CallableError('failed-precondition', taken);
  await writeFaceFiles(files, id, encoded.value.files);
  try {
    return await documents.transaction((transaction) =>
      end(transaction, services, caller, { organisationId, id, encoded: encoded.value }),
    );
  } catch (failure) {
    if (failure instanceof CallableError) await removeMediaFiles(files, id);
    throw failure;
  }
}

/** The family where the face is there already; else its files are claimed, so that none is left of an end in between. */
async function begin(
  transaction: Transaction,
  { now }: Services,
  organisationId: OrganisationId,
  id: MediaId,
): Promise<string | null> {
  await requireLibrary(transaction, organisationId);
  const claim = await transaction.get(mediaClaimPath(organisationId, id));
  requireNotRemoving(claim, 'font');
  const faces = await storedFaces(transaction, organisationId);
  const known = faces.find((face) => face.id === id);
  if (known !== undefined) return known.family;
  requireRoom(faces, 0);
  transaction.write({
    kind: 'set',
    path: mediaClaimPath(organisationId, id),
    data: { kind: 'storing', at: now() },
  });
  return null;
}

interface Ending {
  readonly organisationId: OrganisationId;
  readonly id: MediaId;
  readonly encoded: EncodedFace;
}

async function end(
  transaction: Transaction,
  services: Services,
  caller: Caller,
  { organisationId, id, encoded }: Ending,
): Promise<FontAnswer> {
  await requireLibrary(transaction, organisationId);
  const faces = await storedFaces(transaction, organisationId);
  const claim = { kind: 'delete', path: mediaClaimPath(organisationId, id) } as const;
  const known = faces.find((face) => face.id === id);
  if (known !== undefined) {
    transaction.write(claim);
    return { family: known.family, known: true };
  }
  const { kind, files, metrics, style, weights } = encoded;
  const family =
    faces.find((face) => isSameFamily(face.family, encoded.family))?.family ?? encoded.family;
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const ranges = Object.fromEntries(files.map(({ script, range }) => [script, range]));
  const stored = { family, weights, style, metrics, files: ranges, bytes };
  const face: StoredFace = { ...stored, id };
  requireRoom(faces, bytes);
  requireNewCut(faces, face);
  const subject = await neutralName(
    { documents: transaction, now: services.now },
    organisationId,
    faceWords(face),
  );
  transaction.write({
    kind: 'set',
    path: facePath(organisationId, id),
    data: { ...stored, kind, uploadedBy: emailOf(caller), uploadedAt: services.now() },
  });
  transaction.write({
    kind: 'merge',
    path: organisationPath(organisationId),
    data: { fonts: familiesOf([...faces, face]) },
  });
  transaction.write(claim);
  transaction.write(
    activityEntry(services, { organisationId }, caller, 'fontUploaded', '', subject),
  );
  return { family, known: false };
}

function requireRoom(faces: readonly StoredFace[], more: number): void {
  if (faces.length >= FONT_LIMITS.faces)
    throw new CallableError(
      'failed-precondition',
      `There are ${String(FONT_LIMITS.faces)} font files already. Delete some first`,
    );
  const used = faces.reduce((sum, { bytes }) => sum + bytes, 0);
  if (used + more > FONT_LIMITS.bytes)
    throw new CallableError('failed-precondition', 'Your fonts fill 50 MB. Delete some first');
}

/** Of two files for the same weight and style a browser would take whichever comes last. */
function requireNewCut(faces: readonly StoredFace[], face: StoredFace): void {
  const [least, most] = weightSpan(face.weights);
  const same = faces.find((other) => {
    const [from, to] = weightSpan(other.weights);
    return (
      other.family === face.family && other.style === face.style && from <= most && least <= to
    );
  });
  if (same !== undefined)
    throw new CallableError(
      'failed-precondition',
      `${faceWords(same)} is there already, from another file. Delete it first to take this one in its place`,
    );
}
