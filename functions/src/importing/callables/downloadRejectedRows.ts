import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { parseDownload } from '../requests';
import { csvStretches, readCsv } from '../rejectedCsv';

/**
 * Callable `downloadRejectedRows`: rows that the check rejected, or values that cannot be read, as `{ csv, next }`: as much as
 * an answer takes from a part on, and where the next part begins. Who does not say from where is given all of it as `{ csv }`.
 */
export const downloadRejectedRows =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { kept, from, ...address } = parseDownload(data);
    await requireImporter(documents, caller, address.scope);
    if (from !== undefined) return readCsv(documents, address, kept, from);
    let csv = '';
    for await (const stretch of csvStretches(documents, address, kept)) csv += stretch;
    return { csv };
  };
