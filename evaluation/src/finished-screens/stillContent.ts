import type { ScreenContent, ScreenDefinition } from 'shared-kernel/model';
import { placeholderContext } from '../placeholders/placeholderContext';
import { compileYear } from '../year/compileYear';
import { evaluationState } from '../year/evaluateSupporter';
import { finishItem, finishScreen } from './screensForSupporter';

/**
 * A screen as somebody sees it of whom nothing is known: placeholders print their fallbacks, of alternatives the one
 * for people without a value shows. Where that leaves nothing, every item does.
 */
export function stillContent(screen: ScreenDefinition): ScreenContent {
  const year = compileYear({ ...NOTHING_KNOWN, screens: [screen] });
  const state = evaluationState(year, { fields: {} });
  const context = placeholderContext(year, state);
  const shown = year.screens.flatMap(
    (compiled) => finishScreen(compiled, state, context).content.items,
  );
  const { content } = screen;
  const items = shown.length > 0 ? shown : content.items.map((item) => finishItem(item, context));
  return { ...content, items };
}

const NO_DAY = { year: 1, month: 1, day: 1 };
const NOTHING_KNOWN = {
  year: { dateFrom: NO_DAY, dateTo: NO_DAY },
  today: NO_DAY,
  fields: [],
  searches: [],
};
