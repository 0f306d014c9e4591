import { failed, succeeded, type ImportId, type Result, type YearScope } from 'shared-kernel/model';
import { CHUNK_BYTES, type ServerFailure } from 'shared-kernel/server';
import type { ImportPort } from './importPort';

/** How far a file has gone up. Without an id the server does not know of it yet. */
export interface UploadPosition {
  readonly importId: ImportId | null;
  readonly sentChunks: number;
}

type UploadPort = Pick<ImportPort, 'startImport' | 'uploadChunk' | 'finishImport'>;

export const UPLOAD_START: UploadPosition = { importId: null, sentChunks: 0 };

/** An upload that stopped can go on from its position: no chunk goes up twice without need. */
export interface UploadStopped {
  readonly position: UploadPosition;
  readonly failure: ServerFailure;
}

export const chunkCountOf = (sizeBytes: number): number => Math.ceil(sizeBytes / CHUNK_BYTES);

/** Sends the file's numbered chunks one after the other, then says that it is complete. */
export async function uploadFile(
  port: UploadPort,
  scope: YearScope,
  file: File,
  from: UploadPosition,
  onProgress: (position: UploadPosition) => void,
): Promise<Result<ImportId, UploadStopped>> {
  const begun = await begin(port, scope, file, from.importId);
  if (!begun.ok) return failed({ position: from, failure: begun.error });
  const importId = begun.value;

  for (let number = from.sentChunks; number < chunkCountOf(file.size); number += 1) {
    const bytes = file.slice(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    const sent = await port.uploadChunk({ ...scope, importId, number, bytes });
    if (!sent.ok) {
      return failed({ position: { importId, sentChunks: number }, failure: sent.error });
    }
    onProgress({ importId, sentChunks: number + 1 });
  }

  const finished = await port.finishImport({ ...scope, importId });
  if (finished.ok) return succeeded(importId);
  const position = { importId, sentChunks: chunkCountOf(file.size) };
  return failed({ position, failure: finished.error });
}

async function begin(
  port: UploadPort,
  scope: YearScope,
  file: File,
  importId: ImportId | null,
): Promise<Result<ImportId, ServerFailure>> {
  if (importId !== null) return succeeded(importId);
  return port.startImport({
    ...scope,
    fileName: file.name,
    sizeBytes: file.size,
    chunkCount: chunkCountOf(file.size),
  });
}
