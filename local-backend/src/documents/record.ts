/** A JSON object, or a decoded protobuf message, whose members are not known yet. */
export type UnknownRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a list that may be absent (protobuf leaves empty lists out); null when it is no list. */
export function listOf(value: unknown): readonly unknown[] | null {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : null;
}

/** The record under a key, or null when nothing (or something else) is there. */
export function recordAt(value: UnknownRecord, key: string): UnknownRecord | null {
  const member = value[key];
  return isRecord(member) ? member : null;
}

export const isAbsent = (value: unknown): value is undefined | null =>
  value === undefined || value === null;
