import { asId, type ImportId, type ImportRecord } from 'shared-kernel/model';
import { requireImporter } from '../access/requireImporter';
import { CallableError } from '../callableError';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import { importPath, yearPath } from '../store/paths';
import { parseStartImport, type StartImportRequest } from './requests';
import { MAX_CHUNK_BYTES } from './limits';

/** Callable `startImport`: opens a record that takes the file's chunks. Answers `{ importId }`. */
export const startImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const request = parseStartImport(data);
    const { token } = await requireImporter(services.documents, caller, request.scope);
    if (Math.ceil(request.sizeBytes / MAX_CHUNK_BYTES) > request.chunkCount)
      throw new CallableError('invalid-argument', 'The file needs more chunks than were announced');
    if ((await services.documents.get(yearPath(request.scope))) === null)
      throw new CallableError('not-found', 'There is no such year');

    const importId = asId<ImportId>(services.newId());
    const startedBy = typeof token['email'] === 'string' ? token['email'] : '';
    await services.documents.commit([
      {
        kind: 'set',
        path: importPath(request.scope, importId),
        data: newRecord(request, startedBy, services.now()),
      },
    ]);
    return { importId };
  };

const newRecord = (
  { fileName, sizeBytes, chunkCount }: StartImportRequest,
  startedBy: string,
  startedAt: Date,
): Omit<ImportRecord, 'id'> => ({
  fileName,
  sizeBytes,
  chunkCount,
  state: 'uploading',
  step: '',
  processed: 0,
  total: 0,
  counts: null,
  rejectedRows: [],
  failure: '',
  startedBy,
  startedAt,
  finishedAt: null,
});
