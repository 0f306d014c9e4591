import { imageAddress } from './imageAddress';
import { CARD_NUMBERS, MOST_CARD_ACTIONS, type ClosingCard, type YearStory } from './yearStory';

/** Characters at most, and of a path at least. */
export const STORY_LENGTHS = {
  path: { least: 3, most: 60 },
  pageTitle: 100,
  pageDescription: 300,
  address: 2_000,
  cardTitle: 100,
  numberText: 200,
  numberLabel: 60,
  actionLabel: 40,
} as const;

/** Where in a story something stands. */
export type StoryPlace =
  | 'hostedPage.path'
  | 'hostedPage.title'
  | 'hostedPage.description'
  | 'logo'
  | 'colour'
  | 'closingCard.title'
  | 'closingCard.numbers'
  | 'closingCard.actions'
  | `closingCard.numbers.${number}.${'text' | 'label'}`
  | `closingCard.actions.${number}.${'label' | 'address'}`;

/** What keeps a story from being saved, in a sentence for the place where it can be mended. */
export interface StoryProblem {
  readonly at: StoryPlace;
  readonly sentence: string;
}

/** What is wrong with a story that somebody wants to save, in the order of its parts; the server saves it without any. */
export function storyProblems(story: YearStory): readonly StoryProblem[] {
  const { hostedPage } = story;
  return [
    problem('hostedPage.path', pathFault(story)),
    problem('hostedPage.title', forEverybody(hostedPage.title, STORY_LENGTHS.pageTitle)),
    problem(
      'hostedPage.description',
      forEverybody(hostedPage.description, STORY_LENGTHS.pageDescription),
    ),
    problem('logo', logoFault(story.logo)),
    problem('colour', COLOUR.test(story.colour) ? null : 'A colour is written like #0f5f5b.'),
    ...cardProblems(story.closingCard),
  ].filter((one) => one !== null);
}

const PATH = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;
const COLOUR = /^#[0-9a-f]{6}$/;
const PLACEHOLDER = /\{(?:field|search)\|/;

function pathFault({ linksLeadTo, hostedPage: { path } }: YearStory): string | null {
  const { least, most } = STORY_LENGTHS.path;
  if (path === '')
    return linksLeadTo === 'hostedPage'
      ? 'Personal links lead here: give the page an address.'
      : null;
  if (!PATH.test(path))
    return 'Small letters a to z, digits and hyphens only, a letter or digit first and last.';
  return path.length < least || path.length > most
    ? `Between ${String(least)} and ${String(most)} characters.`
    : null;
}

function logoFault(logo: string): string | null {
  if (logo === '') return null;
  if (logo.length > STORY_LENGTHS.address) return tooLong(logo, STORY_LENGTHS.address);
  return imageAddress(logo) === null ? 'The address of a picture begins with https://.' : null;
}

const cardProblems = ({ title, numbers, actions }: ClosingCard) => [
  problem('closingCard.title', forEverybody(title, STORY_LENGTHS.cardTitle)),
  problem(
    'closingCard.numbers',
    numbers.length > CARD_NUMBERS.most ? `At most ${String(CARD_NUMBERS.most)} numbers.` : null,
  ),
  ...numbers.flatMap(({ text, label }, index) => [
    problem(
      `closingCard.numbers.${index}.text`,
      required(text, 'Say which number stands here.') ?? tooLong(text, STORY_LENGTHS.numberText),
    ),
    problem(
      `closingCard.numbers.${index}.label`,
      required(label, 'Say what the number is of.') ??
        forEverybody(label, STORY_LENGTHS.numberLabel),
    ),
  ]),
  problem(
    'closingCard.actions',
    actions.length > MOST_CARD_ACTIONS ? `At most ${String(MOST_CARD_ACTIONS)} buttons.` : null,
  ),
  ...actions.flatMap(({ label, address }, index) => [
    problem(
      `closingCard.actions.${index}.label`,
      required(label, 'Say what the button does.') ??
        forEverybody(label, STORY_LENGTHS.actionLabel),
    ),
    problem(`closingCard.actions.${index}.address`, actionFault(address)),
  ]),
];

function actionFault(address: string): string | null {
  if (address.length > STORY_LENGTHS.address) return tooLong(address, STORY_LENGTHS.address);
  return isActionAddress(address) ? null : 'The address of a page begins with https://.';
}

/** Whether a call to action may lead there: https, without a name or password that every supporter would be told. */
export function isActionAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

const tooLong = (text: string, most: number): string | null =>
  text.length > most ? `At most ${String(most)} characters.` : null;

const required = (text: string, sentence: string): string | null =>
  text.trim() === '' ? sentence : null;

/** A text in which nothing is filled in: a placeholder would be read as it is written. */
const forEverybody = (text: string, most: number): string | null =>
  PLACEHOLDER.test(text)
    ? 'The same words for everybody: data can stand in the numbers of the closing card alone.'
    : tooLong(text, most);

const problem = (at: StoryPlace, sentence: string | null): StoryProblem | null =>
  sentence === null ? null : { at, sentence };
