import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { savedMappingPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { parseDelete } from './mappingRequests';

/**
 * Callable `deleteMapping`: takes a saved mapping away, one that cannot be read as well; imports that were made with it
 * stay. Answers `{ outcome: 'deleted' }`, of one that is gone too. For those who may import.
 */
export const deleteMapping =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { organisationId, id } = parseDelete(data);
    const caller = await requireAdmin(
      documents,
      signedIn,
      { organisationId },
      'delete its saved mappings',
    );
    const path = savedMappingPath(organisationId, id);
    const stored = await documents.get(path);
    if (stored !== null) {
      const subject = await neutralName(services, organisationId, storedName(stored.data));
      await documents.commit([
        { kind: 'delete', path },
        activityEntry(services, { organisationId }, caller, 'mappingDeleted', '', subject),
      ]);
    }
    return { outcome: 'deleted' };
  };
