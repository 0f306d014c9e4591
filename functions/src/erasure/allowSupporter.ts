import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { suppressionPath, suppressionsPath } from '../store/paths';
import { parseSupporter } from './requests';
import { suppressionOf } from './suppressions/suppression';
import { readSuppressionKey, suppressionHash } from './suppressions/suppressionHash';

/**
 * Callable `allowSupporter`: who was erased wants to be a supporter again, and the next import takes them in. What was
 * suppressed along with the e-mail, such as their supporter id, is lifted along with it. Admins only.
 */
export const allowSupporter =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, email } = parseSupporter(data);
    const admin = await requireAdmin(
      documents,
      caller,
      { organisationId },
      'let supporters in again',
    );
    await documents.transaction(async (transaction) => {
      const key = await readSuppressionKey(transaction, organisationId);
      const path =
        key === null ? '' : suppressionPath(organisationId, suppressionHash(key, 'email', email));
      const stored = path === '' ? null : await transaction.get(path);
      const suppression = stored === null ? null : suppressionOf(stored);
      if (suppression === null)
        throw new CallableError('failed-precondition', 'Nobody of this e-mail is kept out');
      const all = await transaction.list(suppressionsPath(organisationId), ['erasureId']);
      const together = all.filter(
        ({ path: other, data: { erasureId } }) =>
          other === path || (erasureId !== '' && erasureId === suppression.erasureId),
      );
      for (const one of together) transaction.write({ kind: 'delete', path: one.path });
      transaction.write(activityEntry(services, { organisationId }, admin, 'supporterAllowed'));
    });
    return {};
  };
