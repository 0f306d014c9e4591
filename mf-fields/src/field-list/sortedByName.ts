/** By name, case-insensitively, numbers inside names by their value. */
export function sortedByName<T extends { readonly name: string }>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => byName.compare(a.name, b.name));
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
