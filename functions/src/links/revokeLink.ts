import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { readYearKeys } from './linkKeys';
import { parseSupporter } from './linkRequests';
import { currentReferences } from './references';

/** Callable `revokeLink`: what was sent to one supporter shows nothing any more; the next export makes a new link. */
export const revokeLink =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, supporter } = parseSupporter(data);
    const admin = await requireAdmin(documents, caller, scope, 'revoke personal links');
    const { references } = await readYearKeys(documents, scope);
    const [reference] =
      references === null ? [] : await currentReferences(documents, scope, references, [supporter]);
    if (reference?.stored == null)
      throw new CallableError('failed-precondition', 'This supporter has no personal link');
    await documents.commit([
      { kind: 'merge', path: reference.path, data: { revoked: true, revokedAt: now() } },
      activityEntry(services, scope, admin, 'linkRevoked'),
    ]);
    return {};
  };
