import { setImmediate } from 'node:timers/promises';
import {
  codeAt,
  codesByRow,
  columnNamed,
  isSameText,
  type Column,
  type Snapshot,
} from 'evaluation';
import type { SupporterColumns } from 'supporter-data';
import type { FieldListEntry, Supporter } from 'shared-kernel/model';
import { otherNames } from '../fields/storedFields';
import { isSuppressed, type Suppressions } from '../suppressions/readSuppressions';

/** What a supporter of the file is to the year. */
export type RowState = 'new' | 'changed' | 'unchanged';

/** What a file means for the supporters of a shard. */
export interface ShardChanges {
  /** Of the file's supporters, by row of the shard. */
  readonly states: readonly RowState[];
  /** Stored values under names that the field list does not have, by row of the shard, of those who change. */
  readonly unlisted: ReadonlyMap<number, Supporter['fields']>;
  /** Supporters who are not in the file, going or not. */
  readonly absent: number;
  /** Emails of those who go, in their order. */
  readonly removed: readonly string[];
}

/** A file, and what decides what becomes of the year's supporters. */
export interface FileOverYear {
  readonly file: SupporterColumns;
  /** The year's field list: fields without a column in the file keep their values (D2d). */
  readonly listed: ReadonlyMap<string, FieldListEntry>;
  /** Whether those go who are not in the file. */
  readonly removesAbsent: boolean;
  /** Who asked to be erased goes in any case, and is not kept for undoing: another sync may have stored them. */
  readonly keptOut: Suppressions;
}

/** A file's columns on the way to those of the whole year, which is told to them part by part. */
export interface Merging {
  readonly states: readonly RowState[];
  takePart(stored: Snapshot): Promise<void>;
  /** Rows of the file's supporters who change. */
  readonly changed: readonly number[];
  /** Emails of those who go because the file does not have them. */
  readonly leaving: readonly string[];
  readonly emailAt: (row: number) => string;
  finish(unlisted: ShardChanges['unlisted']): ShardChanges & { readonly year: Snapshot };
}

/** The file's builder takes the year's supporters in. */
export function mergeInto({ file, listed, removesAbsent, keptOut }: FileOverYear): Merging {
  const { builder, fieldNames } = file;
  const inFile = builder.finish();
  const others = otherNames(listed, file);
  const places = others.map((name) => builder.addField({ name, type: 'unknown' }));
  const states: RowState[] = Array.from({ length: inFile.rowCount }, () => 'new');
  const changed: number[] = [];
  const leaving: string[] = [];
  const erased: string[] = [];
  let absent = 0;

  /** Gives their row of the year; -1 where they go. */
  const takeAbsent = (stored: Snapshot, at: number): number => {
    const email = stored.emails.at(at) ?? '';
    const supporterId = stored.supporterIds.at(at) ?? '';
    if (isSuppressed(keptOut, { email, supporterId })) {
      erased.push(email);
      return -1;
    }
    absent += 1;
    if (!removesAbsent) return builder.add(email, supporterId);
    leaving.push(email);
    return -1;
  };

  return {
    states,
    changed,
    leaving,
    emailAt: (row) => inFile.emails.at(row) ?? '',
    takePart: async (stored) => {
      const rows = rowsOfFile(stored, file);
      const differs = await differingRows(inFile, stored, rows);
      /** Of who is not in the file: the file's columns get their values from nobody else. */
      const added = new Int32Array(stored.rowCount).fill(-1);
      for (const [at, row] of rows.entries()) {
        if (row < 0) {
          added[at] = takeAbsent(stored, at);
          continue;
        }
        if (inFile.supporterIds.at(row) === '')
          builder.setSupporterId(row, stored.supporterIds.at(at) ?? '');
        states[row] = differs[at] === 1 ? 'changed' : 'unchanged';
        if (differs[at] === 1) changed.push(row);
      }
      const everybody = added.map((row, at) => Math.max(row, rows[at] ?? -1));
      const take = async (name: string, place: number, rowOf: Int32Array): Promise<void> => {
        await betweenColumns(stored);
        const column = columnNamed(stored, name);
        if (column !== undefined) builder.setFrom(place, column, rowOf);
      };
      for (const [place, name] of fieldNames.entries()) await take(name, place, added);
      for (const [index, name] of others.entries()) await take(name, places[index] ?? 0, everybody);
    },
    finish: (unlisted) => ({
      year: builder.finish(),
      states,
      unlisted,
      absent,
      removed: [...leaving, ...erased].sort(),
    }),
  };
}

/** By row of a part of the year, the file's row of the same email; -1 for none. */
function rowsOfFile({ emails, rowCount }: Snapshot, { rowOf }: SupporterColumns): Int32Array {
  const rows = new Int32Array(rowCount);
  for (let at = 0; at < rowCount; at += 1) rows[at] = rowOf(emails.at(at) ?? '') ?? -1;
  return rows;
}

/** Which rows of a part the file changes: in one of its columns, or by giving another supporter id. */
async function differingRows(
  file: Snapshot,
  stored: Snapshot,
  rows: Int32Array,
): Promise<Uint8Array> {
  const differs = new Uint8Array(stored.rowCount);
  for (const [at, row] of rows.entries()) {
    const supporterId = row < 0 ? '' : file.supporterIds.at(row);
    if (supporterId !== '' && supporterId !== stored.supporterIds.at(at)) differs[at] = 1;
  }
  for (const [index, { name }] of file.fields.entries()) {
    await betweenColumns(stored);
    const isSame = sameValues(
      { column: columnNamed(stored, name), rowCount: stored.rowCount },
      { column: file.columns[index], rowCount: file.rowCount },
    );
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? -1;
      if (row >= 0 && differs[at] === 0 && !isSame(at, row)) differs[at] = 1;
    }
  }
  return differs;
}

/** A column of a large year takes a while, and others want the thread. */
const betweenColumns = async ({ rowCount }: Snapshot): Promise<void> => {
  if (rowCount > 10_000) await setImmediate();
};

interface ColumnOfRows {
  readonly column: Column | undefined;
  readonly rowCount: number;
}

/** Whether a row of one column has the text of a row of the other; two texts that were found the same are compared once. */
function sameValues(one: ColumnOfRows, other: ColumnOfRows) {
  const codeOf = codeReader(one, one.rowCount);
  const otherCodeOf = codeReader(other, one.rowCount);
  const found = new Uint32Array(one.column?.dictionary.length ?? 0);
  return (row: number, otherRow: number): boolean => {
    const code = codeOf(row);
    const otherCode = otherCodeOf(otherRow);
    if (code === 0 || otherCode === 0) return code === otherCode;
    if (found[code] === otherCode) return true;
    if (one.column === undefined || other.column === undefined) return false;
    if (!isSameText(one.column.dictionary, code, other.column.dictionary, otherCode)) return false;
    found[code] = otherCode;
    return true;
  };
}

/** The code of a row: for few of many rows, as a page of documents has, not all of them are laid out. */
function codeReader({ column, rowCount }: ColumnOfRows, asked: number): (row: number) => number {
  if (column === undefined) return () => 0;
  if (asked * 16 < rowCount) return (row) => codeAt(column, row);
  const codes = codesByRow(column, rowCount);
  return (row) => codes[row] ?? 0;
}
