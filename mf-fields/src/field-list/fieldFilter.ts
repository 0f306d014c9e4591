import { FIELD_TYPES, type FieldListEntry, type FieldType } from 'shared-kernel/model';

/** What of the list a person wants to see. It stands in the address: `?q=gift&type=donation`. */
export interface FieldFilter {
  readonly text: string;
  /** Null for every type. */
  readonly type: FieldType | null;
}

export const NO_FILTER: FieldFilter = { text: '', type: null };

export const filterOf = (search: URLSearchParams): FieldFilter => ({
  text: search.get('q') ?? '',
  type: FIELD_TYPES.find((type) => type === search.get('type')) ?? null,
});

/** The parameters of a filter; what filters nothing is left out. */
export function filterParameters({ text, type }: FieldFilter): Record<string, string> {
  return {
    ...(text === '' ? {} : { q: text }),
    ...(type === null ? {} : { type }),
  };
}

/** The fields whose name holds every word of the text, whatever the case, and that are of the type. */
export function filterFields(
  fields: readonly FieldListEntry[],
  { text, type }: FieldFilter,
): readonly FieldListEntry[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && type === null) return fields;
  return fields.filter((field) => {
    const name = field.name.toLocaleLowerCase();
    return (type === null || field.type === type) && words.every((word) => name.includes(word));
  });
}

/** How many fields there are of each type. */
export function countTypes(fields: readonly FieldListEntry[]): ReadonlyMap<FieldType, number> {
  const counts = new Map<FieldType, number>();
  for (const { type } of fields) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
