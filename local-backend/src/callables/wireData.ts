import { isRecord } from '../documents/record';

const LONG_TYPES: ReadonlySet<unknown> = new Set([
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
]);

/** The data of a call as plain JSON: a 64-bit integer, which the wire wraps, becomes a number. */
export function plainData(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(plainData);
  if (!isRecord(json)) return json;
  if (LONG_TYPES.has(json['@type'])) return Number(json['value']);
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, plainData(value)]));
}
