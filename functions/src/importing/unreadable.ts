import {
  findUnreadable,
  textOptions,
  unreadableCsv,
  type UnreadableCell,
  type UnreadableColumn,
} from 'supporter-data';
import { WORK_STEPS, type UnreadableField } from 'shared-kernel/model';
import type { FileRead } from './fileInShards';
import type { ImportRun } from './importRun';
import {
  MAX_UNREADABLE_FIELDS,
  MAX_UNREADABLE_LENGTH,
  MAX_UNREADABLE_LINES,
  MAX_UNREADABLE_VALUES,
} from './limits';
import { asInspected, scanOptions } from './readFile';
import { keepCsv } from './rejectedCsv';
import { chunkStream } from './upload/chunkStream';
import { sensitiveAmong } from './withoutSamples';

interface Asked {
  readonly file: FileRead;
  /** Its columns with such values. */
  readonly columns: readonly UnreadableColumn[];
  /** Whose rows are not told of. */
  readonly isLeftOut: (email: string) => boolean;
}

/**
 * What of a file's values cannot be read, field by field, the worst first; the lines are kept for download. The file is
 * gone through again only where there is any.
 */
export async function unreadableFields(
  run: ImportRun,
  { file, columns, isLeftOut }: Asked,
): Promise<readonly UnreadableField[]> {
  const { services, address, stored, progress } = run;
  const found = new Map(
    columns.map((column) => [column, { rows: 0, cells: [] as UnreadableCell[] }]),
  );
  const lines: UnreadableCell[] = [];
  if (columns.length > 0) {
    await progress.begin(WORK_STEPS.looking, stored.record.sizeBytes);
    await findUnreadable(chunkStream(services.documents, address, stored.record.chunkCount), {
      ...textOptions(asInspected(stored.record)),
      ...{ columns, file, isLeftOut },
      onCell: (cell) => {
        if (lines.length < MAX_UNREADABLE_LINES) lines.push(cell);
        const of = found.get(cell.column);
        if (of === undefined) return;
        of.rows += 1;
        if (of.cells.length < MAX_UNREADABLE_VALUES) of.cells.push(cell);
      },
      ...scanOptions(run),
    });
  }
  const names = columns.map(({ name }) => name);
  const isSensitive = await sensitiveAmong(services.documents, address.scope, names);
  const csv = lines.length === 0 ? '' : unreadableCsv(lines, isSensitive);
  await keepCsv(services, address, 'unreadable', csv);
  return Array.from(found, ([column, { rows, cells }]) =>
    fieldOf(column, rows, isSensitive(column.name) ? null : cells),
  )
    .filter(({ rows }) => rows > 0)
    .sort((one, other) => other.rows - one.rows)
    .slice(0, MAX_UNREADABLE_FIELDS);
}

/** `cells` is null where they are not for showing. */
const fieldOf = (
  { name, expected, isText }: UnreadableColumn,
  rows: number,
  cells: readonly UnreadableCell[] | null,
): UnreadableField => ({
  ...{ name, expected, isText, rows },
  isShown: cells !== null,
  values: (cells ?? []).map(({ line, value }) => ({ line, value: shown(value.trim()) })),
});

/** Addresses are masked where an organisation wants that (D375), and everybody of it reads the record. */
const shown = (value: string): string => {
  if (value.includes('@')) return 'An email address';
  return shortened(value);
};

const shortened = (value: string): string =>
  value.length > MAX_UNREADABLE_LENGTH ? `${value.slice(0, MAX_UNREADABLE_LENGTH)}…` : value;
