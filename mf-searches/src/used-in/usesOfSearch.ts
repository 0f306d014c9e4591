import { parseText } from 'evaluation';
import {
  numberedLeaves,
  textsOfItem,
  type ConditionNode,
  type Item,
  type Screen,
  type ScreenId,
  type ScreenMatch,
  type Search,
  type SearchId,
} from 'shared-kernel/model';
import { metByNone } from './metByNone';

/** A search or screen that refers to a search, and what becomes of it when that search is deleted. */
export type SearchUse =
  | {
      readonly kind: 'search';
      readonly id: SearchId;
      readonly name: string;
      readonly losses: Losses;
    }
  | {
      readonly kind: 'screen';
      readonly id: ScreenId;
      readonly name: string;
      readonly losses: Losses;
    };

/** Clauses such as `matches nobody any more`. */
type Losses = readonly string[];

/** Everything that refers to the search, screens first. */
export const usesOfSearch = (
  id: SearchId,
  searches: readonly Search[],
  screens: readonly Screen[],
): readonly SearchUse[] => {
  const known = new Set<string>(searches.map((search) => search.id).filter((one) => one !== id));
  return [
    ...screens
      .map((screen) => ({
        kind: 'screen' as const,
        id: screen.id,
        name: screen.name,
        losses: [...setupLosses(screen, id, known), ...contentLosses(screen, id)],
      }))
      .filter(({ losses }) => losses.length > 0),
    ...searches
      .filter((search) => search.id !== id)
      .map((search) => ({
        kind: 'search' as const,
        id: search.id,
        name: search.name,
        losses: conditionLosses(search.conditions, id, 'condition'),
      }))
      .filter(({ losses }) => losses.length > 0),
  ];
};

/** D10: a screen needs each or any of its searches; allUsers asks none of them. */
const SETUP_LOSSES = {
  allUsers: () => [],
  allSearches: () => ['will match nobody, as it needs all of its searches'],
  anySearches: (others) =>
    others > 0
      ? ['loses the supporters that only this search found']
      : ['will match nobody, as this is its only search'],
} as const satisfies Record<ScreenMatch, (others: number) => Losses>;

function setupLosses(screen: Screen, id: SearchId, known: ReadonlySet<string>): Losses {
  if (!screen.searchIds.includes(id) || !isScreenMatch(screen.match)) return [];
  return SETUP_LOSSES[screen.match](screen.searchIds.filter((one) => known.has(one)).length);
}

const isScreenMatch = (match: string): match is ScreenMatch => Object.hasOwn(SETUP_LOSSES, match);

const contentLosses = (screen: Screen, id: SearchId): Losses =>
  screen.content.items.flatMap((item, index) => {
    const object = `object ${String(index + 1)}`;
    return [
      ...conditionLosses(item.conditions, id, `${object}’s condition`),
      ...(printsCountOf(item, id) ? [`${object} shows its fallback instead of the number`] : []),
    ];
  });

const printsCountOf = (item: Item, id: SearchId): boolean =>
  item.type !== 'share' &&
  textsOfItem(item).some((text) =>
    (parseText(text) ?? []).some(
      (part) => typeof part !== 'string' && part.source === 'search' && part.id === id,
    ),
  );

const conditionLosses = (
  conditions: readonly ConditionNode[],
  id: SearchId,
  what: string,
): Losses =>
  numberedLeaves(conditions).flatMap(({ number, condition }) =>
    condition.dataType === 'search' && condition.dataId.trim() === id
      ? [`${what} ${number} will be met by ${metByNone(condition) ? 'everybody' : 'nobody'}`]
      : [],
  );
