import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { CallableFunction, Caller } from '../../caller';
import { jobOf } from '../../jobs/jobDocument';
import { preparedRequest } from '../../matching/requestMatching';
import type { Services } from '../../services';
import { jobPath } from '../../store/paths';
import { profileStoredField } from '../fields/profileStoredField';
import { storedFields } from '../fields/storedFields';
import { fieldWrite } from '../fields/writeFieldList';
import { refuseState } from '../handOver';
import { parseSetFieldType, type SetFieldTypeRequest } from '../requests';

/**
 * Callable `setFieldType`: sets a field's type against what its values say, or returns to that (D2a). The field is
 * profiled anew and every count of the year asked for. Answers `{}` when the field list says so.
 */
export const setFieldType =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const request = parseSetFieldType(data);
    const { documents, now } = services;
    const importer = await requireImporter(documents, caller, request.scope);
    const stored = (await storedFields(documents, request.scope)).get(request.fieldName);
    if (stored === undefined) throw new CallableError('not-found', 'There is no such field');
    const entry = await profileStoredField(
      services,
      request.scope,
      request.fieldName,
      setType(request, importer),
    );

    await documents.transaction(async (transaction) => {
      const job = jobOf(await transaction.get(jobPath(request.scope, 'import')));
      if (job.state === 'working')
        refuseState('An import of this year is working. Please wait until it is done');
      const ask = await preparedRequest(
        transaction,
        request.scope,
        { everything: true, changedIds: [] },
        now(),
      );
      transaction.write(fieldWrite(request.scope, entry));
      ask();
    });
    return {};
  };

const setType = ({ type }: SetFieldTypeRequest, { token }: Caller) =>
  type === null
    ? null
    : { type, by: typeof token['email'] === 'string' ? token['email'] : 'an admin' };
