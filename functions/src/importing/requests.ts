import { DELIMITERS, ENCODINGS } from 'supporter-data';
import {
  ABSENT_CHOICES,
  asId,
  FIELD_TYPES,
  ImportMappingSchema,
  numberWithin,
  type AbsentChoice,
  type FieldType,
  type FileOptions,
  type ImportId,
  type ImportMapping,
  type SpecialAnswer,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { FieldDescriptionSchema } from '../fields/fieldDescription';
import { DocumentId, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';
import { KEPT_CSVS, type KeptCsv } from './keptCsv';
import { MAX_CHUNKS, MAX_HEADER_ROW, MAX_IMPORT_BYTES, MAX_PARTS, MAX_SPECIAL } from './limits';

const wholeNumber = (max: number) => v.pipe(numberWithin({ least: 0, most: max }), v.integer());

const Options = v.object({
  encoding: v.nullable(v.picklist(ENCODINGS)),
  delimiter: v.nullable(v.picklist(DELIMITERS)),
  // A page of an earlier release knows of none.
  headerRow: v.optional(v.nullable(v.pipe(wholeNumber(MAX_HEADER_ROW), v.minValue(1))), null),
});

const IN_YEAR = { organisationId: DocumentId, yearId: DocumentId };
const OF_IMPORT = { ...IN_YEAR, importId: DocumentId };

const StartImport = v.object({
  anew: v.optional(v.boolean(), false),
  ...IN_YEAR,
  fileName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255)),
  sizeBytes: wholeNumber(MAX_IMPORT_BYTES),
  chunkCount: wholeNumber(MAX_CHUNKS),
  fingerprint: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  options: Options,
});
const OfImport = v.object(OF_IMPORT);
const Download = v.object({
  ...OF_IMPORT,
  kept: v.optional(v.picklist(KEPT_CSVS), 'rejected'),
  from: v.optional(wholeNumber(MAX_PARTS)),
});
const Reinspect = v.object({ ...OF_IMPORT, options: Options });
const Check = v.object({ ...OF_IMPORT, mapping: ImportMappingSchema });
const Confirm = v.object({
  ...OF_IMPORT,
  checkId: v.string(),
  absent: v.picklist(ABSENT_CHOICES),
  // A page of an earlier release asks about nothing.
  special: v.optional(
    v.pipe(
      v.array(v.object({ name: v.pipe(v.string(), v.maxLength(1_000)), sensitive: v.boolean() })),
      v.maxLength(MAX_SPECIAL),
    ),
    [],
  ),
});
const SetFieldType = v.object({
  ...IN_YEAR,
  fieldName: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  type: v.nullable(v.picklist(FIELD_TYPES.filter((type) => type !== 'unknown'))),
});

const SetNeverShare = v.object({
  ...IN_YEAR,
  fieldName: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  never: v.boolean(),
});

const DescribeField = v.object({
  ...IN_YEAR,
  fieldName: v.pipe(v.string(), v.minLength(1), v.maxLength(1_000)),
  description: FieldDescriptionSchema,
  expectedRevision: ExpectedRevision,
});

export interface StartImportRequest {
  readonly scope: YearScope;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
  readonly fingerprint: string;
  readonly options: FileOptions;
  /** Leaves alone what was begun with the same file. */
  readonly anew: boolean;
}

export interface ImportAddress {
  readonly scope: YearScope;
  readonly importId: ImportId;
}

/** `{ organisationId, yearId, fileName, sizeBytes, chunkCount, fingerprint, options, anew? }`, or the refusal of what it says. */
export function parseStartImport(data: unknown): StartImportRequest {
  const { organisationId, yearId, ...file } = parseRequest(StartImport, data);
  return { scope: yearScope(organisationId, yearId), ...file };
}

/** `{ organisationId, yearId, importId }`. */
export const parseImportAddress = (data: unknown): ImportAddress =>
  addressOf(parseRequest(OfImport, data));

export interface DownloadRequest extends ImportAddress {
  readonly kept: KeptCsv;
  /** The first part that is asked for; absent for all of them in one answer. */
  readonly from: number | undefined;
}

/** The address and `{ kept?, from? }`. */
export function parseDownload(data: unknown): DownloadRequest {
  const { kept, from, ...ids } = parseRequest(Download, data);
  return { ...addressOf(ids), kept, from };
}

/** The address and `{ options }`. */
export function parseReinspect(data: unknown): ImportAddress & { readonly options: FileOptions } {
  const { options, ...ids } = parseRequest(Reinspect, data);
  return { ...addressOf(ids), options };
}

/** The address and `{ mapping }`; whether the mapping fits the file is for its columns to say. */
export function parseCheck(data: unknown): ImportAddress & { readonly mapping: ImportMapping } {
  const { mapping, ...ids } = parseRequest(Check, data);
  return { ...addressOf(ids), mapping };
}

export interface ConfirmRequest extends ImportAddress {
  /** The check that a person has seen. */
  readonly checkId: string;
  readonly absent: AbsentChoice;
  /** What the person says of new fields that may be special category data. */
  readonly special: readonly SpecialAnswer[];
}

/** The address and `{ checkId, absent, special? }`. */
export function parseConfirm(data: unknown): ConfirmRequest {
  const { checkId, absent, special, ...ids } = parseRequest(Confirm, data);
  return { ...addressOf(ids), checkId, absent, special };
}

export interface SetFieldTypeRequest {
  readonly scope: YearScope;
  readonly fieldName: string;
  readonly type: FieldType | null;
}

/** `{ organisationId, yearId, fieldName, type }`. */
export function parseSetFieldType(data: unknown): SetFieldTypeRequest {
  const { organisationId, yearId, ...request } = parseRequest(SetFieldType, data);
  return { scope: yearScope(organisationId, yearId), ...request };
}

export interface SetNeverShareRequest {
  readonly scope: YearScope;
  readonly fieldName: string;
  readonly never: boolean;
}

/** `{ organisationId, yearId, fieldName, never }`. */
export function parseSetNeverShare(data: unknown): SetNeverShareRequest {
  const { organisationId, yearId, ...request } = parseRequest(SetNeverShare, data);
  return { scope: yearScope(organisationId, yearId), ...request };
}

/** `{ organisationId, yearId, fieldName, description, expectedRevision }`. */
export function parseDescribeField(data: unknown) {
  const { organisationId, yearId, ...request } = parseRequest(DescribeField, data);
  return { scope: yearScope(organisationId, yearId), ...request };
}

export interface ChunkAddress extends ImportAddress {
  readonly chunk: number;
}

const CHUNK_PATH = /^\/api\/imports\/([^/]+)\/([^/]+)\/([^/]+)\/chunks\/(0|[1-9]\d{0,5})$/;

/** Null where the path is not that of a chunk. */
export function parseChunkPath(pathname: string): ChunkAddress | null {
  const [, organisationId, yearId, importId, chunk] = CHUNK_PATH.exec(pathname) ?? [];
  const ids = v.safeParse(OfImport, {
    organisationId: decoded(organisationId),
    yearId: decoded(yearId),
    importId: decoded(importId),
  });
  if (!ids.success || chunk === undefined) return null;
  return { ...addressOf(ids.output), chunk: Number(chunk) };
}

const addressOf = (ids: v.InferOutput<typeof OfImport>): ImportAddress => ({
  scope: yearScope(ids.organisationId, ids.yearId),
  importId: asId<ImportId>(ids.importId),
});

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined; // not percent-encoded text, so no id either
  }
}
