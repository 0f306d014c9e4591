import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { parseDownload } from '../requests';
import { readCsv } from '../rejectedCsv';

/** Callable `downloadRejectedRows`: rows that the check rejected, or values that cannot be read, as `{ csv }`. */
export const downloadRejectedRows =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const { kept, ...address } = parseDownload(data);
    await requireImporter(documents, caller, address.scope);
    return { csv: await readCsv(documents, address, kept) };
  };
