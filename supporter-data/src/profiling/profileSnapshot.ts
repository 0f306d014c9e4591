import type { FieldListEntry } from 'shared-kernel/model';
import { MANY_TEXTS, type Column, type FieldDefinition, type Snapshot } from 'evaluation';
import { createFieldProfile } from './fieldProfile';
import { createTypeEvidence } from './fieldTypes';

/**
 * The field list of a snapshot, with whole spreads and the number of different values: what `createFieldProfiler`
 * gives over the same supporters in the same order, each different value read once (D2b, D16). Each field by the
 * type that the snapshot has for it.
 */
export const profileSnapshot = (snapshot: Snapshot): readonly FieldListEntry[] =>
  snapshot.fields.flatMap((field, index) => {
    const column = snapshot.columns[index];
    return column === undefined ? [] : [profileColumn(field, column, snapshot)];
  });

/** The types that the values of each field speak for (D2a), whatever the snapshot has for it. */
export const inferSnapshotTypes = (snapshot: Snapshot): readonly FieldDefinition[] =>
  snapshot.fields.map(({ name }, index) => {
    const evidence = createTypeEvidence();
    const column = snapshot.columns[index];
    if (column !== undefined) {
      forEachText(column, (raw, times) => {
        evidence.add(raw, times);
      });
    }
    return { name, type: evidence.result().type };
  });

const profileColumn = (
  field: FieldDefinition,
  column: Column,
  { rowCount, emails, emailHashes }: Snapshot,
): FieldListEntry => {
  const profile = createFieldProfile(field);
  forEachText(column, (raw, times, firstRow) => {
    profile.addDistinct(raw, times, emails.at(firstRow) ?? '', firstRow);
  });
  const { dictionary, rows, codes } = column;
  const { sample } = profile.state;
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    const row = rowOf(rows, index);
    const emailHash = emailHashes[row] ?? 0;
    if (code === 0 || !sample.admits(emailHash)) continue;
    sample.add(emails.at(row) ?? '', emailHash, dictionary.at(code) ?? '');
  }
  return { ...profile.result(rowCount), distinct: distinctTexts(column) };
};

/** Only a long dictionary may hold a text twice. */
const distinctTexts = (column: Column): number => {
  const { length } = column.dictionary;
  if (length <= MANY_TEXTS) return length - 1;
  const texts = new Set<string>();
  forEachText(column, (raw) => {
    texts.add(raw);
  });
  return texts.size;
};

/** Each different text that somebody has, with how many do and the first row of them. */
const forEachText = (
  { dictionary, rows, codes }: Column,
  visit: (raw: string, times: number, firstRow: number) => void,
): void => {
  const times = new Uint32Array(dictionary.length);
  const firstRows = new Uint32Array(dictionary.length);
  for (let index = 0; index < codes.length; index += 1) {
    const code = codes[index] ?? 0;
    if (times[code] === 0) firstRows[code] = rowOf(rows, index);
    times[code] = (times[code] ?? 0) + 1;
  }
  for (let code = 1; code < times.length; code += 1) {
    const count = times[code] ?? 0;
    if (count > 0) visit(dictionary.at(code) ?? '', count, firstRows[code] ?? 0);
  }
};

const rowOf = (rows: Column['rows'], index: number): number =>
  rows === null ? index : (rows[index] ?? 0);
