import {
  withTexts,
  type Explanation,
  type Item,
  type ScreenContent,
  type ScreenId,
} from 'shared-kernel/model';
import type { CompiledYear } from '../year/compileYear';
import type { EvaluationState } from '../conditions/conditionCount';
import { evaluationState, type SupporterFields } from '../year/evaluateSupporter';
import { fillText, type PlaceholderContext } from '../placeholders/fillText';
import { placeholderContext } from '../placeholders/placeholderContext';
import type { NeverShared } from '../sharing/neverShared';
import { timelineOf, type Timeline } from '../timing/timelineOf';
import type { CompiledItem } from '../screens/compileItem';
import type { CompiledScreen } from '../screens/compileScreen';
import { explainedFields, explanationsOf, type ExplainedFields } from './explanations';
import { hasSomethingToSee } from '../screens/hasSomethingToSee';

/**
 * One supporter's screen, ready to play: texts filled, hidden items left out, conditions removed, so that
 * nothing else of the year or the supporter leaves with it (D21).
 */
export interface FinishedScreen extends Timeline<Item> {
  readonly screenId: ScreenId;
  readonly name: string;
  readonly content: ScreenContent;
  /** How its numbers were worked out, where supporters may ask [E82]. */
  readonly explanations: readonly Explanation[];
}

/** Every screen that matches, also one that has nothing to see. */
export const screensForSupporter = (
  compiled: CompiledYear,
  supporter: SupporterFields,
  neverShared: NeverShared = () => null,
): readonly FinishedScreen[] => {
  const state = evaluationState(compiled, supporter);
  const context = placeholderContext(compiled, state);
  const explained = explainedFields(compiled, neverShared);
  return compiled.screens
    .filter(({ matches }) => matches(state.counts))
    .map((screen) => finishScreen(screen, state, context, explained));
};

/** The screens that a supporter gets: those that match and have something to see for them. */
export const screensSeenBy = (
  compiled: CompiledYear,
  supporter: SupporterFields,
  neverShared?: NeverShared,
): readonly FinishedScreen[] =>
  screensForSupporter(compiled, supporter, neverShared).filter(({ content }) =>
    hasSomethingToSee(content, content.items),
  );

/** A screen as one supporter would see it, whether or not its searches match. */
export const finishScreen = (
  { definition, items }: CompiledScreen,
  state: EvaluationState,
  context: PlaceholderContext,
  explained: ExplainedFields = new Map(),
): FinishedScreen => {
  const showing = items.filter(({ shows }) => shows(state)).map(({ item }) => item);
  const shown = showing.map((item) => finishItem(item, context));
  return {
    screenId: definition.id,
    name: definition.name,
    content: { ...definition.content, items: shown },
    explanations: explanationsOf(showing, explained, context),
    ...timelineOf(shown, definition.content.delayAfterLastItem),
  };
};

/** The items that show, in order, with their texts filled. */
export const evaluateItems = (
  items: readonly CompiledItem[],
  state: EvaluationState,
  context: PlaceholderContext,
): readonly Item[] =>
  items.filter(({ shows }) => shows(state)).map(({ item }) => finishItem(item, context));

/** One item as it leaves for a player. */
export const finishItem = (item: Item, context: PlaceholderContext): Item => ({
  ...withTexts(item, (text, part) =>
    fillText(
      text,
      context,
      part === 'text' && item.animation === 'countUp' && item.type !== 'chart',
    ),
  ),
  conditions: [],
});
