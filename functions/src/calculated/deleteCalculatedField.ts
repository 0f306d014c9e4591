import { readYear } from '../access/readYear';
import { requireEditor } from '../access/requireEditor';
import { activityEntry } from '../activity/activityEntry';
import { emailOf, type CallableFunction } from '../caller';
import { readCalculated } from '../definitions/readCalculated';
import { readImportedFields } from '../definitions/readFields';
import { readSearches } from '../definitions/readDefinitions';
import type { Services } from '../services';
import { calculatedFieldPath } from '../store/paths';
import { erasedNames } from '../suppressions/erasedNames';
import { binWrite } from '../versions/binEntry';
import { askAfterChange } from './askAfterChange';
import { parseDelete } from './calculatedRequests';
import { usesOf } from './usesOf';

/**
 * Callable `deleteCalculatedField`: takes a calculated field away, unless something uses it (D291), and keeps
 * it in the bin; answers
 * `{ outcome: 'deleted' }`, of one that is gone too, or why not. Members may.
 */
export const deleteCalculatedField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { scope, id } = parseDelete(data);
    const member = await requireEditor(documents, caller, scope, 'delete calculated fields');
    const imported = (await readImportedFields(documents, scope)).map(({ name }) => name);
    return documents.transaction(async (transaction) => {
      const { year } = await readYear(transaction, scope);
      const all = await readCalculated(transaction, scope);
      const field = all.find((one) => one.id === id);
      const others = all.filter((one) => one.id !== id);
      // What names an imported field of the same name reads that.
      if (field !== undefined && !imported.includes(field.name)) {
        const uses = await usesOf(transaction, scope, field, others, year.story, services.now);
        if (uses !== '') return { outcome: 'refused', sentence: `It is used in ${uses}` };
      }
      const searches = await readSearches(transaction, scope);
      const ask = await askAfterChange(
        transaction,
        services,
        scope,
        field === undefined ? [] : [field],
        searches,
      );
      const stored = await transaction.get(calculatedFieldPath(scope, id));
      const kept =
        stored === null
          ? null
          : binWrite(
              scope,
              {
                ...{ kind: 'calculatedFields', id, data: stored.data, eventId: services.newId() },
                ...{ deletedBy: emailOf(member), deletedAt: services.now() },
              },
              await erasedNames(transaction, services.now, scope),
            );
      transaction.write({ kind: 'delete', path: calculatedFieldPath(scope, id) });
      if (kept !== null) transaction.write(kept);
      if (field !== undefined)
        transaction.write(
          activityEntry(services, scope, member, 'calculatedFieldDeleted', '', field.name),
        );
      ask();
      return { outcome: 'deleted' };
    });
  };
