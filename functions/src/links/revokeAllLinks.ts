import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { linkKeyPath, linkStatePath } from '../store/paths';
import { readYearKeys } from './linkKeys';
import { parseYear } from './linkRequests';

/** Callable `revokeAllLinks`: retires every key of the year; the next export signs with a new one. */
export const revokeAllLinks =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const scope = parseYear(data);
    const admin = await requireAdmin(documents, caller, scope, 'revoke personal links');
    await documents.transaction(async (transaction) => {
      const { keys } = await readYearKeys(transaction, scope);
      const revokedAt = now();
      for (const { number } of keys.filter(({ retired }) => !retired))
        transaction.write({
          kind: 'merge',
          path: linkKeyPath(scope, number),
          data: { retiredAt: revokedAt },
        });
      transaction.write({
        kind: 'merge',
        path: linkStatePath(scope),
        data: { allRevokedAt: revokedAt },
      });
      transaction.write(activityEntry(services, scope, admin, 'allLinksRevoked'));
    });
    return {};
  };
