import {
  nameOf,
  type FieldListEntry,
  type FieldType,
  type SearchDefinition,
  type Year,
} from 'shared-kernel/model';
import { yearWords } from './yearWords';

/** What the words of a condition draw on: the year, its fields' types and its searches' names. */
export interface WordScope {
  /** `in 2026`. */
  readonly withinYear: string;
  /** Null for a name that the field list does not hold. */
  readonly typeOf: (fieldName: string) => FieldType | null;
  /** The types of all fields whose name contains the text. */
  readonly typesContaining: (part: string) => readonly FieldType[];
  /** Null for a search that does not exist. */
  readonly nameOfSearch: (id: string) => string | null;
}

export function wordScope(
  year: Pick<Year, 'dateFrom' | 'dateTo'>,
  fields: readonly Pick<FieldListEntry, 'name' | 'type' | 'calculated'>[],
  searches: readonly Pick<SearchDefinition, 'id' | 'name'>[],
): WordScope {
  const types = new Map(fields.map(({ name, type }) => [name, type]));
  const names = new Map<string, string>(searches.map((search) => [search.id, nameOf(search)]));
  return {
    withinYear: yearWords(year),
    typeOf: (fieldName) => types.get(fieldName) ?? null,
    typesContaining: (part) =>
      fields
        .filter(({ name, calculated }) => calculated === undefined && name.includes(part))
        .map(({ type }) => type),
    nameOfSearch: (id) => names.get(id) ?? null,
  };
}
