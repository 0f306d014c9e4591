import { REVISION_FIELDS } from 'shared-kernel/model';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction } from '../caller';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { templatePath, templatesPath } from '../store/paths';
import { storedName } from '../store/storedName';
import { neutralName } from '../suppressions/neutralText';
import { takenSentence } from '../store/takenSentence';
import { parseRename } from './templateRequests';

/**
 * Callable `renameTemplate`: another name and purpose of a template, guarded by its revision; answers a `SaveAnswer`, or
 * why not in a sentence. Members may.
 */
export const renameTemplate =
  (services: Services): CallableFunction =>
  async (data, signedIn) => {
    const { documents, now } = services;
    const { organisationId, id, description, expectedRevision } = parseRename(data);
    const caller = await requireEditor(
      documents,
      signedIn,
      { organisationId },
      'rename its templates',
    );
    const path = templatePath(organisationId, id);
    const before = storedName((await documents.get(path))?.data ?? {});
    const subject = await neutralName(services, organisationId, before);
    return documents.transaction(async (transaction) => {
      const stored = await transaction.get(path);
      if (stored === null) throw new CallableError('not-found', 'There is no such template');
      const all = await transaction.list(templatesPath(organisationId), ['name']);
      const next = nextSave(stored.data, REVISION_FIELDS.template, {
        payload: description,
        ...{ expectedRevision, savedBy: emailOf(caller), savedAt: now() },
      });
      if (next.outcome !== 'write') return next;
      const sentence = takenSentence('template', description.name, id, all);
      if (sentence !== null) return { outcome: 'refused', sentence };
      transaction.write({ kind: 'merge', path, data: next.data });
      transaction.write(
        activityEntry(services, { organisationId }, caller, 'templateRenamed', '', subject),
      );
      return { outcome: 'saved', revision: next.revision };
    });
  };
