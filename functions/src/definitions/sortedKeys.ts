/** The same value with the keys of its maps in one order: the order that they came in means nothing. */
export function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]: [string, unknown]) => [key, sortedKeys(inner)]),
  );
}
