import type { DocumentData } from 'functions/handlers';
import { doubleOf, type Fields, type FirestoreValue } from '../documents';

/** Stored fields as the plain values that the handlers take: `Date` for timestamps, `Uint8Array` for bytes, a path for a reference. */
export const plainFields = (fields: Fields): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]));

function plainValue(value: FirestoreValue): unknown {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return doubleOf(value.doubleValue);
  if ('timestampValue' in value) return new Date(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return pathOf(value.referenceValue);
  if ('geoPointValue' in value) return value.geoPointValue;
  if ('arrayValue' in value) return value.arrayValue.values.map(plainValue);
  return plainFields(value.mapValue.fields);
}

/** `projects/p/databases/(default)/documents/organisations/a` names `organisations/a`. */
const pathOf = (reference: string): string => reference.split('/').slice(5).join('/');
