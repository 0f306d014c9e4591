import {
  leavesOf,
  textsOfItem,
  type ConditionNode,
  type ScreenDefinition,
  type SearchDefinition,
} from 'shared-kernel/model';
import { referenceOf } from '../conditions/planSearch';
import { parseText } from '../placeholders/parseText';

/**
 * The ids of the searches that screens depend on, whether they are there or not: those that decide who gets them, those
 * that their items ask for or print, and all that these refer to, however far.
 */
export function searchesNeeded(
  screens: readonly Pick<ScreenDefinition, 'searchIds' | 'content'>[],
  searches: readonly Pick<SearchDefinition, 'id' | 'conditions'>[],
): ReadonlySet<string> {
  return withReferenced(screens.flatMap(namedBy), searches);
}

/** The ids themselves, and those of all searches that these refer to, however far. */
export function withReferenced(
  ids: readonly string[],
  searches: readonly Pick<SearchDefinition, 'id' | 'conditions'>[],
): ReadonlySet<string> {
  const searchById = new Map<string, Pick<SearchDefinition, 'conditions'>>(
    searches.map((search) => [search.id, search]),
  );
  const needed = new Set(ids);
  for (const id of needed)
    for (const next of referencesOf(searchById.get(id)?.conditions ?? [])) needed.add(next);
  return needed;
}

const namedBy = ({
  searchIds,
  content: { items },
}: Pick<ScreenDefinition, 'searchIds' | 'content'>): readonly string[] => [
  ...searchIds,
  ...items.flatMap(({ conditions }) => referencesOf(conditions)),
  ...items.flatMap(textsOfItem).flatMap(printedSearches),
];

const referencesOf = (conditions: readonly ConditionNode[]): readonly string[] =>
  leavesOf(conditions)
    .filter(({ dataType }) => dataType === 'search')
    .map(referenceOf);

const printedSearches = (text: string): readonly string[] =>
  (parseText(text) ?? []).flatMap((part) =>
    typeof part !== 'string' && part.source === 'search' ? [part.id] : [],
  );
