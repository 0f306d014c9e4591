import { parseText } from 'shared-kernel/evaluation';
import {
  kindOf,
  nameOf,
  type Condition,
  type FieldListEntry,
  type Item,
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
  const { items } = content;
  const conditions = items.flatMap((item) => item.conditions);
  const placeholders = items.flatMap(({ text }) => placeholdersOf(text));
  return {
    screen: {
      match,
      searchIds: [...new Set(kept)],
      content: { ...content, items: items.map((item) => transferItem(item, find.there)) },
    },
    report: {
      fields: distinct([
        ...conditions.filter((one) => namesNoField(one, target)).map(({ dataId }) => dataId.trim()),
        ...idsOf(placeholders, 'field').filter((id) => !hasField(target, id)),
      ]),
      searches: distinct(
        [
          ...conditions
            .filter((one) => kindOf(one) === 'search')
            .map(({ dataId }) => dataId.trim()),
          ...idsOf(placeholders, 'search'),
        ]
          .filter((id) => find.there(id) === null)
          .map(find.nameOf),
      ),
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

const transferItem = (item: Item, there: SearchFinder['there']): Item => ({
  ...item,
  text: item.text.replace(
    /\{search\|([^{}|]*)\|/g,
    (_code, id: string) => `{search|${there(id) ?? id}|`,
  ),
  conditions: item.conditions.map((condition) =>
    kindOf(condition) === 'search'
      ? { ...condition, dataId: there(condition.dataId.trim()) ?? condition.dataId }
      : condition,
  ),
});

/** A condition that would look at no field of the other year: none of its name, or none of a type that it looks at. */
function namesNoField(condition: Condition, { fields }: TargetYear): boolean {
  const kind = kindOf(condition);
  const { dataId, dataIdMatch } = condition;
  if (kind === 'search' || dataId.trim() === '') return false;
  return !fields.some(
    ({ name, type }) =>
      (kind === 'page' ? type === 'action' : type !== 'unknown') &&
      (dataIdMatch === 'fuzzy' ? name.includes(dataId) : name === dataId.trim()),
  );
}

const hasField = ({ fields }: TargetYear, id: string): boolean =>
  fields.some(({ name }) => name === id);

const placeholdersOf = (text: string) =>
  (parseText(text) ?? []).filter((part) => typeof part !== 'string');

const idsOf = (
  placeholders: ReturnType<typeof placeholdersOf>,
  wanted: 'field' | 'search',
): readonly string[] => placeholders.filter(({ source }) => source === wanted).map(({ id }) => id);

const distinct = (names: readonly string[]): readonly string[] => [...new Set(names)].sort();
