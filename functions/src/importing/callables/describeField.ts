import { REVISION_FIELDS, type FieldDescription } from 'shared-kernel/model';
import { isAdminOf } from '../../access/requireAdmin';
import { requireEditor } from '../../access/requireEditor';
import { requireLive } from '../../access/requireLive';
import { activityEntry } from '../../activity/activityEntry';
import { CallableError } from '../../callableError';
import { emailOf, type CallableFunction } from '../../caller';
import { entryOf } from '../../fields/storedFields';
import { jobOf } from '../../jobs/jobDocument';
import { nextSave } from '../../saving/nextSave';
import type { Services } from '../../services';
import { fieldListPath, jobPath } from '../../store/paths';
import { refuseState } from '../handOver';
import { parseDescribeField } from '../requests';

/**
 * Callable `describeField`: what staff say of a field in its dictionary, guarded by its revision; answers a `SaveAnswer`. It
 * survives imports (D366). Members only; that a field is sensitive is taken back by admins alone.
 */
export const describeField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { scope, fieldName, description, expectedRevision } = parseDescribeField(data);
    const { documents, now } = services;
    const member = await requireEditor(documents, caller, scope, 'describe its fields');
    await requireLive(documents, scope);
    const isAdmin = await isAdminOf(documents, member, scope);
    const found = await documents.where(fieldListPath(scope), 'name', [fieldName]);
    if (found.length === 0) throw new CallableError('not-found', 'There is no such field');
    return documents.transaction(async (transaction) => {
      const job = jobOf(await transaction.get(jobPath(scope, 'import')));
      if (job.state === 'working')
        refuseState('An import of this year is working. Please wait until it is done');
      const stored = (await transaction.getAll(found.map(({ path }) => path))).flatMap((field) =>
        field === null ? [] : [field],
      );
      const before = stored.flatMap(entryOf)[0]?.dictionary;
      const next = nextSave(
        before === undefined ? null : { ...before },
        REVISION_FIELDS.dictionary,
        {
          payload: { ...description },
          expectedRevision,
          savedBy: emailOf(member),
          savedAt: now(),
        },
      );
      if (next.outcome !== 'write') return next;
      if (before?.sensitive === true && !description.sensitive && !isAdmin)
        throw new CallableError(
          'permission-denied',
          'Only an admin of the organisation can say that a field is not sensitive any more',
        );
      for (const { path } of stored)
        transaction.write({ kind: 'merge', path, data: { dictionary: next.data } });
      for (const action of actionsOf(before, description))
        transaction.write(activityEntry(services, scope, member, action, '', fieldName));
      return { outcome: 'saved', revision: next.revision };
    });
  };

const TEXTS = ['description', 'owner', 'source', 'retention'] as const;

function* actionsOf(before: FieldDescription | undefined, after: FieldDescription) {
  if (TEXTS.some((text) => (before?.[text] ?? '') !== after[text])) yield 'fieldDescribed' as const;
  if ((before?.sensitive ?? false) !== after.sensitive)
    yield after.sensitive ? ('fieldSensitive' as const) : ('fieldNotSensitive' as const);
}
