import type { Browser, Page, TestInfo } from '@playwright/test';
import { fillText } from 'evaluation';
import { ANIMATIONS, asId, DEFAULT_STORY, DEVICE_PRESETS, VIEWS } from 'shared-kernel/model';
import type {
  Item,
  ItemId,
  OrganisationId,
  ScreenContent,
  View,
  YearId,
} from 'shared-kernel/model';
import { BOLD } from '../src/templates/styles/bold';
import { SCENES } from '../src/templates/stories/stories';
import { templateOf } from '../src/templates/templates';
import { templateSetting } from '../src/templates/templateSetting';
import type { DesignerPage } from 'e2e/pages/designer';
import { designNewScreen } from 'e2e/pages/designNewScreen';
import type { PlayerPage } from 'screen-player/journeys/playerPage';
import { aContent, aText } from 'screen-player/journeys/playerContent';
import { expect, test } from 'screen-player/journeys/playerTest';

/** One view in every run, all of them in the long one. */
const COMPARED: readonly View[] =
  process.env['TEST_LONG'] === undefined ? ['mobilePortrait'] : VIEWS;

const VIEW_NAMES = {
  mobilePortrait: 'Mobile portrait',
  mobileLandscape: 'Mobile landscape',
  tabletPortrait: 'Tablet portrait',
  tabletLandscape: 'Tablet landscape',
  desktopLandscape: 'Desktop',
} as const satisfies Record<View, string>;

let items = 0;
const NEVER_SAVED = { revision: 0, savedBy: '', savedAt: null };
const setting = templateSetting({
  organisation: {
    id: asId<OrganisationId>('oakhollow'),
    name: 'Oakhollow Woodland Trust',
    preferences: {
      fontFamilies: ['Georgia', 'Verdana'],
      colours: ['#12372a', '#f6f1e3', '#c8553d'],
    },
    preferencesSaved: NEVER_SAVED,
    pendingDeletion: null,
  },
  year: {
    id: asId<YearId>('2026'),
    name: '2026',
    dateFrom: { year: 2025, month: 12, day: 31 },
    dateTo: { year: 2027, month: 1, day: 1 },
    embedPage: '',
    retainUntil: null,
    retainUntilSetBy: '',
    removeSupportersAt: null,
    supportersTotal: 12_480,
    supportersRemovedAt: null,
    story: DEFAULT_STORY,
    storySaved: { revision: 0, savedBy: '', savedAt: null },
    screensCombined: {},
    saved: NEVER_SAVED,
    pendingDeletion: null,
  },
  screens: [],
  sourceFor: () => null,
  newId: () => asId<ItemId>(`item-${String((items += 1))}`),
});

/** An empty screen in the designer, in a window where every stage has room at its own size. */
async function openDesigner(browser: Browser, origin: string, name: string): Promise<DesignerPage> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 2600, height: 1900 },
    reducedMotion: 'reduce',
  });
  return designNewScreen(page, name);
}

/** Designs a content, and compares its views with what the player shows at its end. */
async function compare(
  designer: DesignerPage,
  player: PlayerPage,
  content: ScreenContent,
  views: readonly View[],
  testInfo: TestInfo,
): Promise<void> {
  await designer.paste(content.items);
  await designer.setBackground(content.backgroundColour);
  const filled = { ...content, items: content.items.map(withFallback) };
  for (const view of views) {
    const stage = DEVICE_PRESETS[view].popular;
    await designer.chooseView(VIEW_NAMES[view]);
    await drawn(designer.page, content);
    const designed = await designer.picture(stage);
    await player.page.setViewportSize({ width: stage.width + 100, height: stage.height + 100 });
    await player.mount(filled, { stage });
    await player.play();
    for (let seconds = 0; seconds < 60; seconds += 1) await player.tick(1000);
    await drawn(player.page, content);
    const shown = await player.host.locator('> div > div').screenshot({ animations: 'allow' });
    if (!designed.equals(shown)) {
      await testInfo.attach(`${view} designed`, { body: designed, contentType: 'image/png' });
      await testInfo.attach(`${view} shown`, { body: shown, contentType: 'image/png' });
    }
    const apart = designed.equals(shown) ? 0 : await shareApart(player.page, designed, shown);
    // The rims of what is round are smoothed otherwise on a canvas that can be zoomed.
    const isRound = content.items.some(({ type }) => type === 'share' || type === 'shape');
    expect(apart, `${view}: pixels that differ`).toBeLessThanOrEqual(isRound ? 0.002 : 0);
  }
  await designer.undoAll();
}

/** How many of two pictures' colour values are not the same, 0-1. */
const shareApart = (page: Page, ...pictures: readonly Buffer[]): Promise<number> =>
  page.evaluate(
    async (sources) => {
      const [one = [], other = []] = await Promise.all(
        sources.map(async (source) => {
          const blob = new Blob([Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))]);
          const picture = await createImageBitmap(blob);
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          pen?.drawImage(picture, 0, 0);
          return pen?.getImageData(0, 0, picture.width, picture.height).data ?? [];
        }),
      );
      if (one.length !== other.length) return 1;
      let differing = 0;
      one.forEach((value, index) => {
        if (value !== other[index]) differing += 1;
      });
      return differing / one.length;
    },
    pictures.map((picture) => picture.toString('base64')),
  );

/** Icons of share buttons come in a part of their own. */
async function drawn(page: Page, { items }: ScreenContent): Promise<void> {
  const shared = items.filter(({ type }) => type === 'share').length;
  await expect(page.locator('[data-item-type="share"] svg')).toHaveCount(shared * 8);
}

const NOTHING_KNOWN = { field: () => null, search: () => null };

const withFallback = (item: Item): Item => ({ ...item, text: fillText(item.text, NOTHING_KNOWN) });

test(
  'every template is shown to supporters as it is designed',
  { tag: '@long' },
  async ({ player, browser, product }, testInfo) => {
    test.setTimeout(300_000);
    const designer = await openDesigner(browser, product.origin, 'Templates');
    // One screen of each arrangement.
    const arrangements = new Map(SCENES.map((scene) => [scene.arrangement, scene]));
    for (const scene of arrangements.values()) {
      const template = templateOf(scene, BOLD);
      await test.step(template.name, () =>
        compare(designer, player, template.content(setting), COMPARED, testInfo),
      );
    }
  },
);

test(
  'every animation ends as the picture that is designed',
  { tag: '@long' },
  async ({ player, browser, product }, testInfo) => {
    const designer = await openDesigner(browser, product.origin, 'Animations');
    const texts = ANIMATIONS.map((animation, index) =>
      aText(
        animation,
        `${animation}: £1,250 💚 שלום`,
        {
          animation,
          horizontalAlignment: (['left', 'center', 'right'] as const)[index % 3] ?? 'left',
        },
        { top: 5 + index * 11, horizontal: 5, maxWidth: 90 },
      ),
    );
    await compare(designer, player, aContent(...texts), ['mobilePortrait'], testInfo);
  },
);
