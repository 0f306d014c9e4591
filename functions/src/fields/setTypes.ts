import type { FieldListEntry, FieldType, ImportMapping } from 'shared-kernel/model';

/** A type that a person set against what the values say (D2a). */
export interface SetType {
  readonly type: FieldType;
  /** The person's email. */
  readonly by: string;
}

/** The types set by people, by field: those that are stored, and over them those of an import's map step. */
export function setTypes(
  stored: Iterable<FieldListEntry>,
  mapping: ImportMapping | null,
  by: string,
): ReadonlyMap<string, SetType> {
  const types = new Map<string, SetType>();
  for (const { name, type, typeSetBy } of stored)
    if (typeSetBy !== undefined) types.set(name, { type, by: typeSetBy });
  for (const { name, type, include } of mapping?.columns ?? [])
    if (include && type !== null && types.get(name.trim())?.type !== type)
      types.set(name.trim(), { type, by });
  return types;
}
