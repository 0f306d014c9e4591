/** Whether two values would be stored as the same. The order of a map's keys says nothing: Firestore gives its own. */
export const isSameContent = (one: unknown, other: unknown): boolean =>
  canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify([value], (_key, entry: unknown) => (isMap(entry) ? sortedByKey(entry) : entry));

type StoredMap = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is StoredMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortedByKey = (map: StoredMap): StoredMap =>
  Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
