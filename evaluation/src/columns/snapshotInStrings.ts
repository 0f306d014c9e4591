import type { Snapshot } from './snapshot';
import { textsWithin, type Texts } from './texts';
import { decodedText, unitEndsOf, Utf8Texts } from './utf8Texts';

/**
 * The same snapshot, in which values that compare by their text are cut out of one long string a column: for whoever
 * compares them again and again, since each text of UTF-8 is decoded anew.
 */
export const snapshotInStrings = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  columns: snapshot.columns.map((column) =>
    column.sizes === null ? { ...column, dictionary: inStrings(column.dictionary) } : column,
  ),
});

const inStrings = (texts: Texts): Texts => {
  if (!(texts instanceof Utf8Texts)) return texts;
  const { bytes, ends } = texts;
  const whole = decodedText(bytes, 0, bytes.length);
  return textsWithin(whole, whole.length === bytes.length ? ends : unitEndsOf(texts));
};
