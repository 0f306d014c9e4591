import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { yearPath } from '../store/paths';
import { parseSaveSharing } from './linkRequests';
import { readYear } from './readYear';

/** Callable `saveSharing`: what supporters may share of the year's screens. Admins only. */
export const saveSharing =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { scope, sharing } = parseSaveSharing(data);
    const admin = await requireAdmin(documents, caller, scope, 'say what may be shared');
    await readYear(documents, scope);
    await documents.commit([
      { kind: 'merge', path: yearPath(scope), data: { sharing } },
      activityEntry(services, scope, admin, 'sharingSaved'),
    ]);
    return {};
  };
