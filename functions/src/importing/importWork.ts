import {
  countNumber,
  decodeImportRecord,
  type ImportRecord,
  type ImportState,
} from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { importPath } from '../store/paths';
import type { ImportAddress } from './requests';
import { ComparedWith } from './storedYear';

/** How an import ends that has to be reverted first. */
export const REVERTED_STATES = ['undone', 'cancelled', 'failed'] as const;
export type RevertedState = (typeof REVERTED_STATES)[number];

/** What only the server makes use of; it stands on the record's document beside what clients read. */
const ImportWork = v.object({
  /** Whether supporters may have been written: then the import is done, or is reverted, and never just ends. */
  writing: v.fallback(v.boolean(), false),
  /** The state after reverting. */
  endAs: v.fallback(v.picklist(REVERTED_STATES), 'undone'),
  /** Rows of the file, as it was inspected; 0 where that was not noted. */
  rows: v.fallback(countNumber(), 0),
  /** What the file was compared with before the first of its supporters was written. */
  comparedWith: v.fallback(ComparedWith, { kind: 'documents' }),
  /** Whether documents of those who change hold more than the snapshot and the file do. */
  unlisted: v.fallback(v.boolean(), true),
  /** How far writing has come; null before its first note. */
  written: v.fallback(
    v.nullable(
      v.object({
        /** The shard that is being written, of how many. */
        shard: v.fallback(countNumber(), 0),
        shards: v.fallback(countNumber(), 1),
        /** Of the file's supporters in it, how many are in, and how many of those who go have gone. */
        rows: countNumber(),
        removed: countNumber(),
        /** Who was kept out then: with others, rows are counted otherwise. */
        keptOut: v.string(),
      }),
    ),
    null,
  ),
  /** When writing or reverting began that went on without a pause since then, and when a place was last noted. */
  pace: v.fallback(v.nullable(v.object({ since: v.date(), at: v.date() })), null),
  /** How far reverting has come: the part, the next value in it, and how many supporters are restored. */
  takenBack: v.fallback(
    v.object({ part: countNumber(), value: countNumber(), restored: countNumber() }),
    { part: 0, value: 0, restored: 0 },
  ),
});
export type ImportWork = v.InferOutput<typeof ImportWork>;
export type Written = NonNullable<ImportWork['written']>;
/** Where writing stands. */
export type Place = Pick<Written, 'shard' | 'rows' | 'removed'>;

/**
 * A pause after which a store that warms up slowly is taken for a cold one: a step of its warming, since nobody documents it. A
 * run reads the file again before it goes on, of a large one for longer than a minute.
 */
const COLD_AFTER_MS = 300_000;

/** Since when supporters are written without a pause, where somebody goes on with it now. */
export const writingSince = ({ pace }: ImportWork, now: Date): Date =>
  pace !== null && now.getTime() - pace.at.getTime() < COLD_AFTER_MS ? pace.since : now;

export interface StoredImport {
  readonly record: ImportRecord;
  readonly work: ImportWork;
}

/** The states in which the job is at work. */
export const WORKING_STATES = ['inspecting', 'checking', 'importing', 'undoing'] as const;
export type WorkingState = (typeof WORKING_STATES)[number];

export const isWorking = (state: ImportState): state is WorkingState =>
  WORKING_STATES.some((working) => working === state);

const ENDS: ReadonlySet<ImportState> = new Set([
  'done',
  'failed',
  'cancelled',
  'expired',
  'undone',
]);

export const hasEnded = (state: ImportState): boolean => ENDS.has(state);

/** Null where there is no such import. */
export async function readImport(
  documents: Pick<DocumentReads, 'get'>,
  { scope, importId }: ImportAddress,
): Promise<StoredImport | null> {
  const stored = await documents.get(importPath(scope, importId));
  return stored === null ? null : storedImportOf(stored);
}

/** The records of a list that can be read: one that was damaged stops no import but its own. */
export const readableRecords = (stored: readonly StoredDocument[]): readonly ImportRecord[] =>
  stored.flatMap(({ id, data }) => {
    const record = decodeImportRecord(id, data);
    return record.ok ? [record.value] : [];
  });

/** A record that cannot be read is a bug: only the server writes them. */
export function storedImportOf({ id, path, data }: StoredDocument): StoredImport {
  const record = decodeImportRecord(id, data);
  if (!record.ok) throw new Error(`${path}: ${record.error.path} ${record.error.message}`);
  return { record: record.value, work: v.parse(ImportWork, data) };
}
