import { requireImporter } from '../../access/requireImporter';
import { CallableError } from '../../callableError';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { handOver } from '../handOver';
import { parseImportAddress } from '../requests';
import { receivedChunks } from '../upload/receivedChunks';

/** Callable `finishUpload`: checks that every chunk is there and has the file inspected. Asking twice is no mistake. */
export const finishUpload =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseImportAddress(data);
    await requireImporter(services.documents, caller, address.scope);
    await handOver(services, address, async ({ record }, transaction) => {
      if (record.state !== 'uploading') return null;
      const { numbers, sizeBytes } = await receivedChunks(transaction, address);
      if (numbers.length !== record.chunkCount || sizeBytes !== record.sizeBytes)
        throw new CallableError(
          'failed-precondition',
          `Only ${String(sizeBytes)} of ${String(record.sizeBytes)} bytes have arrived`,
          { chunks: numbers },
        );
      return { state: 'inspecting' };
    });
    return {};
  };
