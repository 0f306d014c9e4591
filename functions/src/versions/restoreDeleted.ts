import { revisionIn, VERSION_PARTS } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { binEntryPath, yearPath } from '../store/paths';
import { neutralName } from '../suppressions/neutralText';
import { binEntryOf } from './binEntry';
import { erasedNames } from '../suppressions/erasedNames';
import { PARTS } from './parts';
import { parseOne } from './versionRequests';

/**
 * Callable `restoreDeleted`: puts a deleted search or screen where it stood, so that what refers to it finds it again, and
 * asks for its count. Gives `{ id }`, its own. Members only.
 */
export const restoreDeleted =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { scope, id } = parseOne(data);
    const caller = await requireEditor(
      services.documents,
      signedIn,
      scope,
      'restore what was deleted',
    );
    return services.documents.transaction(async (transaction) => {
      const stored = await transaction.get(binEntryPath(scope, id));
      const entry = stored === null ? null : binEntryOf(stored, scope);
      if (stored === null || entry === null || services.now() >= entry.removeAt)
        throw new CallableError('not-found', 'This is no longer in the bin');
      const [year, there] = await transaction.getAll([yearPath(scope), entry.path]);
      if (year == null) throw new CallableError('not-found', 'The year is gone');
      if (there != null)
        throw new CallableError('failed-precondition', 'This has been restored already');
      const names = await erasedNames(transaction, services.now, scope);
      if (names(entry.data))
        throw new CallableError(
          'failed-precondition',
          'This names somebody who was erased since, and cannot be restored',
        );
      const subject = await neutralName(
        { documents: transaction, now: services.now },
        scope.organisationId,
        entry.name,
      );
      transaction.write({
        kind: 'set',
        path: entry.path,
        data: savedAnew(entry.kind, entry.data, emailOf(caller), services.now()),
      });
      transaction.write({ kind: 'delete', path: stored.path });
      const action = entry.kind === 'searches' ? 'searchRestored' : 'screenRestored';
      transaction.write(activityEntry(services, scope, caller, action, '', subject));
      return { id: entry.path.slice(entry.path.lastIndexOf('/') + 1) };
    });
  };

/** As the next save of each of its parts; it asks for its count. */
function savedAnew(
  kind: DefinitionKind,
  data: DocumentData,
  savedBy: string,
  savedAt: Date,
): DocumentData {
  const anew: Record<string, unknown> = { ...data, supportersMatchedUpdate: true };
  for (const part of VERSION_PARTS.filter((one) => PARTS[one].kind === kind)) {
    const { stamp } = PARTS[part];
    anew[stamp.revision] = revisionIn(data, stamp).revision + 1;
    anew[stamp.savedBy] = savedBy;
    anew[stamp.savedAt] = savedAt;
  }
  return anew;
}
