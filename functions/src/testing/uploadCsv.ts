import type { ImportId } from 'shared-kernel/model';
import { asId } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Handlers } from '../createHandlers';
import { MAX_CHUNK_BYTES } from '../importing/limits';

export const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };

const YEAR_IDS = { organisationId: 'grove', yearId: '2026' };

/** Announces a file as the year's import; gives its id. */
export async function announce(handlers: Handlers, bytes: Uint8Array): Promise<ImportId> {
  const answer = await handlers.callables.startImport(
    {
      ...YEAR_IDS,
      fileName: 'supporters.csv',
      sizeBytes: bytes.byteLength,
      chunkCount: Math.ceil(bytes.byteLength / MAX_CHUNK_BYTES),
    },
    ADA,
  );
  if (typeof answer !== 'object' || answer === null || !('importId' in answer))
    throw new Error('startImport gave no importId');
  return asId<ImportId>(String(answer.importId));
}

export const chunkRequest = (importId: string, chunk: number, body: Uint8Array): Request =>
  new Request(`http://localhost/api/imports/grove/2026/${importId}/chunks/${String(chunk)}`, {
    method: 'POST',
    body: new Uint8Array(body),
  });

export const finish = (handlers: Handlers, importId: string): Promise<unknown> =>
  handlers.callables.finishImport({ ...YEAR_IDS, importId }, ADA);

/** Brings a file's bytes to the server and hands the import over; gives its id. */
export async function uploadCsv(handlers: Handlers, csv: string | Uint8Array): Promise<ImportId> {
  const bytes = typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;
  const importId = await announce(handlers, bytes);
  for (let at = 0; at < bytes.byteLength; at += MAX_CHUNK_BYTES) {
    const request = chunkRequest(
      importId,
      at / MAX_CHUNK_BYTES,
      bytes.subarray(at, at + MAX_CHUNK_BYTES),
    );
    const answer = await handlers.chunkUpload(request, ADA);
    if (!answer.ok) throw new Error(await answer.text());
  }
  await finish(handlers, importId);
  return importId;
}
