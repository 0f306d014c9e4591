/** The keys under which two of a kind differ; what an edit does not change is the very same value before and after. */
export function differingKeys<T extends object>(was: T, is: T): readonly string[] {
  const before = new Map<string, unknown>(Object.entries(was));
  return Object.entries(is).flatMap(([key, value]) => (before.get(key) === value ? [] : [key]));
}
