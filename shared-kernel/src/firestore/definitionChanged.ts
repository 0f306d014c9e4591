import { plainData } from './plainData';

export type StoredData = Readonly<Record<string, unknown>>;

/** Whether any of the payload's values differs from the stored one; the order of keys in maps means nothing. */
export function definitionChanged(stored: StoredData, definition: StoredData): boolean {
  return Object.entries(definition).some(
    ([key, value]) => canonical(plainData(stored[key])) !== canonical(value),
  );
}

function canonical(value: unknown): string {
  return JSON.stringify([value], (_key, entry: unknown) =>
    isMap(entry) ? sortedByKey(entry) : entry,
  );
}

function isMap(value: unknown): value is StoredData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sortedByKey(map: StoredData): StoredData {
  return Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
}
