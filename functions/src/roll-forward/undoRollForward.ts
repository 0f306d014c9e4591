import type { YearScope } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { rollForwardPath, yearPath, yearScope } from '../store/paths';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { parseOfRollForward, parseUndo } from './requests';
import { recordOf, type RollForwardRecord } from './rollForwardRecord';
import { goOnUndoing, runUndo } from './runUndo';
import { undoPlan } from './undoPlan';

const ACTION = 'roll its years forward';

/**
 * Callable `planRollForwardUndo`: what undoing would take, what it would leave and why, and with `all` what it would take of
 * what was edited up to now (`asOf`, ISO). Admins only.
 */
export const planRollForwardUndo =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, source } = parseOfRollForward(data);
    await requireAdmin(documents, caller, scope, ACTION);
    const record = undoable(await documents.get(rollForwardPath(scope, source)), now());
    const asOf = now();
    const plan = await undoPlan(services, { scope }, record, null);
    const all = await undoPlan(services, { scope }, record, asOf);
    return { ...plan, all, asOf: asOf.toISOString() };
  };

/**
 * Callable `undoRollForward`: takes back, as one, what a roll forward brought, into the bin (D380); gives what was taken and
 * what was left. Admins only.
 */
export const undoRollForward =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, source, editsUntil } = parseUndo(data);
    const admin = await requireAdmin(documents, caller, scope, ACTION);
    const undone = await runUndo(services, { scope, source }, async (transaction, stored) => {
      await readYear(transaction, scope);
      const record = undoable(stored, now());
      // One that died goes on as it was asked for.
      const begun = await goOnUndoing(transaction, stored);
      if (begun !== null) return begun;
      const subject = await nameOfYear(services, yearScope(scope.organisationId, source));
      transaction.write(activityEntry(services, scope, admin, 'rollForwardUndone', '', subject));
      const undo = { by: emailOf(admin), uid: admin.uid, editsUntil };
      return { work: { ...record, undo }, data: { state: 'working', undo } };
    });
    if (undone === null)
      throw new CallableError(
        'failed-precondition',
        'Somebody is undoing it already. Please look again in a moment',
      );
    return undone;
  };

/** Refuses what was never noted, has been undone, or lies too long ago. */
function undoable(stored: StoredDocument | null, now: Date): RollForwardRecord {
  const record = stored === null ? null : recordOf(stored);
  if (record === null || (record.state === 'open' && now >= record.until))
    throw new CallableError('not-found', 'This roll forward can be undone no more');
  return record;
}

/** As the log may keep it; '' of one that is gone. */
async function nameOfYear(services: Services, scope: YearScope): Promise<string> {
  const stored = await services.documents.get(yearPath(scope));
  return neutralName(services, scope.organisationId, storedName(stored?.data ?? {}));
}
