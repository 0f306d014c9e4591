import type { FieldListEntry } from 'shared-kernel/model';
import {
  createTextStore,
  MANY_TEXTS,
  Utf8Texts,
  type Column,
  type FieldDefinition,
  type Snapshot,
} from 'evaluation';
import { createFieldProfile, DATED } from './fieldProfile';
import { createTypeEvidence } from './fieldTypes';
import { forEachDay, forEachText, rowOf } from './forEachText';
import { createTopValues } from './topValues';

/**
 * The field list of a snapshot as it is stored, with the number of different values and the commonest texts: what `createFieldProfiler`
 * gives over the same supporters in the same order, each different value read once (D2b, D2e, D16). Each field by the
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
  const emailOf = (row: number): string => emails.at(row) ?? '';
  const forEach = DATED.has(field.type) && field.type === column.type ? forEachDay : forEachText;
  forEach(column, (raw, times, firstRow) => {
    profile.addDistinct(raw, times, emailOf, firstRow);
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
  return {
    ...profile.stored(rowCount),
    distinct: distinctTexts(column),
    ...(field.type === 'string' ? topValuesPart(column) : {}),
  };
};

const topValuesPart = (column: Column): Pick<FieldListEntry, 'topValues'> => {
  const values = createTopValues();
  forEachText(column, (raw, times) => {
    values.add(raw, times);
  });
  const topValues = values.result();
  return topValues.length === 0 ? {} : { topValues };
};

/** Only a long dictionary may hold a text twice. */
const distinctTexts = (column: Column): number => {
  const { dictionary } = column;
  if (dictionary.length <= MANY_TEXTS) return dictionary.length - 1;
  if (dictionary instanceof Utf8Texts) return distinctBytes(column, dictionary);
  const texts = new Set<string>();
  forEachText(column, (raw) => {
    texts.add(raw);
  });
  return texts.size;
};

/** The same where texts are compared by their bytes, and none is made. */
const distinctBytes = ({ codes }: Column, texts: Utf8Texts): number => {
  const isUsed = new Uint8Array(texts.length);
  for (const code of codes) isUsed[code] = 1;
  const different = createTextStore();
  for (let code = 1; code < isUsed.length; code += 1)
    if (isUsed[code] === 1) different.add(texts.bytes, texts.startOf(code), texts.ends[code] ?? 0);
  return different.length();
};
