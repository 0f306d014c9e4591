import {
  failed,
  succeeded,
  type FileOptions,
  type ImportId,
  type Result,
  type YearScope,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { CHUNK_BYTES } from '../../server/uploadChunk';
import type { ImportPort } from '../importPort';

type UploadPort = Pick<
  ImportPort,
  'fingerprintOf' | 'startImport' | 'uploadChunk' | 'finishUpload'
>;

export interface Upload {
  readonly scope: YearScope;
  readonly file: File;
  readonly options: FileOptions;
  readonly onProgress: (sentBytes: number) => void;
  /** Asked before each chunk; what is up stays up. */
  readonly isAborted: () => boolean;
}

/** `importId` is null where the server does not know of the file yet. */
export type UploadEnd =
  | { readonly end: 'stopped'; readonly failure: ServerFailure }
  | { readonly end: 'aborted'; readonly importId: ImportId | null };

export const chunkCountOf = (sizeBytes: number): number => Math.ceil(sizeBytes / CHUNK_BYTES);

/** Sends the file's numbered chunks that are not up yet, one after the other, then says that it is complete. */
export async function uploadFile(
  port: UploadPort,
  { scope, file, options, onProgress, isAborted }: Upload,
): Promise<Result<ImportId, UploadEnd>> {
  const chunkCount = chunkCountOf(file.size);
  const fingerprint = await port.fingerprintOf(file);
  if (isAborted()) return failed({ end: 'aborted', importId: null });
  const announced = { fileName: file.name, sizeBytes: file.size, chunkCount, fingerprint, options };
  const started = await port.startImport({ ...scope, ...announced });
  if (!started.ok) return failed({ end: 'stopped', failure: started.error });
  const { importId, receivedChunks } = started.value;

  const received = new Set(receivedChunks);
  for (let number = 0; number < chunkCount; number += 1) {
    const bytes = file.slice(number * CHUNK_BYTES, (number + 1) * CHUNK_BYTES);
    if (!received.has(number)) {
      if (isAborted()) return failed({ end: 'aborted', importId });
      const sent = await port.uploadChunk({ ...scope, importId, number, bytes });
      if (!sent.ok) return failed({ end: 'stopped', failure: sent.error });
    }
    onProgress(Math.min((number + 1) * CHUNK_BYTES, file.size));
  }

  if (isAborted()) return failed({ end: 'aborted', importId });
  const finished = await port.finishUpload({ ...scope, importId });
  return finished.ok ? succeeded(importId) : failed({ end: 'stopped', failure: finished.error });
}
