import {
  DEVICE_PRESETS,
  DEVICE_SIZES,
  GUARD_RAILS,
  TRANSITIONS,
  VIEWS,
  type ScreenContent,
  type Transition,
} from 'shared-kernel/model';
import { contrastOf } from 'screen-player';
import { aContent, aText, anImage } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';
import { coloursAt } from 'screen-player/journeys/coloursAt';
import { differenceOf } from 'screen-player/journeys/differenceOf';

const PHONE = { width: 390, height: 844 };
const MOVING = TRANSITIONS.filter((kind) => kind !== 'cut');
/** Of each transition, in milliseconds. */
const LASTS = 800;

const before = {
  ...aContent(
    aText('a', 'You gave £1,250', { name: 'amount', backgroundColour: '#ffd166' }, { top: 40 }),
    anImage('b', '/picture.svg', { name: 'picture' }, { top: 8, horizontal: 10, maxWidth: 30 }),
  ),
  delayAfterLastItem: 1,
};
const after = (kind: Transition, changes: Partial<ScreenContent> = {}): ScreenContent => ({
  ...aContent(
    aText('c', '£1,250', { name: 'amount', delay: 1, animation: 'bounce' }, { top: 8 }),
    anImage('d', '/picture.svg', { name: 'picture' }, { top: 45, horizontal: 5, maxWidth: 90 }),
    aText('e', 'for trees', { animation: 'fade', delay: 0.3 }, { top: 70 }),
  ),
  transition: { kind, duration: LASTS / 1000 },
  ...changes,
});

test.use({ viewport: PHONE });

test.describe('transitions', () => {
  for (const kind of MOVING)
    test(
      `[T13] ${kind}: seeking to a moment and playing up to it are one picture`,
      { tag: kind === 'crossFade' || kind === 'sharedElement' ? [] : '@long' },
      async ({ page, story }) => {
        const expectSame = async (one: Buffer, other: Buffer, when: string) =>
          expect(await differenceOf(page, one, other), when).toBeLessThan(0.002);
        const screens = [{ content: before }, { content: after(kind) }];
        await story.mount({ screens });
        await story.settled();
        for (const ms of [1000, 100, 233, 151]) await story.tick(ms);
        await story.settled();
        const played = await story.picture();
        await story.tick(700);
        await story.settled();
        const over = await story.picture();
        await story.mount({ screens });
        await story.seek(1, 484);
        await expectSame(await story.picture(), played, 'within it');
        await story.seek(1, 1184);
        await expectSame(await story.picture(), over, 'after it');
        expect(await differenceOf(page, over, played)).toBeGreaterThan(0.01);
        await story.seek(1, 484);
        await expectSame(await story.picture(), played, 'within it again');
      },
    );

  test(
    '[T13] nothing of the page shows between two screens',
    { tag: '@long' },
    async ({ page, story }) => {
      await page.evaluate(() =>
        document.documentElement.style.setProperty('background', '#ff00ff'),
      );
      for (const kind of MOVING) {
        const next = { content: after(kind, { backgroundColour: '#fffdf4' }) };
        await story.mount({
          screens: [{ content: { ...before, backgroundColour: '#fffdf4' } }, next],
        });
        for (const ms of [80, 320, 480, 720]) {
          await story.seek(1, ms);
          const [corner, ...colours] = await coloursAt(page, await story.picture(), [
            { x: 380, y: 760 },
            ...everywhere(),
          ]);
          const pages = colours.filter(
            ({ red, green, blue }) => red > 180 && blue > 180 && green < 160,
          );
          expect(pages, `${kind} at ${String(ms)} ms`).toEqual([]);
          // Two alike grounds stay one: no dip to white or black where nothing stands.
          if (kind !== 'crossFade' && kind !== 'zoomThrough') continue;
          expect(Math.abs((corner?.green ?? 0) - 253), kind).toBeLessThanOrEqual(2);
          expect(Math.abs((corner?.blue ?? 0) - 244), kind).toBeLessThanOrEqual(2);
        }
      }
    },
  );

  test('[T13] with reduced motion one fades into the other', async ({ page, story }) => {
    const screens = [{ content: before }, { content: after('push') }];
    await story.mount({ screens, reducedMotion: true });
    await story.seek(1, 150);
    const layers = page.locator('.story-layer:visible');
    await expect(layers).toHaveCount(2);
    await expect(layers.last()).toHaveCSS('opacity', '0.5');
    await story.seek(1, 300);
    await expect(layers).toHaveCount(1);
  });
});

