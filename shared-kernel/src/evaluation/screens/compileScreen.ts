import type { ScreenDefinition, ScreenMatch } from 'shared-kernel/model';
import type { ConditionScope } from '../conditions/conditionScope';
import { compileItem, type CompiledItem } from './compileItem';

export interface CompiledScreen {
  readonly definition: ScreenDefinition;
  readonly matches: (counts: readonly number[]) => boolean;
  /** In the order in which they appear. */
  readonly items: readonly CompiledItem[];
}

export const compileScreen = (
  definition: ScreenDefinition,
  scope: ConditionScope,
): CompiledScreen => ({
  definition,
  matches: compileMatches(definition, scope),
  items: inItemOrder(definition.content.items).map((item) => compileItem(item, scope)),
});

/** By `order`; items of one order as they are listed. */
export const inItemOrder = <Thing extends { readonly order: number }>(
  things: readonly Thing[],
): readonly Thing[] => things.toSorted((left, right) => left.order - right.order);

export const isScreenMatch = (match: string): match is ScreenMatch =>
  Object.hasOwn(SCREEN_COMBINATIONS, match);

const compileMatches = (
  { match, searchIds }: ScreenDefinition,
  { slotOfSearch }: ConditionScope,
): CompiledScreen['matches'] => {
  if (!isScreenMatch(match)) return () => false;
  const combine = SCREEN_COMBINATIONS[match];
  const slots = searchIds.map(slotOfSearch);
  return (counts) => combine(slots.map((slot) => slot !== undefined && (counts[slot] ?? 0) > 0));
};

/** D10: all or any of no searches is nobody; a search that is gone matches nobody. */
const SCREEN_COMBINATIONS = {
  allUsers: () => true,
  allSearches: (matched) => matched.length > 0 && matched.every(Boolean),
  anySearches: (matched) => matched.some(Boolean),
} as const satisfies Record<ScreenMatch, (matched: readonly boolean[]) => boolean>;
