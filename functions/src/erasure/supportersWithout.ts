import { setImmediate } from 'node:timers/promises';
import {
  codeAt,
  createSnapshotBuilder,
  decodeSnapshot,
  type FieldDefinition,
  type Snapshot,
} from 'shared-kernel/evaluation';
import type { YearScope } from 'shared-kernel/model';
import { fetchSnapshot } from '../snapshot/fetchSnapshot';
import { snapshotState } from '../snapshot/snapshotState';
import type { Documents } from '../store/documents';
import { supportersPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';

const PAGE_SIZE = 500;
/** Rows between two signs of life. */
const ROWS_AT_ONCE = 5_000;

export interface WithoutOptions {
  readonly emails: ReadonlySet<string>;
  readonly fields: readonly FieldDefinition[];
  readonly onRows: () => Promise<void>;
}

/**
 * The year's supporters but for one person, in columns that are built anew: cutting a row out would leave its values in the
 * dictionaries. From the year's snapshot, or from the supporters' documents where none fits.
 */
export async function supportersWithout(
  documents: Documents,
  scope: YearScope,
  options: WithoutOptions,
): Promise<Snapshot> {
  const stored = await storedSnapshot(documents, scope);
  const names = new Set(stored?.fields.map(({ name }) => name));
  return stored !== null && options.fields.every(({ name }) => names.has(name))
    ? rebuilt(stored, options)
    : fromDocuments(documents, scope, options);
}

/** The snapshot that fits the year's supporters; null where there is none. */
export async function storedSnapshot(
  documents: Documents,
  scope: YearScope,
): Promise<Snapshot | null> {
  const { fitting } = await snapshotState(documents, scope);
  const bytes = fitting === null ? null : await fetchSnapshot(documents, scope, fitting);
  const decoded = bytes === null ? null : decodeSnapshot(bytes);
  return decoded?.ok === true ? decoded.value : null;
}

async function rebuilt(
  { fields, rowCount, emails, supporterIds, columns }: Snapshot,
  { emails: erased, onRows }: WithoutOptions,
): Promise<Snapshot> {
  const builder = createSnapshotBuilder(fields);
  for (let row = 0; row < rowCount; row += 1) {
    if (row % ROWS_AT_ONCE === 0) {
      await setImmediate();
      await onRows();
    }
    const rowEmail = emails.at(row) ?? '';
    if (erased.has(rowEmail)) continue;
    builder.add(rowEmail, supporterIds.at(row) ?? '', (place) => {
      const column = columns[place];
      const code = column === undefined ? 0 : codeAt(column, row);
      return code === 0 ? undefined : column?.dictionary.at(code);
    });
  }
  return builder.finish();
}

async function fromDocuments(
  documents: Documents,
  scope: YearScope,
  { emails: erased, fields, onRows }: WithoutOptions,
): Promise<Snapshot> {
  const builder = createSnapshotBuilder(fields);
  for await (const page of documents.pages(supportersPath(scope), PAGE_SIZE)) {
    await onRows();
    for (const document of page) {
      if (erased.has(document.id)) continue;
      const { supporterId, fields: values } = supporterOf(document);
      builder.add(document.id, supporterId, (place) => {
        const name = fields[place]?.name ?? '';
        return Object.hasOwn(values, name) ? values[name] : undefined;
      });
    }
  }
  return builder.finish();
}
