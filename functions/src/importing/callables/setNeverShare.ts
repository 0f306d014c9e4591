import { requireAdmin } from '../../access/requireAdmin';
import { requireLive } from '../../access/requireLive';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import { jobOf } from '../../jobs/jobDocument';
import type { Services } from '../../services';
import { fieldListPath, jobPath } from '../../store/paths';
import { refuseState } from '../handOver';
import { parseSetNeverShare } from '../requests';

/**
 * Callable `setNeverShare`: says that no supporter may share a field's values, or takes that back (D240). It survives
 * imports, and holds on closing cards from the next one that is shown. Admins only.
 */
export const setNeverShare =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, fieldName, never } = parseSetNeverShare(data);
    const { documents } = services;
    const admin = await requireAdmin(documents, caller, scope, 'say what is never shared');
    await requireLive(documents, scope);
    const found = await documents.where(fieldListPath(scope), 'name', [fieldName]);
    if (found.length === 0) throw new CallableError('not-found', 'There is no such field');
    await documents.transaction(async (transaction) => {
      const job = jobOf(await transaction.get(jobPath(scope, 'import')));
      if (job.state === 'working')
        refuseState('An import of this year is working. Please wait until it is done');
      const stored = await transaction.getAll(found.map(({ path }) => path));
      const changed = stored.filter(
        (field) => field !== null && (field.data['neverShareSetBy'] !== undefined) !== never,
      );
      for (const field of changed)
        transaction.write({
          kind: 'merge',
          path: field?.path ?? '',
          data: never ? { neverShareSetBy: emailOf(admin) } : {},
          without: never ? [] : ['neverShareSetBy'],
        });
      if (changed.length > 0)
        transaction.write(
          activityEntry(
            services,
            scope,
            admin,
            never ? 'fieldNeverShared' : 'fieldSharedAgain',
            '',
            fieldName,
          ),
        );
    });
    return {};
  };
