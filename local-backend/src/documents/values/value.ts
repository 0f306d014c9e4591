/** Doubles that JSON has no number for; `-0` is one, since JSON would drop its sign. */
export type SpecialDouble = 'NaN' | 'Infinity' | '-Infinity' | '-0';

/**
 * A field's value in the canonical form of Firestore's REST JSON: integers as decimal text,
 * timestamps as RFC 3339 with at most microseconds, bytes as standard base64.
 */
export type FirestoreValue =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number | SpecialDouble }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude: number; readonly longitude: number } }
  | { readonly arrayValue: { readonly values: readonly FirestoreValue[] } }
  | { readonly mapValue: { readonly fields: Fields } };

/** The fields of a document or of a map value. */
export type Fields = Readonly<Record<string, FirestoreValue>>;

type KeyOf<T> = T extends unknown ? keyof T : never;

/** The name of a value's type, as its one key on the wire. */
export type ValueType = KeyOf<FirestoreValue>;

export const nullValue: FirestoreValue = { nullValue: null };

export const isNullValue = (value: FirestoreValue): boolean => 'nullValue' in value;

export const isNaNValue = (value: FirestoreValue): boolean =>
  'doubleValue' in value && value.doubleValue === 'NaN';

/** What a list holds; nothing where it is none. */
export const membersOf = (value: FirestoreValue | undefined): readonly FirestoreValue[] =>
  value !== undefined && 'arrayValue' in value ? value.arrayValue.values : [];

/** The number that a double stands for. */
export const doubleOf = (double: number | SpecialDouble): number => Number(double);

/** The canonical double for a number. */
export function doubleValue(number: number): FirestoreValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}
