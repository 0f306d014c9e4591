import type { ScreenDefinition, SearchId } from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import { evaluationState, type SupporterFields } from '../year/evaluateSupporter';
import type { CompiledScreen } from '../screens/compileScreen';
import { hasSomethingToSee } from '../screens/hasSomethingToSee';
import type { SearchTrace } from './searchTrace';
import { createTracer } from './traceSearch';

/** Why a supporter sees a screen or does not. */
export interface ScreenTrace {
  readonly screen: ScreenDefinition;
  readonly seen: boolean;
  readonly reason: ScreenReason;
  /** The searches that decide, in the order of the screen; none for a screen that everybody sees. */
  readonly searches: readonly { readonly id: SearchId; readonly trace: SearchTrace | null }[];
}

export const SCREEN_REASONS = [
  'everybody',
  'met',
  'notMet',
  'noSearches',
  'invalidMatch',
  'nothingToSee',
] as const;
export type ScreenReason = (typeof SCREEN_REASONS)[number];

/** Every screen of the year in its order, seen or not; a search that several screens name is traced once. */
export const traceScreens = (
  year: CompiledYear,
  supporter: SupporterFields,
): readonly ScreenTrace[] => {
  const state = evaluationState(year, supporter);
  const trace = createTracer(year, supporter, state);
  return year.screens.map((compiled) => {
    const { definition, matches, items } = compiled;
    const isMatched = matches(state.counts);
    const shownItems = items.filter(({ shows }) => shows(state));
    const seen = isMatched && hasSomethingToSee(definition.content, shownItems);
    return {
      screen: definition,
      seen,
      reason: isMatched && !seen ? 'nothingToSee' : reasonOf(compiled, isMatched),
      searches: decidesBySearches(compiled)
        ? definition.searchIds.map((id) => {
            const slot = year.slotBySearchId.get(id);
            return { id, trace: slot === undefined ? null : trace(slot) };
          })
        : [],
    };
  });
};

const decidesBySearches = ({ match }: CompiledScreen): boolean =>
  match !== null && match !== 'allUsers';

const reasonOf = ({ match, slots }: CompiledScreen, isMatched: boolean): ScreenReason => {
  if (match === null) return 'invalidMatch';
  if (match === 'allUsers') return 'everybody';
  if (slots.length === 0) return 'noSearches';
  return isMatched ? 'met' : 'notMet';
};
