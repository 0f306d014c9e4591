import { isValidEmail, normaliseEmail } from '../rows/email';

/** Names without case and punctuation, the surest first (D2c). */
const EMAIL_NAMES = ['supporteremail', 'supporteremailaddress', 'email', 'emailaddress', 'mail'];
const ID_NAMES = [
  'supporterid',
  'supporternumber',
  'contactid',
  'constituentid',
  'donorid',
  'donornumber',
];

/** Share of the values that are not blank. */
const EMAIL_SHARE_NEEDED = 0.9;

/** Rows that are looked at before the email column is chosen by its values. */
export const ROWS_FOR_CHOICE = 200;

interface Named {
  readonly name: string;
}

/** The place of the email column by its name, or null. */
export const emailPlaceByName = (columns: readonly Named[]): number | null =>
  placeByName(columns, EMAIL_NAMES);

/** The place of the supporter's id by its name, or null. */
export const idPlaceByName = (columns: readonly Named[]): number | null =>
  placeByName(columns, ID_NAMES);

/** The first column of which nearly all values are emails, or null. */
export const emailPlaceByContent = (
  columnCount: number,
  rows: readonly (readonly string[])[],
): number | null => {
  for (let index = 0; index < columnCount; index += 1) {
    const values = rows.map((cells) => normaliseEmail(cells[index] ?? '')).filter(Boolean);
    const emails = values.filter(isValidEmail).length;
    if (emails > 0 && emails >= values.length * EMAIL_SHARE_NEEDED) return index;
  }
  return null;
};

const placeByName = (columns: readonly Named[], names: readonly string[]): number | null => {
  const plain = columns.map(({ name }) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  const places = names.map((name) => plain.indexOf(name));
  return places.find((index) => index >= 0) ?? null;
};
