import type { ScreenDefinition, ScreenMatch } from 'shared-kernel/model';
import type { ConditionScope } from '../conditions/conditionScope';
import { compileItem, type CompiledItem } from './compileItem';

export interface CompiledScreen {
  readonly definition: ScreenDefinition;
  readonly matches: (counts: readonly number[]) => boolean;
  /** Null where it matches nobody for its invalid match type (D8). */
  readonly match: ScreenMatch | null;
  /** Where the counts of its searches stand; undefined for a search that is gone. */
  readonly slots: readonly (number | undefined)[];
  /** In the order in which they appear. */
  readonly items: readonly CompiledItem[];
}

export const compileScreen = (
  definition: ScreenDefinition,
  scope: ConditionScope,
): CompiledScreen => {
  const match = isScreenMatch(definition.match) ? definition.match : null;
  const slots = definition.searchIds.map(scope.slotOfSearch);
  return {
    definition,
    match,
    slots,
    matches: compileMatches(match, slots),
    items: inItemOrder(definition.content.items).map((item) => compileItem(item, scope)),
  };
};

/** By `order`; items of one order as they are listed. */
export const inItemOrder = <Thing extends { readonly order: number }>(
  things: readonly Thing[],
): readonly Thing[] => [...things].sort((left, right) => left.order - right.order);

/** From the back to the front: by `layer`, of one layer by `order`. */
export const inLayerOrder = <Thing extends { readonly order: number; readonly layer: number }>(
  things: readonly Thing[],
): readonly Thing[] => [...inItemOrder(things)].sort((left, right) => left.layer - right.layer);

export const isScreenMatch = (match: string): match is ScreenMatch =>
  Object.hasOwn(SCREEN_COMBINATIONS, match);

const compileMatches = (
  match: ScreenMatch | null,
  slots: CompiledScreen['slots'],
): CompiledScreen['matches'] => {
  if (match === null) return () => false;
  const combine = SCREEN_COMBINATIONS[match];
  return (counts) => combine(slots.map((slot) => slot !== undefined && (counts[slot] ?? 0) > 0));
};

/** D10: all or any of no searches is nobody; a search that is gone matches nobody. */
const SCREEN_COMBINATIONS = {
  allUsers: () => true,
  allSearches: (matched) => matched.length > 0 && matched.every(Boolean),
  anySearches: (matched) => matched.some(Boolean),
} as const satisfies Record<ScreenMatch, (matched: readonly boolean[]) => boolean>;
