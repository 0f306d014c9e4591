import { REVISION_FIELDS } from 'shared-kernel/model';
import { readYear } from '../access/readYear';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { readImportedFields } from '../definitions/readFields';
import { nextSave } from '../saving/nextSave';
import type { Services } from '../services';
import { calculatedFieldPath } from '../store/paths';
import { parseSave } from './calculatedRequests';
import { trimVersions } from '../versions/trimVersions';
import { keepCalculated } from './keepCalculated';
import { placed } from './placed';

/**
 * Callable `saveCalculatedField`: one calculated field of a year (D291), guarded by its revision; answers a
 * `CalculatedAnswer`. A name that is taken, a cycle, and another name for what is used are refused in a sentence.
 * Members may.
 */
export const saveCalculatedField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents, now } = services;
    const { scope, field, expectedRevision } = parseSave(data);
    const member = await requireEditor(documents, caller, scope, 'save calculated fields');
    const imported = (await readImportedFields(documents, scope)).map(({ name }) => name);
    const versions = { isFull: false };
    const answer = await documents.transaction(async (transaction) => {
      const { year } = await readYear(transaction, scope);
      const path = calculatedFieldPath(scope, field.id);
      const stored = await transaction.get(path);
      const { id: _, ...payload } = field;
      const next = nextSave(stored?.data ?? null, REVISION_FIELDS.calculated, {
        payload,
        expectedRevision,
        savedBy: emailOf(member),
        savedAt: now(),
      });
      if (next.outcome !== 'write') return next;
      const writes = await placed(transaction, services, { scope, field, year, imported });
      if ('sentence' in writes) return { outcome: 'refused', sentence: writes.sentence };
      versions.isFull = await keepCalculated(transaction, services, scope, {
        ...{ id: field.id, member, before: stored?.data ?? null },
        after: { ...stored?.data, ...next.data },
      });
      transaction.write({
        kind: 'merge',
        path,
        // What was found of another calculation says nothing of this one.
        data: writes.sameCalculation ? next.data : { ...next.data, figures: null, figuresOf: '' },
      });
      transaction.write(
        activityEntry(services, scope, member, 'calculatedFieldSaved', '', field.name),
      );
      writes.ask();
      return { outcome: 'saved', revision: next.revision };
    });
    if (versions.isFull) await trimVersions(documents, scope);
    return answer;
  };
