import type { Snapshot } from './snapshot';
import { textsWithin, type Texts } from './texts';
import { decodedText, unitEndsOf, Utf8Texts } from './utf8Texts';

/**
 * The same snapshot, whose texts are cut out of long strings: for whoever reads them again and again in any order, since
 * each text of UTF-8 is decoded anew.
 */
export const snapshotInStrings = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  emails: inStrings(snapshot.emails),
  supporterIds: inStrings(snapshot.supporterIds),
  columns: snapshot.columns.map((column) => ({
    ...column,
    dictionary: inStrings(column.dictionary),
  })),
});

const inStrings = (texts: Texts): Texts => {
  if (!(texts instanceof Utf8Texts)) return texts;
  const { bytes, ends } = texts;
  const whole = decodedText(bytes, 0, bytes.length);
  return textsWithin(whole, whole.length === bytes.length ? ends : unitEndsOf(texts));
};
