import { createHash } from 'node:crypto';
import { asId, type ImportId } from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Handlers } from '../createHandlers';
import type { ImportCallable } from '../importing/importCallables';
import { MAX_CHUNK_BYTES } from '../importing/limits';

export const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };

const YEAR_IDS = { organisationId: 'grove', yearId: '2026' };

export const bytesOf = (csv: string | Uint8Array): Uint8Array =>
  typeof csv === 'string' ? new TextEncoder().encode(csv) : csv;

/** What a client says of a file when it announces it. */
export const announcement = (bytes: Uint8Array) => ({
  ...YEAR_IDS,
  fileName: 'supporters.csv',
  sizeBytes: bytes.byteLength,
  chunkCount: Math.ceil(bytes.byteLength / MAX_CHUNK_BYTES),
  fingerprint: createHash('sha256').update(bytes).digest('hex'),
  options: { encoding: null, delimiter: null, headerRow: null },
});

/** Announces a file as the year's import; gives its id. */
export async function announce(handlers: Handlers, bytes: Uint8Array): Promise<ImportId> {
  const answer = await handlers.callables.startImport(announcement(bytes), ADA);
  if (typeof answer !== 'object' || answer === null || !('importId' in answer))
    throw new Error('startImport gave no importId');
  return asId<ImportId>(String(answer.importId));
}

export const chunkRequest = (importId: string, chunk: number, body: Uint8Array): Request =>
  new Request(`http://localhost/api/imports/grove/2026/${importId}/chunks/${String(chunk)}`, {
    method: 'POST',
    body: new Uint8Array(body),
  });

/** Calls a callable for an import of the tests' year. */
export const call = (
  handlers: Handlers,
  name: ImportCallable,
  importId: string,
  rest: object = {},
): Promise<unknown> => handlers.callables[name]({ ...YEAR_IDS, importId, ...rest }, ADA);

export const finish = (handlers: Handlers, importId: string): Promise<unknown> =>
  call(handlers, 'finishUpload', importId);

/** Sends a file's chunks from one number on. */
export async function sendChunks(
  handlers: Handlers,
  importId: string,
  bytes: Uint8Array,
  from = 0,
): Promise<void> {
  for (let chunk = from; chunk * MAX_CHUNK_BYTES < bytes.byteLength; chunk += 1) {
    const body = bytes.subarray(chunk * MAX_CHUNK_BYTES, (chunk + 1) * MAX_CHUNK_BYTES);
    const answer = await handlers.chunkUpload(chunkRequest(importId, chunk, body), ADA);
    if (!answer.ok) throw new Error(await answer.text());
  }
}

/** Brings a file's bytes to the server and has it inspected; gives the import's id. */
export async function uploadCsv(handlers: Handlers, csv: string | Uint8Array): Promise<ImportId> {
  const bytes = bytesOf(csv);
  const importId = await announce(handlers, bytes);
  await sendChunks(handlers, importId, bytes);
  await finish(handlers, importId);
  return importId;
}
