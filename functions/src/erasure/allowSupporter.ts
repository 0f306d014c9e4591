import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { suppressionsPath } from '../store/paths';
import { erasedPerson } from './erasedPerson';
import { parseSupporter } from './requests';
import { suppressionsOf } from '../suppressions/suppressionsOf';

/**
 * Callable `allowSupporter`: who was erased wants to be a supporter again, and the next import takes them in. What was
 * suppressed along with the email, such as their supporter id, is lifted along with it. Admins only.
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
    const person = await erasedPerson(documents, organisationId, [email]);
    await documents.transaction(async (transaction) => {
      const reads = { documents: transaction, now: services.now };
      const found = await suppressionsOf(reads, organisationId, person);
      if (found.length === 0)
        throw new CallableError('failed-precondition', 'Nobody of this email is kept out');
      const paths = new Set(found.map(({ path }) => path));
      const erasures = new Set(found.map(({ erasureId }) => erasureId).filter((id) => id !== ''));
      const all = await transaction.list(suppressionsPath(organisationId), ['erasureId']);
      const together = all.filter(
        ({ path, data: { erasureId } }) =>
          paths.has(path) || (typeof erasureId === 'string' && erasures.has(erasureId)),
      );
      for (const one of together) transaction.write({ kind: 'delete', path: one.path });
      transaction.write(activityEntry(services, { organisationId }, admin, 'supporterAllowed'));
    });
    return {};
  };
