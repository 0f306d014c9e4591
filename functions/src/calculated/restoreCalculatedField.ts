import { decodeCalculatedField, revisionIn, REVISION_FIELDS } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import { readImportedFields } from '../definitions/readFields';
import type { Services } from '../services';
import { binEntryPath } from '../store/paths';
import { restorable } from '../versions/restorable';
import { trimVersions } from '../versions/trimVersions';
import { parseDelete } from './calculatedRequests';
import { keepCalculated } from './keepCalculated';
import { placed } from './placed';

/**
 * Callable `restoreCalculatedField`: puts a deleted calculated field back under its own id, by the checks of a save; `id` is
 * that of its entry in the bin. Gives `{ id }`, its own. Members may.
 */
export const restoreCalculatedField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, id } = parseDelete(data);
    const member = await requireEditor(documents, caller, scope, 'restore what was deleted');
    const imported = (await readImportedFields(documents, scope)).map(({ name }) => name);
    const versions = { isFull: false };
    const answer = await documents.transaction(async (transaction) => {
      const { entry, subject } = await restorable(transaction, services, scope, id, [
        'calculatedFields',
      ]);
      const own = entry.path.slice(entry.path.lastIndexOf('/') + 1);
      const decoded = decodeCalculatedField(own, entry.data);
      if (!decoded.ok) throw new CallableError('failed-precondition', 'This cannot be read');
      const { year } = await readYear(transaction, scope);
      const field = decoded.value;
      const writes = await placed(transaction, services, { scope, field, year, imported });
      if ('sentence' in writes) throw new CallableError('failed-precondition', writes.sentence);
      const stamp = REVISION_FIELDS.calculated;
      const after = {
        ...entry.data,
        [stamp.revision]: revisionIn(entry.data, stamp).revision + 1,
        [stamp.savedBy]: emailOf(member),
        [stamp.savedAt]: now(),
      };
      versions.isFull = await keepCalculated(transaction, services, scope, {
        ...{ id: own, member, before: entry.data, after },
      });
      transaction.write({ kind: 'set', path: entry.path, data: after });
      transaction.write({ kind: 'delete', path: binEntryPath(scope, id) });
      transaction.write(
        activityEntry(services, scope, member, 'calculatedFieldRestored', '', subject),
      );
      writes.ask();
      return { id: own };
    });
    if (versions.isFull) await trimVersions(documents, scope);
    return answer;
  };
