import {
  DEFAULT_CHART,
  DEFAULT_FIGURE,
  DEFAULT_SHAPE,
  ITEM_TYPES,
  type Item,
  type ItemType,
} from 'shared-kernel/model';
import type { PlayerPage } from 'screen-player/journeys/playerPage';
import { aContent, aText, anImage } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';

// What the browser itself says of an image that is not there.
test.use({ expectedComplaints: ['404 (Not Found)'] });

const LATE_MS = 2_000;
const late: Partial<Item> = { delay: LATE_MS / 1_000 };

const FIGURE = { ...DEFAULT_FIGURE, label: 'late', goal: '50' };

const CHART = {
  ...DEFAULT_CHART,
  values: [
    { label: 'May', value: '£5', colour: '' },
    { label: 'June', value: '£12', colour: '' },
  ],
};

/** Each type in each of its shapes, alone on its screen and named "late". */
const SHAPES = {
  text: { 'a text': aText('late', 'late', late) },
  image: {
    'an image': anImage('late', '/picture.svg', { ...late, text: 'late' }),
    'an image that was refused': anImage('late', 'ftp://x', { ...late, text: 'late' }),
    'an image that failed': anImage('late', '/none.svg', { ...late, text: 'late' }),
  },
  share: {
    'a share object': aText('late', '', { ...late, type: 'share' }),
    'a live share object': aText('late', '', { ...late, type: 'share' }),
  },
  button: {
    'a button': aText('late', 'late', { ...late, type: 'button' }),
    'a live button': aText('late', 'late', {
      ...late,
      type: 'button',
      link: 'https://www.example.org/',
    }),
  },
  shape: {
    'a shape': aText('late', '', {
      ...late,
      type: 'shape',
      shape: DEFAULT_SHAPE,
      backgroundColour: '#14746f',
    }),
  },
  number: {
    'a number': aText('late', '12', { ...late, type: 'number', figure: FIGURE }),
  },
  progress: {
    'a progress': aText('late', '12', { ...late, type: 'progress', figure: FIGURE }),
  },
  chart: {
    'a chart': aText('late', 'late', { ...late, type: 'chart', chart: CHART }),
    'a chart of nothing': aText('late', 'late', {
      ...late,
      type: 'chart',
      chart: { ...CHART, withoutData: 'fallback', fallback: 'late', values: [] },
    }),
  },
} as const satisfies Record<ItemType, Readonly<Record<string, Item>>>;

/** The others are asked in the long run: one that holds a text, one that is shown late, one that is pressed. */
const TELLING: readonly string[] = ['a text', 'an image that failed', 'a live button'];

const tagOf = (shape: string) => (TELLING.includes(shape) ? [] : '@long');

/** What nothing is said of. */
const SILENT = 'a shape';

const CASES = ITEM_TYPES.flatMap((type) =>
  Object.entries(SHAPES[type]).map(([shape, item]) => ({ shape, item })),
);

/** What can be had of the item by eye, pointer, keyboard and screen reader. */
async function presenceOf(player: PlayerPage) {
  const { page } = player;
  const seen = await page.screenshot();
  const pressed = await player.do(({ handle }) => {
    const stage = handle.element.getBoundingClientRect();
    const root = handle.element.getRootNode() as Document | ShadowRoot;
    for (let x = 5; x < stage.width; x += 10)
      for (let y = 5; y < stage.height; y += 10) {
        const there = root.elementFromPoint(stage.left + x, stage.top + y);
        if (there?.closest('[data-item-id]') != null) return true;
      }
    return false;
  });
  await page.locator('body').press('Tab');
  const focused = await player.do(({ handle }) =>
    handle.element.contains((handle.element.getRootNode() as Document).activeElement),
  );
  await player.do(() => (document.activeElement as HTMLElement | null)?.blur());
  const heard = /late|A picture|Share/.test(await page.locator('body').ariaSnapshot());
  return { seen, pressed, focused, heard };
}

const isLive = (shape: string) => shape.includes('live');

for (const { shape, item } of CASES)
  test(
    `[P1] before its time ${shape} is neither seen, pressed, focused nor read out`,
    { tag: tagOf(shape) },
    async ({ player }) => {
      await player.mount(aContent());
      const { seen: nothing } = await presenceOf(player);
      await player.mount(aContent(item), { live: isLive(shape) });
      await player.seek(0);
      const before = await presenceOf(player);
      expect(before.seen.equals(nothing), 'seen').toBe(true);
      expect(before).toMatchObject({ pressed: false, focused: false, heard: false });

      await player.seek(LATE_MS);
      const after = await presenceOf(player);
      expect(after.seen.equals(nothing), 'seen').toBe(false);
      expect(after).toMatchObject({
        pressed: true,
        focused: isLive(shape),
        heard: shape !== SILENT,
      });

      await player.seek(0);
      expect(await presenceOf(player)).toMatchObject({
        pressed: false,
        focused: false,
        heard: false,
      });
    },
  );

for (const { shape, item } of CASES)
  test(
    `[P27] on a hidden part of a page ${shape} is hidden all the time`,
    { tag: tagOf(shape) },
    async ({ player }) => {
      await player.mount(aContent(item), { live: isLive(shape) });
      await player.seek(LATE_MS);
      expect(await presenceOf(player)).toMatchObject({
        pressed: true,
        heard: shape !== SILENT,
      });
      await player.hideHost();
      expect(await presenceOf(player)).toMatchObject({
        pressed: false,
        focused: false,
        heard: false,
      });
    },
  );
