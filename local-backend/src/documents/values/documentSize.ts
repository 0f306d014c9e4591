import type { Fields, FirestoreValue } from './value';

/** The largest document Firestore keeps, in bytes. */
export const maxDocumentBytes = 1_048_576;

/** A document's size by Firestore's published formula: its name, its fields, and 32 bytes. */
export function documentSize(path: string, fields: Fields): number {
  const nameBytes = path.split('/').reduce((sum, segment) => sum + textSize(segment), 16);
  return nameBytes + fieldsSize(fields) + 32;
}

const textSize = (text: string): number => Buffer.byteLength(text) + 1;

function fieldsSize(fields: Fields): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(fields)) bytes += textSize(name) + valueSize(value);
  return bytes;
}

function valueSize(value: FirestoreValue): number {
  if ('stringValue' in value) return textSize(value.stringValue);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((sum, member) => sum + valueSize(member), 0);
  }
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) {
    return value.referenceValue.split('/').reduce((sum, part) => sum + textSize(part), 16);
  }
  if ('geoPointValue' in value) return 16;
  return 'booleanValue' in value || 'nullValue' in value ? 1 : 8;
}
