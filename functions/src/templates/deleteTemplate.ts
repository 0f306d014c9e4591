import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { templatePath } from '../store/paths';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { parseDelete } from './templateRequests';

/**
 * Callable `deleteTemplate`: takes a template away, one that cannot be read as well; screens that were made of it stay.
 * Answers `{ outcome: 'deleted' }`, of one that is gone too. Members may.
 */
export const deleteTemplate =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents } = services;
    const { organisationId, id } = parseDelete(data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'delete its templates',
    );
    const path = templatePath(organisationId, id);
    const stored = await documents.get(path);
    if (stored !== null) {
      const subject = await neutralName(services, organisationId, storedName(stored.data));
      await documents.commit([
        { kind: 'delete', path },
        activityEntry(services, { organisationId }, caller, 'templateDeleted', '', subject),
      ]);
    }
    return { outcome: 'deleted' };
  };
