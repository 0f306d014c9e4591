import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData } from './documents';

/** firebase-admin's values to plain ones: timestamps become `Date`, down through maps and lists. */
export function plainData(data: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Uint8Array || value instanceof GeoPoint) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, plainValue(inner)]),
  );
}
