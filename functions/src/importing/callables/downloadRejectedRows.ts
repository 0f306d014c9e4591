import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { parseImportAddress } from '../requests';
import { readRejectedCsv } from '../rejectedCsv';

/** Callable `downloadRejectedRows`: every row that the check rejected, with line and reason, as `{ csv }`. */
export const downloadRejectedRows =
  ({ documents }: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseImportAddress(data);
    await requireImporter(documents, caller, address.scope);
    return { csv: await readRejectedCsv(documents, address) };
  };
