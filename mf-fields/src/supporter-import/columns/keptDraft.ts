import {
  countNumber,
  ImportMappingSchema,
  type FileOptions,
  type ImportId,
  type ImportRecord,
  type MappingDraft,
} from 'shared-kernel/model';
import * as v from 'valibot';

const Kept = v.object({
  options: v.object({ encoding: v.nullable(v.string()), delimiter: v.nullable(v.string()) }),
  draft: v.object({
    ...ImportMappingSchema.entries,
    emailPosition: v.nullable(countNumber()),
  }),
});

/** Keeps choices that have not been checked, so that a reload of the page does not lose them. */
export function keepDraft({ id, options }: ImportRecord, draft: MappingDraft): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify({ options, draft }));
  } catch {
    // A browser without room or leave to store: the choices then live as long as the page.
  }
}

/** The choices that were kept for this import as its file is read now; null where there are none. */
export function keptDraft({ id, options, columns }: ImportRecord): MappingDraft | null {
  const kept = v.safeParse(Kept, storedValue(id));
  if (!kept.success || !isSame(kept.output.options, options)) return null;
  const { draft } = kept.output;
  const fits =
    draft.columns.length === columns?.length &&
    columns.every(({ position }, index) => draft.columns[index]?.position === position);
  return fits ? draft : null;
}

export function forgetDraft(id: ImportId): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing can be stored where nothing can be removed.
  }
}

const keyOf = (id: ImportId): string => `import-columns:${id}`;

function storedValue(id: ImportId): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
  } catch {
    return null;
  }
}

const isSame = (a: FileOptions, b: FileOptions): boolean =>
  a.encoding === b.encoding && a.delimiter === b.delimiter;
