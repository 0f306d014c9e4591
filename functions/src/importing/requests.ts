import { asId, type ImportId, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { CallableError } from '../callableError';
import { yearScope } from '../store/paths';
import { MAX_CHUNKS, MAX_IMPORT_BYTES } from './limits';

/** A document id that a client may name: one path segment. */
const DocumentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$|__.*__$)[^/]{1,200}$/));
const wholeNumber = (max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

const StartImport = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  sizeBytes: wholeNumber(MAX_IMPORT_BYTES),
  chunkCount: wholeNumber(MAX_CHUNKS),
});

const FinishImport = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  importId: DocumentId,
});

export interface StartImportRequest {
  readonly scope: YearScope;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
}

export interface ImportAddress {
  readonly scope: YearScope;
  readonly importId: ImportId;
}

/** `{ organisationId, yearId, fileName, sizeBytes, chunkCount }`, or the refusal of what it says. */
export function parseStartImport(data: unknown): StartImportRequest {
  const { organisationId, yearId, ...file } = parsed(StartImport, data);
  return { scope: yearScope(organisationId, yearId), ...file };
}

/** `{ organisationId, yearId, importId }`, or the refusal of what it says. */
export function parseFinishImport(data: unknown): ImportAddress {
  const { organisationId, yearId, importId } = parsed(FinishImport, data);
  return { scope: yearScope(organisationId, yearId), importId: asId<ImportId>(importId) };
}

export interface ChunkAddress extends ImportAddress {
  readonly chunk: number;
}

const CHUNK_PATH = /^\/api\/imports\/([^/]+)\/([^/]+)\/([^/]+)\/chunks\/(0|[1-9]\d{0,5})$/;

/** Null where the path is not that of a chunk. */
export function parseChunkPath(pathname: string): ChunkAddress | null {
  const [, organisationId, yearId, importId, chunk] = CHUNK_PATH.exec(pathname) ?? [];
  const ids = v.safeParse(FinishImport, {
    organisationId: decoded(organisationId),
    yearId: decoded(yearId),
    importId: decoded(importId),
  });
  if (!ids.success || chunk === undefined) return null;
  return { ...parseFinishImport(ids.output), chunk: Number(chunk) };
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined; // not percent-encoded text, so no id either
  }
}

function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw new CallableError(
    'invalid-argument',
    path === null ? issue.message : `${path}: ${issue.message}`,
  );
}
