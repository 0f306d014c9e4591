import path from 'node:path';
import { fontPatterns } from 'build-preset/fonts';
import { aContent, aText } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';

/** As the embed's build copies them. */
const FONTS = new Map(
  fontPatterns(path.resolve(import.meta.dirname, '../../embed')).map(({ from, to }) => [
    `/${to}`,
    from,
  ]),
);

test.beforeEach(async ({ player }) => {
  await player.page.route('**/fonts/*', (route) =>
    route.fulfill({
      path: FONTS.get(new URL(route.request().url()).pathname) ?? '',
      contentType: 'font/woff2',
    }),
  );
});

/** What stands for what supporters read. */
const SENTENCE = 'Thank you, Robin: your £125.40 planted 36 saplings this year, and 9 oaks.';
/** Of the width of a line: less than a letter of a short one. */
const MOST_APART = 0.06;

/** Widths and heights of a line in a family, and in what stands in for it, both there. */
interface Line {
  readonly own: { readonly width: number; readonly height: number };
  readonly standIn: { readonly width: number; readonly height: number };
}

test('[P60] every family comes, and what stands in for it is as wide and as high', async ({
  player,
}) => {
  const lines = await player.page.evaluate(async (sentence) => {
    const { FONT_CATALOGUE, adoptFamily } = window.screenPlayer;
    const span = document.createElement('span');
    span.textContent = sentence;
    span.style.cssText = 'position:absolute;white-space:nowrap;font-size:100px;line-height:normal';
    document.body.append(span);
    const found: [string, Line][] = [];
    for (const { name } of FONT_CATALOGUE) {
      adoptFamily(document, name);
      for (const weight of ['400', '700']) {
        const measured = async (family: string) => {
          const faces = await document.fonts.load(`${weight} 100px "${family}"`, sentence);
          if (faces.length === 0) throw new Error(`${family} has no face`);
          span.style.font = `${weight} 100px / normal "${family}"`;
          const { width, height } = span.getBoundingClientRect();
          return { width, height };
        };
        const line = {
          own: await measured(`SS ${name}`),
          standIn: await measured(`SS ${name} Arial`),
        };
        found.push([`${name} ${weight}`, line]);
      }
    }
    return found;
  }, SENTENCE);
  expect(lines).toHaveLength(60);
  for (const [name, { own, standIn }] of lines) {
    expect
      .soft(Math.abs(standIn.width / own.width - 1), `${name} is as wide`)
      .toBeLessThan(MOST_APART);
    expect.soft(Math.abs(standIn.height - own.height), `${name} is as high`).toBeLessThanOrEqual(2);
  }
});

test('[P60] a page asks for the files of its own letters alone, in a shadow root as well', async ({
  player,
}) => {
  const asked: string[] = [];
  player.page.on('request', (request) => {
    const [, file] = /\/fonts\/(.+)\.[0-9a-f]{10}\.woff2$/.exec(request.url()) ?? [];
    if (file !== undefined) asked.push(file);
  });
  const inFont = (text: string) =>
    aContent(aText(text, text, { font: { ...aText('x', 'x').font, family: 'Rubik' } }));
  const faces = () =>
    player.page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').length;
    });
  await player.mount(inFont('Thank you'), { shadow: true });
  await player.seekToEnd();
  await expect.poll(() => asked).toEqual(['rubik-latin-wght-normal']);
  await expect.poll(faces).toBeGreaterThan(0);
  await player.mount(inFont('Дякуємо'), { shadow: true });
  await expect.poll(() => asked).toEqual(['rubik-latin-wght-normal', 'rubik-cyrillic-wght-normal']);
});
