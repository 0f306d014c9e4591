import {
  MOST_CARD_ACTIONS,
  isSameContent,
  storyProblems,
  type CallToAction,
  type ClosingCard,
  type StoryPlace,
  type StoryProblem,
  type YearStory,
} from 'shared-kernel/model';

/** A story with a row for each call to action that it may have. */
export const editableStory = (story: YearStory): YearStory => ({
  ...story,
  closingCard: {
    ...story.closingCard,
    actions: Array.from(
      { length: MOST_CARD_ACTIONS },
      (_, index) => story.closingCard.actions[index] ?? { label: '', address: '' },
    ),
  },
});

/** As it is stored: tidied, without rows that nobody has filled in. */
export const storedStory = (story: YearStory): YearStory => ({
  ...story,
  hostedPage: {
    path: story.hostedPage.path.trim(),
    title: story.hostedPage.title.trim(),
    description: story.hostedPage.description.trim(),
  },
  logo: story.logo.trim(),
  closingCard: {
    ...story.closingCard,
    title: story.closingCard.title.trim(),
    numbers: story.closingCard.numbers.map(({ text, label }) => ({
      text: text.trim(),
      label: label.trim(),
    })),
    actions: story.closingCard.actions
      .map(({ label, address }) => ({ label: label.trim(), address: address.trim() }))
      .filter((action) => !isBlankAction(action)),
  },
});

export const isSameStory = (one: YearStory, other: YearStory): boolean =>
  isSameContent(storedStory(one), storedStory(other));

/** What keeps the story from being saved, at the rows of the page. */
export function problemsOf(story: YearStory): readonly StoryProblem[] {
  const { closingCard, hostedPage } = story;
  const tidied: YearStory = {
    ...storedStory(story),
    hostedPage: { ...hostedPage, path: hostedPage.path.trim() },
    closingCard: {
      ...closingCard,
      actions: closingCard.actions.map(({ label, address }) => ({
        label: label.trim(),
        address: address.trim(),
      })),
    },
  };
  return storyProblems(tidied).filter(({ at }) => !isOfBlankAction(at, closingCard));
}

/** What is written at a place; '' where it holds no text. */
export function writtenAt(story: YearStory, at: StoryPlace): string {
  const found = at
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      story,
    );
  return typeof found === 'string' ? found : '';
}

const ACTION_PLACE = /^closingCard\.actions\.(\d+)\./;

function isOfBlankAction(at: StoryPlace, { actions }: ClosingCard): boolean {
  const index = ACTION_PLACE.exec(at)?.[1];
  const action = index === undefined ? undefined : actions[Number(index)];
  return action !== undefined && isBlankAction(action);
}

const isBlankAction = ({ label, address }: CallToAction): boolean =>
  label.trim() === '' && address.trim() === '';
