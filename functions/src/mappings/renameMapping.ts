import { REVISION_FIELDS } from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { savedMappingPath, savedMappingsPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { takenSentence } from '../store/takenSentence';
import { neutralName } from '../suppressions/neutralText';
import { addressInName } from './addressIn';
import { parseRename } from './mappingRequests';

/**
 * Callable `renameMapping`: another name of a saved mapping, guarded by its revision; answers a `SaveAnswer`, or why not
 * in a sentence. For those who may import.
 */
export const renameMapping =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { organisationId, id, name, expectedRevision } = parseRename(data);
    const caller = await requireAdmin(
      documents,
      signedIn,
      { organisationId },
      'rename its saved mappings',
    );
    const path = savedMappingPath(organisationId, id);
    const before = storedName((await documents.get(path))?.data ?? {});
    const subject = await neutralName(services, organisationId, before);
    return documents.transaction(async (transaction) => {
      const stored = await transaction.get(path);
      if (stored === null) throw new CallableError('not-found', 'There is no such mapping');
      const all = await transaction.list(savedMappingsPath(organisationId), ['name']);
      const next = nextSave(stored.data, REVISION_FIELDS.mapping, {
        payload: { name },
        ...{ expectedRevision, savedBy: emailOf(caller), savedAt: now() },
      });
      if (next.outcome !== 'write') return next;
      const sentence = addressInName(name) ?? takenSentence('mapping', name, id, all);
      if (sentence !== null) return { outcome: 'refused', sentence };
      transaction.write({ kind: 'merge', path, data: next.data });
      transaction.write(
        activityEntry(services, { organisationId }, caller, 'mappingRenamed', '', subject),
      );
      return { outcome: 'saved', revision: next.revision };
    });
  };
