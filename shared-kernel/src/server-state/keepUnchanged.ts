/** The loaded value, but with every part that did not change as the object it was, so that what shows it rests. */
export function keepUnchanged(before: unknown, loaded: unknown): unknown {
  if (before instanceof Date && loaded instanceof Date)
    return before.getTime() === loaded.getTime() ? before : loaded;
  if (Array.isArray(before) && Array.isArray(loaded)) {
    const known = new Map(before.map((part, index) => [nameOf(part, index), part]));
    const kept = loaded.map((part, index) => keepUnchanged(known.get(nameOf(part, index)), part));
    const isSame =
      kept.length === before.length && kept.every((part, index) => part === before[index]);
    return isSame ? before : kept;
  }
  if (isMap(before) && isMap(loaded)) {
    const kept = Object.entries(loaded).map(
      ([key, part]) => [key, keepUnchanged(before[key], part)] as const,
    );
    const isSame =
      kept.length === Object.keys(before).length &&
      kept.every(([key, part]) => part === before[key]);
    return isSame ? before : Object.fromEntries(kept);
  }
  return loaded;
}

/** What has an id is found by it wherever it stands. */
const nameOf = (part: unknown, index: number): unknown =>
  isMap(part) && typeof part['id'] === 'string' ? part['id'] : index;

const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
