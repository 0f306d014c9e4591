import { mappingFaults, refusedColumns } from 'supporter-data';
import type { ImportMapping, InspectedColumn } from 'shared-kernel/model';
import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver, refuseState } from '../handOver';
import { parseCheck } from '../requests';
import { sensitiveAmong, withoutSamples } from '../withoutSamples';

/** Callable `checkImport`: has the file compared with what is stored, by this mapping. Nothing is written. */
export const checkImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { mapping, ...address } = parseCheck(data);
    await requireImporter(services.documents, caller, address.scope);
    const isSensitive = await sensitiveAmong(
      services.documents,
      address.scope,
      mapping.columns.map(({ name }) => name),
    );
    await handOver(services, address, ({ record }) => {
      if ((record.state !== 'mapping' && record.state !== 'checked') || record.columns === null)
        return refuseState('This import cannot be checked now');
      const fault = firstFault(record.columns, mapping);
      if (fault !== null) throw new CallableError('invalid-argument', fault);
      const columns = withoutSamples(record.columns, mapping.columns, isSensitive);
      return {
        state: 'checking',
        data: { mapping, columns, check: null, rejectedRows: [], unreadable: [] },
      };
    });
    return {};
  };

/** Why the file cannot be imported by this mapping, as a sentence; null where it can. */
function firstFault(columns: readonly InspectedColumn[], mapping: ImportMapping): string | null {
  const [fault] = [...mappingFaults(columns.length, mapping), ...refusedColumns(columns, mapping)];
  return fault === undefined ? null : `Column ${String(fault.position)}: ${fault.message}`;
}
