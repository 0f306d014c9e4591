import {
  asId,
  countNumber,
  decodeFieldListEntry,
  failed,
  succeeded,
  type AbsentChoice,
  type FieldDescription,
  type FieldListEntry,
  type FieldType,
  type FileOptions,
  type ImportId,
  type ImportMapping,
  type SaveAnswer,
  type SpecialAnswer,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, SaveAnswerSchema, tellServer, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** A file to be announced. */
export interface ImportRequest extends YearScope {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
  /** SHA-256 of the file in hex. */
  readonly fingerprint: string;
  readonly options: FileOptions;
}

export interface StartedImport {
  readonly importId: ImportId;
  /** Numbers of the chunks that are up already, from 0. */
  readonly receivedChunks: readonly number[];
}

export interface ImportAddress extends YearScope {
  readonly importId: ImportId;
}

const Started = v.object({
  importId: v.pipe(v.string(), v.transform(asId<ImportId>)),
  receivedChunks: v.array(countNumber()),
});

/** Announces a file; its chunks go up under the id that comes back. One that was begun and not ended goes on. Admins only. */
export const startImport = (request: ImportRequest): ServerAnswer<StartedImport> =>
  askServer('startImport', request, Started);

/** Says that every chunk is up. The inspection goes on after the answer; the record then has its columns. */
export const finishUpload = (address: ImportAddress): ServerAnswer =>
  tellServer('finishUpload', address);

/** Reads the file again with another encoding or delimiter. */
export const reinspectImport = (
  request: ImportAddress & { readonly options: FileOptions },
): ServerAnswer => tellServer('reinspectImport', request);

/** The dry run: the record then has its check. Nothing is written. */
export const checkImport = (
  request: ImportAddress & { readonly mapping: ImportMapping },
): ServerAnswer => tellServer('checkImport', request);

/** Writes what the check of this id said; refused where there is another one meanwhile. */
export const runImport = (
  request: ImportAddress & {
    readonly checkId: string;
    readonly absent: AbsentChoice;
    readonly special: readonly SpecialAnswer[];
  },
): ServerAnswer => tellServer('runImport', request);

/** Ends an import before it is done; what it had written is taken back. */
export const cancelImport = (address: ImportAddress): ServerAnswer =>
  tellServer('cancelImport', address);

/** Returns the year to the state before this import, which must be the newest that changed something. */
export const undoImport = (address: ImportAddress): ServerAnswer =>
  tellServer('undoImport', address);

const CsvStretchSchema = v.object({
  csv: v.string(),
  next: v.optional(v.nullable(countNumber()), null),
});
type CsvStretch = v.InferOutput<typeof CsvStretchSchema>;

/** What is kept of an import for download: rows that did not go in, or values that cannot be read. */
export type KeptCsv = 'rejected' | 'unreadable';

/** Every such row as CSV, with its line and reason; asked for stretch by stretch, as long as the server says there is more. */
export async function downloadRejectedRows(
  request: ImportAddress & { readonly kept: KeptCsv },
): ServerAnswer<{ readonly csv: string }> {
  let csv = '';
  for (let from: number | null = 0; from !== null;) {
    const answer: Awaited<ServerAnswer<CsvStretch>> = await askServer(
      'downloadRejectedRows',
      { ...request, from },
      CsvStretchSchema,
    );
    if (!answer.ok) return answer;
    csv += answer.value.csv;
    from = answer.value.next;
  }
  return succeeded({ csv });
}

export interface FieldTypeRequest extends YearScope {
  readonly fieldName: string;
  /** Null returns to what the values say. */
  readonly type: FieldType | null;
}

export interface NeverShareRequest extends YearScope {
  readonly fieldName: string;
  readonly never: boolean;
}

/** Says that no supporter may share a field's values, or takes that back (D240). Admins only. */
export const setNeverShare = (request: NeverShareRequest): ServerAnswer =>
  tellServer('setNeverShare', request);

export interface DescribeFieldRequest extends YearScope {
  readonly fieldName: string;
  readonly description: FieldDescription;
  readonly expectedRevision: number;
}

/** Saves what staff say of a field (D366). Members may; that it is sensitive is taken back by admins alone. */
export const describeField = (request: DescribeFieldRequest): ServerAnswer<SaveAnswer> =>
  askServer('describeField', request, SaveAnswerSchema);

/** Sets a field's type against what its values say (D2a): it survives imports, and the year is counted again. Admins only. */
export const setFieldType = (request: FieldTypeRequest): ServerAnswer =>
  tellServer('setFieldType', request);

const Shown = v.object({ field: v.unknown() });

/** A sensitive field with the values that its entry does not hold; the log says who has looked (D371). Not for viewers. */
export async function showSensitiveField(
  request: YearScope & { readonly fieldName: string },
): ServerAnswer<FieldListEntry> {
  const answer = await askServer('showSensitiveField', request, Shown);
  if (!answer.ok) return answer;
  const field = decodeFieldListEntry(request.fieldName, answer.value.field);
  return field.ok ? field : failed({ code: 'server/internal', message: field.error.message });
}
