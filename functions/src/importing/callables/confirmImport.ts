import { requireImporter } from '../../access/requireImporter';
import { activityEntry } from '../../activity/activityEntry';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver, refuseState } from '../handOver';
import { parseConfirm } from '../requests';
import { supportersRevision } from '../../snapshot/supportersRevision';

/** Callable `runImport`: has written what the check said that the person saw, unless the supporters have changed since. */
export const confirmImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { checkId, absent, special, ...address } = parseConfirm(data);
    const importer = await requireImporter(services.documents, caller, address.scope);
    await handOver(services, address, async ({ record }, transaction) => {
      if (record.state === 'importing' || record.state === 'done') return null;
      if (record.state !== 'checked' || record.check === null)
        return refuseState('This import has not been checked');
      if (record.check.id !== checkId)
        return refuseState(
          'This import was checked again in another window, so nothing was written. Look at what it would do now',
        );
      if (
        record.check.supportersRevision !== (await supportersRevision(transaction, address.scope))
      )
        return refuseState('The supporters have changed since the check. Please check again');
      transaction.write(activityEntry(services, address.scope, importer, 'importStarted'));
      const asked = new Set(record.check.fieldsSpecial);
      const answered = special.filter(({ name }) => asked.has(name));
      for (const { name, sensitive } of answered)
        if (sensitive)
          transaction.write(
            activityEntry(services, address.scope, importer, 'fieldSensitive', '', name),
          );
      return { state: 'importing', data: { absent, special: answered } };
    });
    return {};
  };
