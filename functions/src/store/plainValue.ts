import { DocumentReference, GeoPoint, Timestamp } from 'firebase-admin/firestore';
import type { DocumentData } from './documents';

/**
 * firebase-admin's values to plain ones, down through maps and lists: timestamps become `Date`, references their path,
 * and what none of our documents holds becomes null. Members write maps and lists that no rule looks into.
 */
export function plainData(data: Readonly<Record<string, unknown>>): DocumentData {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plainValue(value)]));
}

function plainValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array || value instanceof GeoPoint) return value;
  if (Array.isArray(value)) return value.map(plainValue);
  if (!isMap(value)) return null;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => [key, plainValue(inner)]),
  );
}

/** Objects of the SDK refer to themselves in the end. */
function isMap(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
