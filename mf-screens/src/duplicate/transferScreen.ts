import { isFieldThere, mapContent } from 'year-transfer';
import {
  nameOf,
  type FieldListEntry,
  type ScreenDefinition,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';

type NamedSearch = Pick<SearchDefinition, 'id' | 'name'>;

export interface TargetYear {
  readonly fields: readonly Pick<FieldListEntry, 'name' | 'type'>[];
  readonly searches: readonly NamedSearch[];
}

/** What a screen refers to and the other year does not have, by name. */
export interface TransferReport {
  /** Fields of conditions, which are kept and marked, and of texts, which print their fallbacks. */
  readonly fields: readonly string[];
  /** The same, of searches. */
  readonly searches: readonly string[];
  /** Searches that decide who sees the screen: the copy goes without them. */
  readonly leftOut: readonly string[];
  /** Whether the copy matches nobody, all of its searches being left out. */
  readonly seenByNobody: boolean;
}

export interface Transfer {
  readonly screen: Pick<ScreenDefinition, 'match' | 'searchIds' | 'content'>;
  readonly report: TransferReport;
}

/**
 * A screen as it can stand in another year. References to a search lead to the search of the same id there, else to the
 * only one of the same name.
 */
export function transferScreen(
  { match, searchIds, content }: Pick<ScreenDefinition, 'match' | 'searchIds' | 'content'>,
  searches: readonly NamedSearch[],
  target: TargetYear,
): Transfer {
  const find = searchFinder(searches, target);
  const kept = searchIds.map(find.there).filter((id) => id !== null);
  const fields: string[] = [];
  const missing: string[] = [];
  const moved = mapContent(content, {
    field: (reference) => {
      if (!isFieldThere(reference, target.fields)) fields.push(reference.name.trim());
      return reference.name;
    },
    search: (id) => {
      const there = find.there(id);
      if (there === null) missing.push(find.nameOf(id));
      return there;
    },
  });
  return {
    screen: { match, searchIds: [...new Set(kept)], content: moved },
    report: {
      fields: distinct(fields),
      searches: distinct(missing),
      leftOut: distinct(searchIds.filter((id) => find.there(id) === null).map(find.nameOf)),
      seenByNobody: match !== 'allUsers' && kept.length === 0,
    },
  };
}

interface SearchFinder {
  /** The id of the same search in the other year. */
  readonly there: (id: string) => SearchId | null;
  readonly nameOf: (id: string) => string;
}

function searchFinder(searches: readonly NamedSearch[], target: TargetYear): SearchFinder {
  const here = new Map<string, NamedSearch>(searches.map((search) => [search.id, search]));
  return {
    nameOf: (id) => {
      const search = here.get(id);
      return search === undefined ? 'A search that no longer exists' : nameOf(search);
    },
    there: (id) => {
      const same = target.searches.find((search) => search.id === id);
      if (same !== undefined) return same.id;
      const name = here.get(id)?.name.trim() ?? '';
      const [only, ...others] = target.searches.filter((search) => search.name.trim() === name);
      return name === '' || others.length > 0 ? null : (only?.id ?? null);
    },
  };
}

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
