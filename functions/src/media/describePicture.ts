import { REVISION_FIELDS } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { emailOf, type CallableFunction } from '../caller';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { readPicture } from './readPicture';
import { parseDescribe } from './requests';

/** Callable `describePicture`: what staff say of a picture, guarded by its revision; answers a `SaveAnswer`. Members only. */
export const describePicture =
  ({ documents, now }: Services): CallableFunction =>
  async (data, signedIn) => {
    const { organisationId, mediaId, description, expectedRevision } = parseDescribe(data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'describe its pictures',
    );
    return documents.transaction(async (transaction) => {
      const stored = await readPicture(transaction, organisationId, mediaId);
      const next = nextSave(stored.data, REVISION_FIELDS.media, {
        payload: description,
        expectedRevision,
        savedBy: emailOf(caller),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      transaction.write({ kind: 'merge', path: stored.path, data: next.data });
      return { outcome: 'saved', revision: next.revision };
    });
  };
