import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { CallableFunction, Caller } from '../../caller';
import { jobOf } from '../../jobs/jobDocument';
import { preparedRequest } from '../../matching/requestMatching';
import { calculatedFrom } from '../../definitions/calculatedFrom';
import { readCalculated } from '../../definitions/readCalculated';
import { searchesReading } from '../../definitions/searchesReading';
import { readSearches } from '../../definitions/readDefinitions';
import type { Services } from '../../services';
import { manifestOf, manifestPath } from '../../snapshot/manifest';
import { jobPath } from '../../store/paths';
import { saidOf, withSaid } from '../../fields/saidOfFields';
import { profileStoredField } from '../../fields/profileStoredField';
import { entryOf, storedFields } from '../../fields/storedFields';
import { fieldPath, fieldWrite } from '../../fields/writeFieldList';
import { trimVersions } from '../../versions/trimVersions';
import { refuseState } from '../handOver';
import { keepFieldType } from './keepFieldType';
import { parseSetFieldType, type SetFieldTypeRequest } from '../requests';

/**
 * Callable `setFieldType`: sets a field's type against what its values say, or returns to that (D2a). The field is
 * profiled anew, and counts are asked for of the searches that read it, with what follows from them. Returns `{}` when
 * the field list says so.
 */
export const setFieldType =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const request = parseSetFieldType(data);
    const { documents, now, newId } = services;
    const importer = await requireImporter(documents, caller, request.scope);
    const stored = (await storedFields(documents, request.scope)).get(request.fieldName);
    if (stored === undefined) throw new CallableError('not-found', 'There is no such field');
    const entry = await profileStoredField(
      services,
      request.scope,
      request.fieldName,
      setType(request, importer),
    );

    const versions = { isFull: false };
    await documents.transaction(async (transaction) => {
      const job = jobOf(await transaction.get(jobPath(request.scope, 'import')));
      if (job.state === 'working')
        refuseState('An import of this year is working. Please wait until it is done');
      const path = fieldPath(request.scope, request.fieldName);
      const current = await transaction.get(path);
      const snapshot = manifestPath(request.scope);
      const manifest = manifestOf(await transaction.get(snapshot));
      const searches = await readSearches(transaction, request.scope);
      const calculated = calculatedFrom(
        [request.fieldName],
        await readCalculated(transaction, request.scope),
      );
      const changedIds = [
        ...calculated.map(({ id }) => id),
        ...[request.fieldName, ...calculated.map(({ name }) => name)].flatMap((name) =>
          searchesReading(searches, name).map(({ id }) => id),
        ),
      ];
      const ask = await preparedRequest(
        transaction,
        request.scope,
        { everything: false, changedIds },
        now(),
      );
      versions.isFull = await keepFieldType(transaction, services, request.scope, {
        ...{ before: (current === null ? [] : entryOf(current))[0] ?? stored, after: entry },
        caller: importer,
      });
      transaction.write(
        fieldWrite(
          request.scope,
          // Under another id, as another sync leaves it, it is what was read before.
          withSaid(entry, saidOf(current === null ? [stored] : entryOf(current))),
        ),
      );
      if (manifest !== null)
        transaction.write({ kind: 'merge', path: snapshot, data: { typesRevision: newId() } });
      if (changedIds.length > 0) ask();
    });
    if (versions.isFull) await trimVersions(documents, request.scope);
    return {};
  };

const setType = ({ type }: SetFieldTypeRequest, { token }: Caller) =>
  type === null
    ? null
    : { type, by: typeof token['email'] === 'string' ? token['email'] : 'an admin' };
