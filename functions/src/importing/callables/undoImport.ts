import { requireImporter } from '../../access/requireImporter';
import { activityEntry } from '../../activity/activityEntry';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver, refuseState } from '../handOver';
import { parseImportAddress } from '../requests';

/** Callable `undoImport`: has the newest import that changed something reverted (D2d). */
export const undoImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseImportAddress(data);
    const importer = await requireImporter(services.documents, caller, address.scope);
    await handOver(services, address, ({ record }, transaction) => {
      if (record.state === 'undoing' || record.state === 'undone') return null;
      if (record.state !== 'done' || !record.undoable)
        return refuseState('Only the newest import can be undone');
      transaction.write(activityEntry(services, address.scope, importer, 'importUndone'));
      return { state: 'undoing', data: { endAs: 'undone', undoable: false } };
    });
    return {};
  };
