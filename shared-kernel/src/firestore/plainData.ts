import { Bytes, DocumentReference, GeoPoint, Timestamp } from 'firebase/firestore/lite';

/** A document as the codecs read it: timestamps as Dates, other values of the SDK as text. */
export function plainData(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Bytes) return value.toBase64();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof GeoPoint) return `${value.latitude},${value.longitude}`;
  if (Array.isArray(value)) return value.map(plainData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plainData(entry)]));
}
