import { setImmediate } from 'node:timers/promises';
import { codeAt, textAt, type Column, type Snapshot } from 'evaluation';
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
  { onReplaced, readsChanged = false, onCompared, earlier, ...comparison }: Comparison,
): Promise<YearChanges> {
  const merging = mergeInto(comparison);
  const year = await storedYear(documents, scope, merging, earlier?.comparedWith);
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
interface Merging extends StoredYearOptions {
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
}: Omit<Comparison, 'onReplaced' | 'onCompared'>): Merging {
  const { builder, fieldNames } = file;
  const inFile = builder.finish();
  const others = otherNames(listed, file);
  const places = others.map((name) => builder.addField({ name, type: 'unknown' }));
  const states: RowState[] = Array.from({ length: inFile.rowCount }, () => 'new');
  const changed: number[] = [];
  const leaving: string[] = [];
  const erased: string[] = [];
  let absent = 0;

  const takeAbsent = (email: string, supporterId: string, read: ReadField): void => {
    if (isSuppressed(keptOut, { email, supporterId })) {
      erased.push(email);
      return;
    }
    absent += 1;
    if (removesAbsent) leaving.push(email);
    else builder.add(email, supporterId, read);
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
      const kept = others.map((name) => columnNamed(stored, name));
      const columns = [...fieldNames.map((name) => columnNamed(stored, name)), ...kept];
      for (const [at, row] of rows.entries()) {
        const email = stored.emails.at(at) ?? '';
        const supporterId = stored.supporterIds.at(at) ?? '';
        if (row < 0) {
          takeAbsent(email, supporterId, (index) => textAt(columns[index], at));
          continue;
        }
        if (inFile.supporterIds.at(row) === '') builder.setSupporterId(row, supporterId);
        for (const [index, column] of kept.entries())
          builder.setValue(row, places[index] ?? 0, textAt(column, at) ?? '');
        states[row] = differs[at] === 1 ? 'changed' : 'unchanged';
        if (differs[at] === 1) changed.push(row);
      }
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

type ReadField = (index: number) => string | undefined;

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
    // A column of a large year takes a while, and others want the thread.
    if (stored.rowCount > 10_000) await setImmediate();
    const before = columnNamed(stored, name);
    const after = file.columns[index];
    const isSame = sameTexts(before, after);
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at] ?? -1;
      if (row < 0 || differs[at] === 1) continue;
      if (!isSame(codeIn(before, at), codeIn(after, row))) differs[at] = 1;
    }
  }
  return differs;
}

/** Whether a code of one column is the text of one of the other; two that were found the same are compared once. */
function sameTexts(one: Column | undefined, other: Column | undefined) {
  const found = new Uint32Array(one?.dictionary.length ?? 0);
  return (code: number, otherCode: number): boolean => {
    if (code === 0 || otherCode === 0) return code === otherCode;
    if (found[code] === otherCode) return true;
    if (one?.dictionary.at(code) !== other?.dictionary.at(otherCode)) return false;
    found[code] = otherCode;
    return true;
  };
}

const columnNamed = ({ fields, columns }: Snapshot, name: string): Column | undefined =>
  columns[fields.findIndex((field) => field.name === name)];

const codeIn = (column: Column | undefined, row: number): number =>
  column === undefined ? 0 : codeAt(column, row);
