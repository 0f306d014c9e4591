import { REVISION_FIELDS } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { parseSaveSharing } from './linkRequests';
import { readYear } from '../access/readYear';

/**
 * Callable `saveSharing`: what supporters may share of the year's screens, guarded by its revision; answers a
 * `SaveAnswer`. Admins only.
 */
export const saveSharing =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, sharing, expectedRevision } = parseSaveSharing(data);
    const admin = await requireAdmin(documents, caller, scope, 'say what may be shared');
    return documents.transaction(async (transaction) => {
      const { stored } = await readYear(transaction, scope);
      const next = nextSave(stored.data, REVISION_FIELDS.sharing, {
        payload: { sharing },
        expectedRevision,
        savedBy: emailOf(admin),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      transaction.write({ kind: 'merge', path: stored.path, data: next.data });
      transaction.write(activityEntry(services, scope, admin, 'sharingSaved'));
      return { outcome: 'saved', revision: next.revision };
    });
  };
