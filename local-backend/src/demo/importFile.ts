import type { Caller, Handlers } from 'functions/handlers';

const CHUNK_BYTES = 512 * 1024;

interface YearIds {
  readonly organisationId: string;
  readonly yearId: string;
}

/** Uploads a file and starts its import the way the product does: announced, in chunks, finished. Gives its id. */
export async function importFile(
  { callables, chunkUpload }: Handlers,
  caller: Caller,
  year: YearIds,
  fileName: string,
  bytes: Uint8Array,
): Promise<string> {
  const chunkCount = Math.ceil(bytes.byteLength / CHUNK_BYTES);
  const started = await callables.startImport(
    { ...year, fileName, sizeBytes: bytes.byteLength, chunkCount },
    caller,
  );
  const importId = importIdOf(started);
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    const body = bytes.slice(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES);
    const path = `/api/imports/${year.organisationId}/${year.yearId}/${importId}/chunks/${String(chunk)}`;
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    const answer = await chunkUpload(request, caller);
    if (!answer.ok)
      throw new Error(`Chunk ${String(chunk)} of ${fileName}: ${await answer.text()}`);
  }
  await callables.finishImport({ ...year, importId }, caller);
  return importId;
}

function importIdOf(started: unknown): string {
  const hasId = typeof started === 'object' && started !== null && 'importId' in started;
  if (hasId && typeof started.importId === 'string') return started.importId;
  throw new Error('startImport gave no importId');
}