/** Points all over a phone, without the bar and the buttons. */
const everywhere = () =>
  Array.from({ length: 39 }, (_, column) =>
    Array.from({ length: 37 }, (__, row) => ({ x: column * 10 + 3, y: row * 20 + 25 })),
  ).flat();

const GROUNDS = {
  white: { backgroundColour: '#ffffff' },
  black: { backgroundColour: '#000000' },
  'mid grey': { backgroundColour: '#808080' },
  'a photograph': { backgroundImage: '/photograph.svg' },
} as const satisfies Record<string, Partial<ScreenContent>>;

test.describe('progress', () => {
  test.use({ deviceScaleFactor: 2 });

  for (const [name, ground] of Object.entries(GROUNDS))
    test(
      `[T3] is told from its ground and from what is to come on ${name}`,
      { tag: name === 'a photograph' ? [] : '@long' },
      async ({ page, story }) => {
        const content = { ...aContent(), ...ground };
        await story.mount({ screens: [{ content }, { content }, { content }] });
        await story.seek(1, 2500);
        const boxes = await page.locator('.story-segment').evaluateAll((segments) =>
          segments.map((segment) => {
            const { left, top, width, height } = segment.getBoundingClientRect();
            return { left, top, width, height };
          }),
        );
        const picture = await story.picture();
        const colours = await Promise.all(
          boxes.map(({ left, top, width, height }) =>
            coloursAt(page, picture, [
              { x: left + width / 4, y: top + height / 2 },
              { x: left + width / 4, y: top - 0.75 },
              { x: left + width / 4, y: top + height + 0.75 },
            ]),
          ),
        );
        const [[played], , [awaited]] = colours as [Colours, Colours, Colours];
        expect(contrastOf(played, awaited)).toBeGreaterThanOrEqual(3);
        for (const [segment, above, below] of colours as Colours[]) {
          expect(contrastOf(segment, above)).toBeGreaterThanOrEqual(3);
          expect(contrastOf(segment, below)).toBeGreaterThanOrEqual(3);
        }
      },
    );
});

type Colour = Parameters<typeof contrastOf>[0];
type Colours = readonly [Colour, Colour, Colour];

test('[T8] on every device each control is in sight and clear of the guard rails', async ({
  page,
  story,
}) => {
  for (const { name, view, device } of DEVICES) {
    await page.setViewportSize(device);
    await story.mount({ screens: [{ content: before }, { content: before }] });
    const [stage, segments, ...buttons] = await page
      .locator('.story-frame, .story-segments, .story-controls, .story-button')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { left, top, width, height } = part.getBoundingClientRect();
          return { left, top, width, height };
        }),
      );
    if (stage === undefined || segments === undefined) throw new Error('not there');
    expect(stage, name).toEqual({ left: 0, top: 0, ...device });
    const rails = GUARD_RAILS[view];
    expect(segments.top, name).toBeGreaterThan(RIM);
    const free = (rails.top / 100) * device.height;
    expect(segments.top + segments.height + RIM, name).toBeLessThanOrEqual(free);
    expect(buttons).toHaveLength(4);
    for (const { left, top, width, height } of buttons) {
      expect(top, name).toBeGreaterThanOrEqual(((rails.top + rails.height) / 100) * device.height);
      expect(top + height, name).toBeLessThanOrEqual(device.height);
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(left + width, name).toBeLessThanOrEqual(device.width);
    }
  }
});

/** Of a segment, in pixels. */
const RIM = 1.5;

const DEVICES = VIEWS.flatMap((view) =>
  DEVICE_SIZES.map((size) => ({
    name: `${view} ${size}`,
    view,
    device: DEVICE_PRESETS[view][size],
  })),
);

test('[T16] the buttons are not seen after two seconds of play, and are by a key', async ({
  page,
  story,
}) => {
  await story.mount({ screens: [{ content: aContent(aText('a', 'Hello')) }] });
  const controls = page.locator('.story-controls');
  await expect(controls).toHaveCSS('opacity', '1');
  await story.tick(2100);
  await expect(controls).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous screen' })).toBeFocused();
  await expect(controls).toHaveCSS('opacity', '1');
});
