import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import {
  countNumber,
  ImportMappingSchema,
  type FileOptions,
  type ImportId,
  type ImportRecord,
  type EditedMapping,
} from 'shared-kernel/model';
import * as v from 'valibot';

const Kept = v.object({
  options: v.object({
    encoding: v.nullable(v.string()),
    delimiter: v.nullable(v.string()),
    headerRow: v.optional(v.nullable(countNumber()), null),
  }),
  draft: v.object({
    ...ImportMappingSchema.entries,
    emailPosition: v.nullable(countNumber()),
  }),
});

/** Keeps choices that have not been checked, so that a reload of the page does not lose them. */
export function keepMapping({ id, options }: ImportRecord, draft: EditedMapping): void {
  remember(OF_THIS_BROWSER, keyOf(id), { options, draft });
}

/** The choices that were kept for this import as its file is read now; null where there are none. */
export function keptMapping({ id, options, columns }: ImportRecord): EditedMapping | null {
  const kept = recall(OF_THIS_BROWSER, keyOf(id), Kept);
  if (kept === null || !isSame(kept.options, options)) return null;
  const { draft } = kept;
  const fits =
    draft.columns.length === columns?.length &&
    columns.every(({ position }, index) => draft.columns[index]?.position === position);
  return fits ? draft : null;
}

export function forgetKeptMapping(id: ImportId): void {
  remember(OF_THIS_BROWSER, keyOf(id), null);
}

const keyOf = (id: ImportId): string => `import-columns:${id}`;

const isSame = (a: FileOptions, b: FileOptions): boolean =>
  a.encoding === b.encoding && a.delimiter === b.delimiter && a.headerRow === b.headerRow;
