import { createHash } from 'node:crypto';
import {
  asId,
  defaultMapping,
  NOTHING_CHOSEN,
  type AbsentChoice,
  type ImportId,
  type ImportRecord,
} from 'shared-kernel/model';
import type { CallableFunction, Caller } from '../caller';
import type { Documents } from '../store/documents';
import { inGroups } from '../store/inGroups';
import { yearScope } from '../store/paths';
import type { ImportCallable } from './importCallables';
import { readImport } from './importWork';
import { MAX_CHUNK_BYTES } from './limits';
import { expectPlan, forgetPlan } from './planAhead';
import type { ChunkUpload } from './upload/chunkUpload';

/** A file's bytes, at hand or read as they are asked for. */
export interface FileBytes {
  readonly byteLength: number;
  readonly slice: (
    from: number,
    to: number,
  ) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

export interface WholeImport {
  readonly handlers: {
    readonly callables: Readonly<Record<ImportCallable, CallableFunction>>;
    readonly chunkUpload: ChunkUpload;
  };
  readonly documents: Pick<Documents, 'get'>;
  /** Waits until the jobs that have been started are through. */
  readonly settled: () => Promise<void>;
  readonly caller: Caller;
  readonly organisationId: string;
  readonly yearId: string;
  readonly fileName: string;
  readonly bytes: FileBytes;
  /** The row with the names of the columns; found where it is not given. */
  readonly headerRow?: number | null;
  readonly absent?: AbsentChoice;
  /** Stops after the check. */
  readonly dryRun?: boolean;
  /** Told the import's id as soon as it has one. */
  readonly onStarted?: (importId: ImportId) => void;
}

/**
 * Takes a file through every step of an import of its own the way the product does, with the mapping that the page
 * would offer. Gives the record where it came to rest: `done`, `checked` after a dry run, or where it could not go on;
 * with the columns, the mapping and the check, which an end takes off the stored one.
 */
export async function wholeImport(request: WholeImport): Promise<ImportRecord> {
  const importId = await sent(request);
  if (request.dryRun !== true && request.absent !== 'remove') expectPlan(importId);
  try {
    return await takenThrough(request, importId);
  } finally {
    forgetPlan(importId);
  }
}

async function takenThrough(request: WholeImport, importId: ImportId): Promise<ImportRecord> {
  const { documents, settled, organisationId, yearId } = request;
  const year = { organisationId, yearId };
  const { callables } = request.handlers;
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
  const { columns, earlier } = inspected;
  const mapping = defaultMapping(columns ?? [], earlier?.choices);
  if (inspected.state !== 'mapping' || mapping === null) return inspected;
  await asked('checkImport', { mapping });
  const checked = await recordAt();
  const { check } = checked;
  if (checked.state !== 'checked' || check === null || request.dryRun === true) return checked;
  await asked('runImport', { checkId: check.id, absent: request.absent ?? 'keep' });
  return { ...(await recordAt()), columns, earlier, mapping, check };
}

const CHUNKS_AT_ONCE = 4;

async function sent({
  handlers: { callables, chunkUpload },
  caller,
  organisationId,
  yearId,
  fileName,
  bytes,
  headerRow,
  onStarted,
}: WholeImport): Promise<ImportId> {
  const started = await callables.startImport(
    {
      organisationId,
      yearId,
      fileName,
      sizeBytes: bytes.byteLength,
      chunkCount: chunksIn(bytes),
      fingerprint: await fingerprintOf(bytes),
      options: { ...NOTHING_CHOSEN, headerRow: headerRow ?? null },
      anew: true,
    },
    caller,
  );
  const importId = startedId(started);
  onStarted?.(importId);
  await inGroups(CHUNKS_AT_ONCE, chunksIn(bytes), async (chunk) => {
    const body = await chunkOf(bytes, chunk);
    const path = `/api/imports/${organisationId}/${yearId}/${importId}/chunks/${String(chunk)}`;
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    const answer = await chunkUpload(request, caller);
    if (!answer.ok)
      throw new Error(`Chunk ${String(chunk)} of ${fileName}: ${await answer.text()}`);
  });
  return importId;
}

const chunksIn = ({ byteLength }: FileBytes): number => Math.ceil(byteLength / MAX_CHUNK_BYTES);

const chunkOf = async (bytes: FileBytes, chunk: number): Promise<Uint8Array<ArrayBuffer>> =>
  bytes.slice(chunk * MAX_CHUNK_BYTES, (chunk + 1) * MAX_CHUNK_BYTES);

async function fingerprintOf(bytes: FileBytes): Promise<string> {
  const hash = createHash('sha256');
  for (let chunk = 0; chunk < chunksIn(bytes); chunk += 1) hash.update(await chunkOf(bytes, chunk));
  return hash.digest('hex');
}

function startedId(started: unknown): ImportId {
  if (
    typeof started === 'object' &&
    started !== null &&
    'importId' in started &&
    typeof started.importId === 'string'
  )
    return asId<ImportId>(started.importId);
  throw new Error('startImport gave no importId');
}
