import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver, refuseState } from '../handOver';
import { parseImportAddress } from '../requests';

/** Callable `undoImport`: has the newest import that changed something taken back (D2d). */
export const undoImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseImportAddress(data);
    await requireImporter(services.documents, caller, address.scope);
    await handOver(services, address, ({ record }) => {
      if (record.state === 'undoing' || record.state === 'undone') return null;
      return record.state === 'done' && record.undoable
        ? { state: 'undoing', data: { endAs: 'undone', undoable: false } }
        : refuseState('Only the newest import can be undone');
    });
    return {};
  };
