import {
  evaluationState,
  fillText,
  finishItem,
  hasSomethingToSee,
  placeholderContext,
  type CompiledScreen,
  type EvaluationState,
  type PlaceholderContext,
} from 'evaluation';
import {
  asId,
  SHOW_VERSION,
  type FinishedShow,
  type Item,
  type ItemId,
  type ScreenId,
  type ShownScreen,
  type Supporter,
} from 'shared-kernel/model';
import { printedFirstName } from './printedFirstName';
import type { ServedYear } from './servedYear';

/** A supporter's show, and beside it what stays on the server: which screens these are, in their order. */
export interface Show {
  readonly show: FinishedShow;
  readonly screenIds: readonly ScreenId[];
}

/** The screens that match a supporter and have something to see (D10, D21); null where none has. */
export function finishShow(year: ServedYear, supporter: Supporter): Show | null {
  const { compiled, organisationName, sharing } = year;
  const state = evaluationState(compiled, supporter);
  const context = placeholderContext(compiled, state);
  const seen = compiled.screens
    .filter(({ matches }) => matches(state.counts))
    .map((screen) => ({ screen, items: shownItems(screen, state) }))
    .filter(({ screen, items }) => hasSomethingToSee(screen.definition.content, items));
  if (seen.length === 0) return null;
  const texts = seen.flatMap(({ items }) => items.map(({ text }) => text));
  return {
    show: {
      version: SHOW_VERSION,
      language: 'en',
      organisation: { name: organisationName },
      firstName: printedFirstName(texts, context),
      share: { link: year.embedPage?.href ?? '', ...sharing },
      screens: seen.map(({ screen, items }) => shownScreen(screen, items, context)),
    },
    screenIds: seen.map(({ screen }) => screen.definition.id),
  };
}

const shownItems = ({ items }: CompiledScreen, state: EvaluationState): readonly Item[] =>
  items.filter(({ shows }) => shows(state)).map(({ item }) => withoutUnseen(item));

/** What a type of item does not show stays here, placeholders above all. */
const withoutUnseen = (item: Item): Item => ({
  ...item,
  text: item.type === 'share' ? '' : item.text,
  url: item.type === 'image' ? item.url : '',
});

const shownScreen = (
  { definition: { content } }: CompiledScreen,
  items: readonly Item[],
  context: PlaceholderContext,
): ShownScreen => ({
  content: { ...content, items: items.map((item, index) => leaving(item, index, context)) },
  shareTexts: items.map(({ text, animation }) => fillText(text, NOBODY, animation === 'countUp')),
});

/** Ids and orders are those of the show, and conditions say nothing any more. */
const leaving = (item: Item, index: number, context: PlaceholderContext): Item => ({
  ...finishItem(item, context),
  id: asId<ItemId>(String(index + 1)),
  order: index + 1,
  conditionsMatch: 'all',
});

const NOBODY: PlaceholderContext = { field: () => null, search: () => null };
