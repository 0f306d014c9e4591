import { codeAt, type Snapshot } from 'evaluation';
import type { SupporterColumns } from 'supporter-data';
import type { Supporter, YearScope } from 'shared-kernel/model';
import { isSuppressed, type Suppressions } from '../suppressions/readSuppressions';
import type { Documents } from '../store/documents';
import { supporterPages } from '../store/supporterPages';

/** What a supporter of the file is to the year. */
export type RowState = 'new' | 'changed' | 'unchanged';

export interface Comparison {
  readonly file: SupporterColumns;
  /** Fields of the year without a column in the file: their values stay (D2d). */
  readonly otherNames: readonly string[];
  /** Whether those go who are not in the file. */
  readonly removesAbsent: boolean;
  /** Who asked to be erased goes in any case, and is not kept for undoing: another sync may have stored them. */
  readonly keptOut: Suppressions;
  /** Told what is stored of each supporter who changes or goes. */
  readonly onReplaced?: (stored: Supporter) => void;
  /** Told how many stored supporters are through. */
  readonly onCompared: (compared: number) => Promise<void>;
}

/** What a file means for the year's supporters. */
export interface YearChanges {
  /** The year afterwards, with types unknown: the file's supporters in its order, then others as they are stored. */
  readonly year: Snapshot;
  /** Of the file's supporters, by row of the year. */
  readonly states: readonly RowState[];
  /** Stored values under names that the field list does not have, by row of the year. */
  readonly unlisted: ReadonlyMap<number, Supporter['fields']>;
  /** Supporters who are not in the file, going or not. */
  readonly absent: number;
  /** Emails of those who go. */
  readonly removed: readonly string[];
}

/** Compares a file with what is stored, page by page, and completes its columns to those of the whole year (D2d). */
export async function compareYear(
  documents: Documents,
  scope: YearScope,
  { file, otherNames, removesAbsent, keptOut, onReplaced, onCompared }: Comparison,
): Promise<YearChanges> {
  const { builder, rowOf, fieldNames } = file;
  const inFile = builder.finish();
  const isSame = comparedWith(inFile);
  const columns = new Set(fieldNames);
  const names = [...fieldNames, ...otherNames];
  const places = new Map(
    otherNames.map((name) => [name, builder.addField({ name, type: 'unknown' })]),
  );
  const states: RowState[] = Array.from({ length: inFile.rowCount }, () => 'new');
  const unlisted = new Map<number, Supporter['fields']>();
  const removed: string[] = [];
  let absent = 0;

  const takeAbsent = (stored: Supporter): void => {
    if (isSuppressed(keptOut, stored)) {
      removed.push(stored.email);
      return;
    }
    absent += 1;
    if (!removesAbsent) {
      const { email, supporterId, fields } = stored;
      builder.add(email, supporterId, (index) => ownValue(fields, names[index] ?? ''));
      return;
    }
    removed.push(stored.email);
    onReplaced?.(stored);
  };
  const mergeInto = (row: number, stored: Supporter): void => {
    const kept = Object.entries(stored.fields).filter(([name]) => !columns.has(name));
    for (const [name, value] of kept) {
      const place = places.get(name);
      if (place === undefined) unlisted.set(row, { ...unlisted.get(row), [name]: value });
      else builder.setValue(row, place, value);
    }
    if (inFile.supporterIds.at(row) === '') builder.setSupporterId(row, stored.supporterId);
    states[row] = isSame(row, stored) ? 'unchanged' : 'changed';
    if (states[row] === 'changed') onReplaced?.(stored);
  };

  let compared = 0;
  for await (const page of supporterPages(documents, scope)) {
    for (const stored of page) {
      const row = rowOf(stored.email);
      if (row === undefined) takeAbsent(stored);
      else mergeInto(row, stored);
    }
    compared += page.length;
    await onCompared(compared);
  }
  return { year: builder.finish(), states, unlisted, absent, removed };
}

/** How many of the file's supporters are to the year what. */
export const countStates = (states: readonly RowState[]): Readonly<Record<RowState, number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0 };
  for (const state of states) counts[state] += 1;
  return counts;
};

/** Whether the file's columns, and its supporter id where it gives one, are what is stored of the row's supporter. */
const comparedWith =
  ({ fields, columns, supporterIds }: Snapshot) =>
  (row: number, stored: Supporter): boolean => {
    const supporterId = supporterIds.at(row) ?? '';
    if (supporterId !== '' && supporterId !== stored.supporterId) return false;
    return fields.every(({ name }, index) => {
      const column = columns[index];
      const code = column === undefined ? 0 : codeAt(column, row);
      return (
        ownValue(stored.fields, name) === (code === 0 ? undefined : column?.dictionary.at(code))
      );
    });
  };

const ownValue = (values: Supporter['fields'], name: string): string | undefined =>
  Object.hasOwn(values, name) ? values[name] : undefined;
