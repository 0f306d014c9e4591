import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  decodeScreenContent,
  DELAY_OPTIONS,
  FONT_SIZES,
  LINE_HEIGHTS,
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
