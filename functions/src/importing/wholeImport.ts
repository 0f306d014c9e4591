import { createHash } from 'node:crypto';
import {
  asId,
  defaultMapping,
  type AbsentChoice,
  type ImportId,
  type ImportRecord,
  type ImportState,
} from 'shared-kernel/model';
import type { Caller } from '../caller';
import type { Handlers } from '../createHandlers';
import type { Documents } from '../store/documents';
import { yearScope } from '../store/paths';
import { readImport } from './importWork';
import { MAX_CHUNK_BYTES } from './limits';

export interface WholeImport {
  readonly handlers: Pick<Handlers, 'callables' | 'chunkUpload'>;
  readonly documents: Documents;
  /** Waits until the jobs that have been started are through. */
  readonly settled: () => Promise<void>;
  readonly caller: Caller;
  readonly organisationId: string;
  readonly yearId: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly absent?: AbsentChoice;
  /** Stops after the check. */
  readonly dryRun?: boolean;
  /** Told the import's id as soon as it has one. */
  readonly onStarted?: (importId: ImportId) => void;
}

/**
 * Takes a file through every step of its import the way the product does, with the mapping that the inspection
 * proposes. Gives the record where it came to rest: `done`, `checked` after a dry run, or where it could not go on.
 */
export async function wholeImport(request: WholeImport): Promise<ImportRecord> {
  const { documents, settled, organisationId, yearId } = request;
  const year = { organisationId, yearId };
  const { callables } = request.handlers;
  const importId = await sent(request);
  const address = { scope: yearScope(organisationId, yearId), importId };

  const recordAt = async (): Promise<ImportRecord> => {
    await settled();
    const stored = await readImport(documents, address);
    if (stored === null) throw new Error(`Import ${importId} is gone`);
    return stored.record;
  };
  const asked = (name: 'finishUpload' | 'checkImport' | 'runImport', rest: object = {}) =>
    callables[name]({ ...year, importId, ...rest }, request.caller);

  await asked('finishUpload');
  const inspected = await recordAt();
  const mapping = defaultMapping(inspected.columns ?? []);
  if (!CHECKABLE.has(inspected.state) || mapping === null) return inspected;
  await asked('checkImport', { mapping });
  const checked = await recordAt();
  if (checked.state !== 'checked' || request.dryRun === true) return checked;
  await asked('runImport', { absent: request.absent ?? 'keep' });
  return recordAt();
}

/** `checked` is where an import of the same file was left before. */
const CHECKABLE: ReadonlySet<ImportState> = new Set(['mapping', 'checked']);

async function sent({
  handlers: { callables, chunkUpload },
  caller,
  organisationId,
  yearId,
  fileName,
  bytes,
  onStarted,
}: WholeImport): Promise<ImportId> {
  const started = await callables.startImport(
    {
      organisationId,
      yearId,
      fileName,
      sizeBytes: bytes.byteLength,
      chunkCount: Math.ceil(bytes.byteLength / MAX_CHUNK_BYTES),
      fingerprint: createHash('sha256').update(bytes).digest('hex'),
      options: { encoding: null, delimiter: null },
    },
    caller,
  );
  const { importId, received } = startedOf(started);
  onStarted?.(importId);
  for (let chunk = 0; chunk * MAX_CHUNK_BYTES < bytes.byteLength; chunk += 1) {
    if (received.has(chunk)) continue;
    const body = bytes.slice(chunk * MAX_CHUNK_BYTES, (chunk + 1) * MAX_CHUNK_BYTES);
    const path = `/api/imports/${organisationId}/${yearId}/${importId}/chunks/${String(chunk)}`;
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    const answer = await chunkUpload(request, caller);
    if (!answer.ok)
      throw new Error(`Chunk ${String(chunk)} of ${fileName}: ${await answer.text()}`);
  }
  return importId;
}

function startedOf(started: unknown): { importId: ImportId; received: ReadonlySet<unknown> } {
  if (
    typeof started === 'object' &&
    started !== null &&
    'importId' in started &&
    typeof started.importId === 'string' &&
    'receivedChunks' in started &&
    Array.isArray(started.receivedChunks)
  )
    return {
      importId: asId<ImportId>(started.importId),
      received: new Set(started.receivedChunks),
    };
  throw new Error('startImport gave no importId');
}
