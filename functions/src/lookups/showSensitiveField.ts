import { storedFieldEntry } from 'supporter-data';
import * as v from 'valibot';
import { requireEditor } from '../access/requireEditor';
import { requireLive } from '../access/requireLive';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import { profileStoredField } from '../fields/profileStoredField';
import { entryOf } from '../fields/storedFields';
import { DocumentId, parseRequest } from '../parseRequest';
import type { Services } from '../services';
import { fieldListPath, yearScope } from '../store/paths';

const Request = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  fieldName: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
});

/**
 * Callable `showSensitiveField`: `{ field }`, the entry of a sensitive field with the examples and the spread that the field
 * list does not hold (D370), made of the supporters as they are now. A line of the log says who has asked for which field.
 * Members who look only are refused.
 */
export const showSensitiveField =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { organisationId, yearId, fieldName } = parseRequest(Request, data);
    const scope = yearScope(organisationId, yearId);
    const { documents } = services;
    const editor = await requireEditor(
      documents,
      caller,
      scope,
      'see values of its sensitive fields',
    );
    await requireLive(documents, scope);
    const found = await documents.where(fieldListPath(scope), 'name', [fieldName]);
    const [entry] = found.flatMap(entryOf);
    if (entry === undefined) throw new CallableError('not-found', 'There is no such field');
    const { type, typeSetBy: by } = entry;
    const set = by === undefined ? null : { type, by };
    const profiled = await profileStoredField(services, scope, fieldName, set);
    await documents.commit([
      activityEntry(services, scope, editor, 'sensitiveFieldSeen', '', fieldName),
    ]);
    return { field: storedFieldEntry(profiled) };
  };
