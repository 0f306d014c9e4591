import type { FieldListEntry } from 'shared-kernel/model';
import {
  isDonationRecord,
  MANY_TEXTS,
  Utf8Texts,
  type Column,
  type FieldDefinition,
  type Snapshot,
} from 'evaluation';
import { hasVisibleEnds } from '../rows/scannedCell';
import { createFieldProfile, DATED } from './fieldProfile';
import { inferColumnType } from './inferColumnType';
import { forEachText, oneBySize, oneByText, rowOf, usedCodes, type UsedCodes } from './usedCodes';
import { topValuesOf } from './topValues';

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
    const column = snapshot.columns[index];
    return { name, type: column === undefined ? 'unknown' : inferColumnType(column).type };
  });

const profileColumn = (
  field: FieldDefinition,
  column: Column,
  { rowCount, emails, emailHashes }: Snapshot,
): FieldListEntry => {
  const profile = createFieldProfile(field);
  const emailOf = (row: number): string => emails.at(row) ?? '';
  const used = oneByText(column, usedCodes(column));
  forEachText(column, asRead(field, column, used), (raw, times, firstRow) => {
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
    distinct: distinctTexts(column, used),
    ...(field.type === 'string' ? topValuesPart(column, used) : {}),
  };
};

/** Texts that say the same day or the same sum of gifts, or are of one length, are read once. */
const asRead = ({ type }: FieldDefinition, column: Column, used: UsedCodes): UsedCodes => {
  const { dictionary } = column;
  if (type === 'string' && dictionary instanceof Utf8Texts)
    return oneBySize(used, (code) => plainLength(dictionary, code));
  const { sizes } = column;
  if (sizes === null || type !== column.type) return used;
  if (DATED.has(type)) return oneBySize(used, (code) => sizes[code] ?? NaN);
  if (type !== 'donation') return used;
  return oneBySize(used, (code) => {
    const size = sizes[code] ?? NaN;
    // A number that stands there alone may have more digits than its size.
    return size < LARGEST_SUM && isDonationRecord(dictionary.at(code) ?? '') ? size : NaN;
  });
};

/** Such a sum is still told apart to the penny. */
const LARGEST_SUM = 1e13;

/** Of a text of visible ASCII characters and blanks between them; NaN of any other. */
const plainLength = (texts: Utf8Texts, code: number): number => {
  const { bytes } = texts;
  const start = texts.startOf(code);
  const end = texts.ends[code] ?? 0;
  if (!hasVisibleEnds({ bytes, start, end })) return NaN;
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) >= 0x80) return NaN;
  return end - start;
};

const topValuesPart = (column: Column, used: UsedCodes): Pick<FieldListEntry, 'topValues'> => {
  const topValues = topValuesOf(column, used);
  return topValues.length === 0 ? {} : { topValues };
};

const distinctTexts = ({ dictionary }: Column, { times }: UsedCodes): number =>
  dictionary.length <= MANY_TEXTS
    ? dictionary.length - 1
    : times.reduce((sum, count) => (count === 0 ? sum : sum + 1), 0);
