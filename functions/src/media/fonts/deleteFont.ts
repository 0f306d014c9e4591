import { FAMILY_NAME } from 'shared-kernel/model';
import type { MediaId, OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireAdmin } from '../../access/requireAdmin';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import type { Caller, CallableFunction } from '../../caller';
import { Organisation, parseRequest } from '../../parseRequest';
import type { Services } from '../../services';
import { facePath, mediaClaimPath, organisationPath } from '../../store/paths';
import { neutralName } from '../../suppressions/neutralText';
import { removeMediaFiles } from '../mediaFiles';
import { faceWords } from './faceWords';
import { fontUses } from './fontUses';
import { familiesOf, storedFaces, type StoredFace } from './storedFaces';

const Request = v.object({
  organisationId: Organisation,
  family: v.pipe(v.string(), v.regex(FAMILY_NAME)),
  /** Null for the whole family. */
  faceId: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))),
});

/**
 * Callable `deleteFont`: a family, or one of its faces, and its files at once: `{ outcome: 'deleted' }`. A family that
 * texts are in stays, and so does its last face: `{ outcome: 'used', uses }`, each a `FontUse`. Admins only.
 */
export const deleteFont =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, files } = services;
    const { organisationId, family, faceId } = parseRequest(Request, data);
    const admin = await requireAdmin(documents, signedIn, { organisationId }, 'delete its fonts');
    const isOver = (face: StoredFace): boolean =>
      face.family === family && (faceId === null || face.id === faceId);
    const faces = await storedFaces(documents, organisationId);
    if (!faces.some(isOver)) throw new CallableError('not-found', 'There is no such font');
    const leavesNone = faces.every((face) => face.family !== family || isOver(face));
    const uses = leavesNone ? await fontUses(documents, organisationId, family) : [];
    if (uses.length > 0) return { outcome: 'used', uses };
    const removed = await remove(services, admin, organisationId, isOver);
    for (const id of removed) await removeMediaFiles(files, id);
    await documents.commit(
      removed.map((id) => ({ kind: 'delete', path: mediaClaimPath(organisationId, id) })),
    );
    return { outcome: 'deleted' };
  };

/** Takes the faces out of the organisation, and claims their files: nobody may upload them again meanwhile. */
const remove = (
  services: Services,
  admin: Caller,
  organisationId: OrganisationId,
  isOver: (face: StoredFace) => boolean,
): Promise<readonly MediaId[]> =>
  services.documents.transaction(async (transaction) => {
    const faces = await storedFaces(transaction, organisationId);
    const over = faces.filter(isOver);
    const [first] = over;
    if (first === undefined) return [];
    const subject = await neutralName(
      { documents: transaction, now: services.now },
      organisationId,
      over.length === 1 ? faceWords(first) : first.family,
    );
    for (const { id } of over) {
      transaction.write({ kind: 'delete', path: facePath(organisationId, id) });
      transaction.write({
        kind: 'set',
        path: mediaClaimPath(organisationId, id),
        data: { kind: 'removing', at: services.now() },
      });
    }
    transaction.write({
      kind: 'merge',
      path: organisationPath(organisationId),
      data: { fonts: familiesOf(faces.filter((face) => !isOver(face))) },
    });
    transaction.write(
      activityEntry(services, { organisationId }, admin, 'fontDeleted', '', subject),
    );
    return over.map(({ id }) => id);
  });
