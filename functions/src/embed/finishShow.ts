import {
  evaluationState,
  explanationsOf,
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
  textsOfItem,
  type Explanation,
  type FinishedShow,
  type Item,
  type ItemId,
  type ScreenContent,
  type ScreenId,
  type ShownContent,
  type ShownScreen,
  type Supporter,
  type UploadedFamily,
  type YearStory,
} from 'shared-kernel/model';
import { finishCard } from './finishCard';
import { printedFirstName } from './printedFirstName';
import type { ServedYear } from './servedYear';
import { sharedNames } from './sharedNames';

/** A supporter's show, and beside it what stays on the server: which screens these are, in their order. */
export interface Show {
  readonly show: FinishedShow;
  readonly screenIds: readonly ScreenId[];
}

/** The screens that match a supporter and have something to see (D10, D21); null where none has. */
export function finishShow(year: ServedYear, supporter: Supporter): Show | null {
  const { compiled, organisationName, sharing, story, neverShared, explained } = year;
  const state = evaluationState(compiled, supporter);
  const context = placeholderContext(compiled, state);
  const seen = compiled.screens
    .filter(({ matches }) => matches(state.counts))
    .map((screen) => ({ screen, items: shownItems(screen, state) }))
    .filter(({ screen, items }) => hasSomethingToSee(screen.definition.content, items));
  if (seen.length === 0) return null;
  const contents = seen.map(({ screen, items }) => asTheYear(screen, items, story));
  const names = sharedNames(contents);
  const card = finishCard(story.closingCard, neverShared, context);
  return {
    show: {
      version: SHOW_VERSION,
      language: story.language,
      organisation: {
        name: organisationName,
        ...(story.logo === '' ? {} : { logo: story.logo }),
        colour: story.colour,
      },
      firstName: printedFirstName(
        contents.flatMap(({ items }) => items.flatMap(textsOfItem)),
        neverShared,
        context,
      ),
      share: { link: year.linkPage?.href ?? '', ...sharing },
      screens: contents.map((content) => ({
        ...shownScreen(withFonts(content, year.fonts), names, context),
        ...explaining(explanationsOf(content.items, explained, context)),
      })),
      ...(card === null ? {} : { closingCard: card }),
    },
    screenIds: seen.map(({ screen }) => screen.definition.id),
  };
}

const shownItems = ({ items }: CompiledScreen, state: EvaluationState): readonly Item[] =>
  items.filter(({ shows }) => shows(state)).map(({ item }) => withoutUnseen(item));

/** What a type of item does not show stays here, placeholders above all. */
const withoutUnseen = (item: Item): Item => ({
  ...item,
  text: item.type === 'share' || item.type === 'shape' ? '' : item.text,
  url: item.type === 'image' ? item.url : '',
  link: item.type === 'button' ? item.link : '',
});

/** What a screen leaves to the year is said by the screen. */
const asTheYear = (
  { definition: { content } }: CompiledScreen,
  items: readonly Item[],
  { transition }: YearStory,
): ScreenContent => ({
  ...content,
  items,
  transition: {
    ...content.transition,
    kind: content.transition.kind === 'year' ? transition : content.transition.kind,
  },
});

/** [D270] What nobody else tells a page: where the files of uploaded families are. */
function withFonts(content: ScreenContent, uploads: readonly UploadedFamily[]): ShownContent {
  const fonts = uploads.filter(({ name }) =>
    content.items.some(({ font }) => font.family.trim() === name),
  );
  return fonts.length === 0 ? content : { ...content, fonts };
}

const shownScreen = (
  content: ShownContent,
  names: ReadonlyMap<string, string>,
  context: PlaceholderContext,
): ShownScreen => ({
  content: {
    ...content,
    items: content.items.map((item, index) => ({
      ...leaving(item, index, context),
      name: names.get(item.name) ?? '',
    })),
  },
  shareTexts: content.items.map(({ text, animation }) =>
    fillText(text, NOBODY, animation === 'countUp'),
  ),
});

const explaining = (explanations: readonly Explanation[]): Pick<ShownScreen, 'explanations'> =>
  explanations.length === 0 ? {} : { explanations };

/** Ids and orders are those of the show, and conditions say nothing any more. */
const leaving = (item: Item, index: number, context: PlaceholderContext): Item => ({
  ...finishItem(item, context),
  id: asId<ItemId>(String(index + 1)),
  order: index + 1,
  conditionsMatch: 'all',
  group: '',
});

const NOBODY: PlaceholderContext = { field: () => null, search: () => null };
