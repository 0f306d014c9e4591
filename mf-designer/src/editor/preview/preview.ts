import {
  compileItems,
  evaluationState,
  finishItem,
  placeholderContext,
  type CompiledYear,
  type PlaceholderContext,
} from 'evaluation';
import type { Item, ScreenContent, Supporter } from 'shared-kernel/model';

import { inListOrder } from '../../document/inListOrder';

/** A screen with the data of one supporter, real or made up. Items that stay the same are finished once. */
export interface Preview {
  /** As it plays: texts filled, items whose conditions are not met left out. */
  readonly played: (content: ScreenContent) => ScreenContent;
  /** As it is designed: texts filled, every item is there [S9]. */
  readonly designed: (content: ScreenContent) => ScreenContent;
  /** What is left of an item's text with the data. */
  readonly textOf: (item: Item) => string;
  /** Whether an item's conditions are met. */
  readonly shows: (item: Item) => boolean;
}

/** [S53] What one supporter of the year sees. */
export function supporterPreview(compiled: CompiledYear, supporter: Supporter): Preview {
  const state = evaluationState(compiled, supporter);
  return previewOf(placeholderContext(compiled, state), (item) =>
    compileItems(compiled, [item]).every(({ shows }) => shows(state)),
  );
}

/** [S53] Without a supporter nobody's conditions can be met or not: all items show. */
export const samplePreview = (context: PlaceholderContext): Preview =>
  previewOf(context, () => true);

function previewOf(context: PlaceholderContext, judge: (item: Item) => boolean): Preview {
  const shows = onceForEach(judge);
  const finished = onceForEach((item) => finishItem(item, context));
  return {
    shows,
    textOf: (item) => finished(item).text,
    played: (content) => ({
      ...content,
      items: inListOrder(content).filter(shows).map(finished),
    }),
    designed: (content) => ({ ...content, items: content.items.map(finished) }),
  };
}

/** Remembers the answer for each item, so that typing into one of a hundred finishes one. */
function onceForEach<T>(answer: (item: Item) => T): (item: Item) => T {
  const known = new WeakMap<Item, { readonly value: T }>();
  return (item) => {
    const held = known.get(item) ?? { value: answer(item) };
    known.set(item, held);
    return held.value;
  };
}
