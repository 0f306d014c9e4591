import { revisionIn, VERSION_PARTS } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { DEFINITION_KINDS, type DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentData } from '../store/documents';
import { binEntryPath } from '../store/paths';
import { PARTS } from './parts';
import { restorable } from './restorable';
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
      const { entry, kind, subject } = await restorable(
        transaction,
        services,
        scope,
        id,
        DEFINITION_KINDS,
      );
      transaction.write({
        kind: 'set',
        path: entry.path,
        data: savedAnew(kind, entry.data, emailOf(caller), services.now()),
      });
      transaction.write({ kind: 'delete', path: binEntryPath(scope, id) });
      const action = kind === 'searches' ? 'searchRestored' : 'screenRestored';
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
