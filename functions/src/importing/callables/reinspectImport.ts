import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver, refuseState } from '../handOver';
import { parseReinspect } from '../requests';

/** Callable `reinspectImport`: has the file read again with another encoding, delimiter or header. */
export const reinspectImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { options, ...address } = parseReinspect(data);
    await requireImporter(services.documents, caller, address.scope);
    await handOver(services, address, ({ record }) =>
      record.state === 'mapping' || record.state === 'checked'
        ? {
            state: 'inspecting',
            data: {
              options,
              columns: null,
              earlier: null,
              mapping: null,
              check: null,
              rejectedRows: [],
              unreadable: [],
            },
          }
        : refuseState('This import cannot be read again now'),
    );
    return {};
  };
