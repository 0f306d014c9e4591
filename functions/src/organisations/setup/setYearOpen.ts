import { requireAdmin } from '../../access/requireAdmin';
import { requireLive } from '../../access/requireLive';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { yearPath, yearsPath } from '../../store/paths';
import { storedName } from '../../store/storedName';
import { neutralName } from '../../suppressions/neutralText';
import { isAnotherOpen, OF_PREPARATION } from './preparation';
import { parseSetYearOpen } from './requests';

/**
 * Callable `setYearOpen`: `{ organisationId, yearId, open }` opens a year that is in preparation, so that people start in
 * it where it ends last, or puts it back into preparation while another one is open (D490). Admins only.
 */
export const setYearOpen =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, yearId, open } = parseSetYearOpen(data);
    const scope = { organisationId, yearId };
    const admin = await requireAdmin(documents, caller, { organisationId }, 'open its years');
    await documents.transaction(async (transaction) => {
      const [stored, years] = await Promise.all([
        transaction.get(yearPath(scope)),
        transaction.list(yearsPath(organisationId), OF_PREPARATION),
      ]);
      if (stored === null) throw new CallableError('not-found', 'There is no such year');
      await requireLive(transaction, scope);
      const isOpen = stored.data['inPreparation'] !== true;
      if (isOpen === open) return;
      if (!open && !isAnotherOpen(years, yearId))
        throw new CallableError(
          'failed-precondition',
          'This is the only open year: open another one first',
        );
      const name = await neutralName(
        { documents: transaction, now: services.now },
        organisationId,
        storedName(stored.data),
      );
      transaction.write({ kind: 'merge', path: yearPath(scope), data: { inPreparation: !open } });
      const action = open ? 'yearOpened' : 'yearPutBack';
      transaction.write(activityEntry(services, scope, admin, action, '', name));
    });
    return {};
  };
