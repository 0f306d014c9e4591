import { PLACE_FALLBACK } from 'e2e/support/campaignSite';
import { expect, test } from 'e2e/support/embedTest';
import type { CampaignPage } from 'e2e/pages/campaign';

/** Words of each of Robin's first screens, as somebody reads them who sees them finished. */
const WORDS = [
  'Robin,',
  'this was your year among the trees.',
  'You spoke up',
  'grew into saplings and stakes.',
];

/** What an older browser lacks, as this one loses it before any script of the page runs. */
const LACKS = {
  segmenter: () => void Reflect.deleteProperty(Intl, 'Segmenter'),
  clipboard: () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  fontBoxes: () => {
    for (const name of ['fontBoundingBoxAscent', 'fontBoundingBoxDescent'])
      Reflect.deleteProperty(TextMetrics.prototype, name);
  },
  sheets: () => {
    for (const owner of [Document.prototype, ShadowRoot.prototype])
      Reflect.deleteProperty(owner, 'adoptedStyleSheets');
    Object.defineProperty(window, 'CSSStyleSheet', {
      value: function CSSStyleSheet() {
        throw new TypeError('Illegal constructor');
      },
    });
  },
  changeableSheetLists: () => {
    for (const owner of [Document.prototype, ShadowRoot.prototype]) {
      const { get, set } = Object.getOwnPropertyDescriptor(owner, 'adoptedStyleSheets') ?? {};
      Object.defineProperty(owner, 'adoptedStyleSheets', {
        get(this: unknown) {
          return Object.freeze([...(get?.call(this) as readonly CSSStyleSheet[])]);
        },
        set(this: unknown, sheets: unknown) {
          set?.call(this, sheets);
        },
      });
    }
  },
  observers: () => void Reflect.deleteProperty(window, 'ResizeObserver'),
  shadows: () => void Reflect.deleteProperty(Element.prototype, 'attachShadow'),
} as const;

async function expectStill(campaign: CampaignPage): Promise<void> {
  for (const words of WORDS) await expect(campaign.places.getByText(words).first()).toBeVisible();
  const heights = await campaign.places
    .locator('.still')
    .evaluateAll((screens) => screens.map((screen) => screen.clientHeight));
  expect(heights.length).toBeGreaterThan(2);
  for (const height of heights) expect(height).toBeGreaterThan(300);
  await expect(campaign.button('Copy link')).toHaveCount(0);
}

test('without a segmenter texts are typed all the same', async ({ campaign, links, page }) => {
  await page.addInitScript(LACKS.segmenter);
  await campaign.visit({ token: await links.exportToken() });
  await campaign.pauseAt(1);
  await expect(campaign.story.getByText('Your 2026,').first()).toBeVisible();
});

test('without a clipboard the link is shown to be copied by hand', async ({
  campaign,
  links,
  page,
  site,
}) => {
  await page.addInitScript(LACKS.clipboard);
  await campaign.visit({ token: await links.exportToken() });
  await campaign.pauseAtLast();
  await campaign.button('Copy link').click();
  await expect(campaign.story.getByText(`${site.origin}/your-year`)).toBeVisible();
});

test('where fonts tell no box a picture has its text', async ({ campaign, links, page }) => {
  await page.addInitScript(LACKS.fontBoxes);
  await campaign.visit({ token: await links.exportToken() });
  await campaign.pauseAtLast();
  await campaign.button('Share a picture').click();
  const picture = campaign.pictureDialog.getByRole('img');
  const drawn = () => picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect(campaign.pictureDialog.getByRole('img', { name: 'Oakhollow' })).toBeVisible();
  const without = await drawn();
  // The name is all that differs.
  await campaign.pictureDialog.getByLabel('My first name').check();
  await expect(campaign.pictureDialog.getByRole('img', { name: 'Robin' })).toBeVisible();
  expect(await drawn()).not.toBe(without);
});

test('where the lists of style sheets cannot be changed the story has its styles', async ({
  campaign,
  links,
  page,
}) => {
  await page.addInitScript(LACKS.changeableSheetLists);
  await campaign.visit({ token: await links.exportToken() });
  await expect(campaign.screen(1)).toContainText('Robin');
  await expect(campaign.button('Pause')).toHaveCSS('border-radius', '22px');
});

test.describe('without constructed style sheets', () => {
  // The browser's own sentence about the style that the page does not allow.
  test.use({ expectedComplaints: ['Content Security Policy'] });

  test('screens stand there finished, one below the other', async ({ campaign, links, page }) => {
    await page.addInitScript(LACKS.sheets);
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await campaign.visit({ token: await links.exportToken() });
      await expectStill(campaign);
      if (width === 390) await page.goto('about:blank');
    }
    await campaign.button('Not you?').click();
    await expect(campaign.notice('This page is no longer personal')).toBeVisible();
  });
});

test('where the page lets an empty style through, the story plays without them', async ({
  campaign,
  links,
  page,
}) => {
  await page.addInitScript(LACKS.sheets);
  await campaign.visit({ token: await links.exportToken(), query: '?empty-style' });
  await expect(campaign.screen(1)).toContainText('Robin');
  await expect(campaign.button('Pause')).toHaveCSS('border-radius', '22px');
  await expect(campaign.button('Not Robin?')).toHaveCSS('position', 'absolute');
});

test('where a story cannot play its screens stand there finished', async ({
  campaign,
  links,
  page,
}) => {
  await page.addInitScript(LACKS.observers);
  await campaign.visit({ token: await links.exportToken() });
  await expectStill(campaign);
});

test.describe('what the page says without scripts is shown', () => {
  test('where there are no shadow roots', async ({ browser, links, site, product: _ }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(LACKS.shadows);
    await page.goto(`${site.origin}/your-year#s=${await links.exportToken()}`);
    await expect.poll(() => page.url()).not.toContain('#');
    await expect(page.getByText(PLACE_FALLBACK)).toBeVisible();
    await context.close();
  });

  test.describe('by a browser that cannot read ours', () => {
    test.use({ expectedComplaints: ['Unexpected token'] });

    test('', async ({ campaign, links, page }) => {
      await page.route('**/embed.js', async (route) => {
        const script = await route.fetch();
        // As `?.` is to a browser of 2019.
        await route.fulfill({ response: script, body: `a?!.b;${await script.text()}` });
      });
      await campaign.visit({ token: await links.exportToken() });
      await expect(page.getByText(PLACE_FALLBACK)).toBeVisible();
    });
  });
});
