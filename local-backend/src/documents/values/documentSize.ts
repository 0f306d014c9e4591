import type { Fields, FirestoreValue } from './value';

/** The largest document Firestore keeps, in bytes. */
export const maxDocumentBytes = 1_048_576;

/** Whether a document is larger than that. Most are far from it, which the lengths of their texts tell at once. */
export const isTooLarge = (path: string, fields: Fields): boolean =>
  sizeBy(mostBytes, path, fields) > maxDocumentBytes &&
  documentSize(path, fields) > maxDocumentBytes;

/** The same of fields in the text in which they are stored, in which each takes more than it counts. */
export const isSurelySmall = (path: string, encoded: string): boolean =>
  // A path has no more segments than characters.
  16 + mostBytes(path) + path.length + mostBytes(encoded) + 32 <= maxDocumentBytes;

/** A unit of UTF-16 takes at most three bytes of UTF-8. */
const mostBytes = (text: string): number => text.length * 3;

/** A document's size by Firestore's published formula: its name, its fields, and 32 bytes. */
export const documentSize = (path: string, fields: Fields): number =>
  sizeBy((text) => Buffer.byteLength(text), path, fields);

type BytesOf = (text: string) => number;

const sizeBy = (bytesOf: BytesOf, path: string, fields: Fields): number =>
  nameSize(path, bytesOf) + fieldsSize(fields, bytesOf) + 32;

const nameSize = (path: string, bytesOf: BytesOf): number =>
  path.split('/').reduce((sum, segment) => sum + bytesOf(segment) + 1, 16);

function fieldsSize(fields: Fields, bytesOf: BytesOf): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(fields))
    bytes += bytesOf(name) + 1 + valueSize(value, bytesOf);
  return bytes;
}

function valueSize(value: FirestoreValue, bytesOf: BytesOf): number {
  if ('stringValue' in value) return bytesOf(value.stringValue) + 1;
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields, bytesOf);
  if ('arrayValue' in value)
    return value.arrayValue.values.reduce((sum, member) => sum + valueSize(member, bytesOf), 0);
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue, bytesOf);
  if ('geoPointValue' in value) return 16;
  return 'booleanValue' in value || 'nullValue' in value ? 1 : 8;
}
