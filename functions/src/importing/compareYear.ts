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
import type { FieldListEntry, Supporter, YearScope } from 'shared-kernel/model';
import { otherNames } from '../fields/storedFields';
import { isSuppressed, type Suppressions } from '../suppressions/readSuppressions';
import type { Documents } from '../store/documents';
import { supporterPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { storedYear, type ComparedWith, type StoredYearOptions } from './storedYear';
import { inBatches } from '../store/inBatches';

/** What a supporter of the file is to the year. */
export type RowState = 'new' | 'changed' | 'unchanged';

export interface Comparison {
  readonly file: SupporterColumns;
  /** The year's field list: fields without a column in the file keep their values (D2d). */
  readonly listed: ReadonlyMap<string, FieldListEntry>;
  /** Whether those go who are not in the file. */
  readonly removesAbsent: boolean;
  /** Who asked to be erased goes in any case, and is not kept for undoing: another sync may have stored them. */
  readonly keptOut: Suppressions;
  /** An earlier run of the same import that has begun to write: what it was given to compare, and the rows that are in. */
  readonly earlier?: { readonly comparedWith: ComparedWith; readonly rows: number };
  /** Whether the documents of those who change are read, for what only they hold. */
  readonly readsChanged?: boolean;
  /** Told what is stored of each supporter who changes or goes. */
  readonly onReplaced?: (email: string, stored: Supporter | null) => void;
  /** How many supporters' documents there are. */
  readonly counted: Promise<number>;
  /** Told how many stored supporters are through. */
  readonly onCompared: (compared: number) => Promise<void>;
}

/** What a file means for the year's supporters. */
export interface YearChanges {
  /** The year afterwards, with types unknown: the file's supporters in its order, then others as they are stored. */
  readonly year: Snapshot;
  /** Of the file's supporters, by row of the year. */
  readonly states: readonly RowState[];
  /** Stored values under names that the field list does not have, by row of the year, of those who change. */
  readonly unlisted: ReadonlyMap<number, Supporter['fields']>;
  /** Supporters who are not in the file, going or not. */
  readonly absent: number;
  /** Emails of those who go, in their order. */
  readonly removed: readonly string[];
  readonly comparedWith: ComparedWith;
}

/**
 * Compares a file with what is stored, column by column, and completes its columns to those of the whole year (D2d).
 * An import that broke off is compared once more, with what it was compared with at first.
 */
export async function compareYear(
  documents: Documents,
  scope: YearScope,
  { onReplaced, readsChanged = false, onCompared, earlier, counted, ...comparison }: Comparison,
): Promise<YearChanges> {
  const merging = mergeInto(comparison);
  const year = await storedYear(documents, scope, { ...merging, counted }, earlier?.comparedWith);
  const leaving = onReplaced === undefined ? [] : merging.leaving;
  const waiting = (): number => (readsChanged ? merging.changed.length : 0) + leaving.length;
  let stored = 0;
  for await (const part of year.parts) {
    await merging.takePart(part);
    stored += part.rowCount;
    await onCompared(stored - waiting());
  }

  const unlisted = new Map<number, Supporter['fields']>();
  const known = new Set([...merging.listed, ...merging.unlisted]);
  const rowsIn = earlier?.rows ?? 0;
  const changed = readsChanged ? merging.changed.filter((row) => row >= rowsIn) : [];
  let through = stored - changed.length - leaving.length;
  for (const rows of inBatches(changed, DOCUMENTS_AT_ONCE)) {
    const emails = rows.map(merging.emailAt);
    for (const [index, supporter] of (await storedOf(documents, scope, emails)).entries()) {
      onReplaced?.(emails[index] ?? '', supporter);
      const more = Object.entries(supporter?.fields ?? {}).filter(([name]) => !known.has(name));
      if (more.length > 0) unlisted.set(rows[index] ?? 0, Object.fromEntries(more));
    }
    await onCompared((through += rows.length));
  }
  for (const emails of inBatches(leaving, DOCUMENTS_AT_ONCE)) {
    for (const [index, supporter] of (await storedOf(documents, scope, emails)).entries())
      onReplaced?.(emails[index] ?? '', supporter);
    await onCompared((through += emails.length));
  }
  return { ...merging.finish(unlisted), comparedWith: year.comparedWith };
}

/** A file's columns on the way to those of the whole year, which is told to them part by part. */
interface Merging extends Omit<StoredYearOptions, 'counted'> {
  takePart(stored: Snapshot): Promise<void>;
  /** Rows of the file's supporters who change. */
  readonly changed: readonly number[];
  /** Emails of those who go because the file does not have them. */
  readonly leaving: readonly string[];
  readonly emailAt: (row: number) => string;
  finish(unlisted: YearChanges['unlisted']): Omit<YearChanges, 'comparedWith'>;
}

function mergeInto({
  file,
  listed,
  removesAbsent,
  keptOut,
}: Omit<Comparison, 'onReplaced' | 'onCompared' | 'counted'>): Merging {
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
    listed: [...listed.keys()],
    unlisted: fieldNames,
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

/** How many of the file's supporters are to the year what. */
export const countStates = (states: readonly RowState[]): Readonly<Record<RowState, number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
};

/** Documents that are asked for at a time, in requests of so many. */
const DOCUMENTS_AT_ONCE = 2_000;
const DOCUMENTS_A_REQUEST = 500;

/** What is stored of these supporters, in their order. */
async function storedOf(
  documents: Documents,
  scope: YearScope,
  emails: readonly string[],
): Promise<readonly (Supporter | null)[]> {
  const paths = emails.map((email) => supporterPath(scope, email));
  const answers = await Promise.all(
    Array.from(inBatches(paths, DOCUMENTS_A_REQUEST), (some) => documents.getAll(some)),
  );
  return answers.flat().map((document) => document && supporterOf(document));
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
