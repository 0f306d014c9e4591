import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  CARD_NUMBERS,
  decodeScreenContent,
  DELAY_OPTIONS,
  FONT_SIZES,
  LINE_HEIGHTS,
  storyProblems,
  VIEWS,
  type ScreenContent,
} from 'shared-kernel/model';
import { DEMO_ORGANISATIONS } from './organisations';

/** What the shell serves as it is. */
const PUBLIC = path.resolve(import.meta.dirname, '../../../shell/public');

const SCREENS = DEMO_ORGANISATIONS.flatMap(({ years }) => years).flatMap(({ definitions }) =>
  definitions.screens.map(({ name, content }) => ({ name, content: contentOf(content) })),
);

function contentOf(stored: unknown): ScreenContent {
  const content = decodeScreenContent(stored);
  if (!content.ok) throw new Error(`${content.error.path}: ${content.error.message}`);
  return content.value;
}

const strangers = (values: readonly number[], options: readonly number[]) =>
  values.filter((value) => !options.includes(value));

it('the demo has screens', () => {
  expect(SCREENS.length).toBeGreaterThan(4);
});

it.each(SCREENS)('$name has sizes, heights and delays that can be chosen', ({ content }) => {
  const { items, delayAfterLastItem } = content;
  const fonts = items.flatMap(({ screenSizes }) =>
    Object.values(screenSizes).map(({ font }) => font),
  );
  const delays = [...items.map(({ delay }) => delay), delayAfterLastItem];
  expect(fonts.length).toBeGreaterThan(0);
  expect(
    strangers(
      fonts.map(({ size }) => size),
      FONT_SIZES,
    ),
  ).toEqual([]);
  expect(
    strangers(
      fonts.map(({ lineHeight }) => lineHeight),
      LINE_HEIGHTS,
    ),
  ).toEqual([]);
  expect(strangers(delays, DELAY_OPTIONS)).toEqual([]);
});

it.each(SCREENS)('$name shows and lists first what says something, at once', ({ content }) => {
  const [first] = content.items.toSorted((one, other) => one.order - other.order);
  expect(first?.delay).toBe(0);
  expect(first?.text.trim()).not.toBe('');
});

it.each(SCREENS)('$name has a layout of its own in every view', ({ content }) => {
  for (const { screenSizes } of content.items) expect(Object.keys(screenSizes)).toEqual([...VIEWS]);
});

it.each(SCREENS)('$name shows pictures of the product itself, that are there', ({ content }) => {
  const pictures = [content.backgroundImage, ...content.items.map(({ url }) => url)];
  for (const picture of pictures.filter((address) => address !== '')) {
    expect(picture).toMatch(/^\/demo\/[a-z-]+\.(svg|webp)$/);
    expect(existsSync(path.join(PUBLIC, picture))).toBe(true);
  }
});

const YEARS = DEMO_ORGANISATIONS.flatMap(({ years }) => years);
/** Placeholders of a text, as source and id. */
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(field\|[^|}]+)\|/g)].map(([, name = '']) => name);
/** Without those that print a day as the years since then. */
const asExported = (text: string): string =>
  text.replace(/\{[^{}]*\|(yearsSince|plural;)[^{}]*\}/g, '');

it.each(SCREENS)('$name prints no date as it was exported', ({ content }) => {
  const printed = content.items.flatMap(({ text }) => placeholdersOf(asExported(text)));
  expect(printed.filter((name) => /date|joined|opened/i.test(name))).toEqual([]);
});

it.each(SCREENS)('$name holds for one as for many', ({ content }) => {
  const texts = content.items.map(({ text }) => text).join('\n');
  expect(texts).not.toMatch(/every one of them|\} (trees|saplings|plates|meals)\b/i);
});

it('the demo says of the sum of months that it is one, not what came each month', () => {
  expect(YEARS.length).toBeGreaterThan(1);
  const texts = SCREENS.flatMap(({ content }) => content.items.map(({ text }) => text));
  const monthly = texts.filter((text) => placeholdersOf(text).includes('field|DON Monthly Gift'));
  expect(monthly).toHaveLength(1);
  for (const text of monthly) {
    expect(text).not.toMatch(/\} (a|each|every|came|per) month|month by month/i);
    expect(text).toMatch(/^Your monthly gifts came to /);
  }
});

const STORIES = YEARS.flatMap(({ story, definitions }) =>
  story === undefined ? [] : [{ story, definitions }],
);

it.each(STORIES)('$story.hostedPage.title can be saved, and shows what is there', (one) => {
  const { story, definitions } = one;
  expect(storyProblems(story)).toEqual([]);
  expect(existsSync(path.join(PUBLIC, story.logo))).toBe(true);
  const { numbers } = story.closingCard;
  expect(numbers.length).toBeGreaterThanOrEqual(CARD_NUMBERS.fewest);
  const used = numbers.flatMap(({ text }) => /\{search\|([^|]+)/.exec(text)?.[1] ?? []);
  expect(used).not.toEqual([]);
  expect(definitions.searches.map(({ id }) => id)).toEqual(expect.arrayContaining(used));
});
