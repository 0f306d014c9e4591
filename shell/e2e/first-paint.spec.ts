import type { Page, Route } from '@playwright/test';
import { expect, test } from 'e2e/support/test';

const ENTRY = /\/main\.[0-9a-f]+\.js$/;
/** An address that says more than a path begins with the frame: what a guest sees is drawn by the tool. */
const LOGIN = '/login?drawn=late';

/** Opens a page whose first script does not come before `release` is called. */
async function openWithoutScript(page: Page): Promise<{ readonly release: () => Promise<void> }> {
  const held = new Promise<Route>((resolve) => {
    void page.route(ENTRY, (route) => {
      resolve(route);
    });
  });
  await page.goto(LOGIN, { waitUntil: 'commit' });
  // Drawn by its style sheet, too.
  await expect(page.locator('.first-paint-brand')).toHaveCSS('display', 'flex');
  return { release: async () => (await held).continue() };
}

/** Where the frame stands, and its colours. */
const frameOf = (page: Page, header: string) =>
  page.evaluate((selector) => {
    const bar = document.querySelector(selector);
    const sign = bar?.querySelector('img');
    const name = sign?.nextElementSibling;
    if (!bar || !sign || !name) throw new Error(`No ${selector} with the product's name`);
    const { height, width } = bar.getBoundingClientRect();
    const { left, top } = sign.getBoundingClientRect();
    const words = name.getBoundingClientRect();
    const { backgroundColor, borderBottomColor, borderBottomWidth } = getComputedStyle(bar);
    const { color, fontSize, fontWeight, letterSpacing, lineHeight } = getComputedStyle(name);
    const ground = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((colour) => colour !== 'rgba(0, 0, 0, 0)');
    return {
      bar: { height, width, backgroundColor, borderBottomColor, borderBottomWidth },
      sign: { left, top },
      name: {
        left: words.left,
        top: words.top,
        color,
        fontSize,
        fontWeight,
        letterSpacing,
        lineHeight,
      },
      ground,
    };
  }, header);

test.describe('before any script is there', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1280])
      test(`the frame stands where the tool draws it: ${colorScheme}, ${String(width)} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        const { release } = await openWithoutScript(page);
        const before = await frameOf(page, '.first-paint-header');
        await release();
        await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
        expect(await frameOf(page, 'header')).toEqual(before);
      });

  test('all is asked for that the first page needs', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\.(js|css|woff2|json)$/.test(request.url())) asked.push(request.url());
    });
    const { release } = await openWithoutScript(page);
    await expect(page.locator('link[rel=preload][as=script]').first()).toBeAttached();
    const preloaded = await page
      .locator('link[rel=preload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    await expect.poll(() => preloaded.filter((url) => !asked.includes(url))).toEqual([]);
    const atOnce = new Set(asked);
    await release();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(asked.filter((url) => !atOnce.has(url))).toEqual([]);
    expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([]);
  });
});

test.describe('the font of the tool', () => {
  const fontOfHeading = (page: Page): Promise<string> =>
    page
      .getByRole('heading', { name: 'Login' })
      .evaluate((heading) => getComputedStyle(heading).fontFamily);

  test('draws the first words', async ({ page }) => {
    await page.goto(LOGIN);
    expect(await fontOfHeading(page)).toContain('Inter');
  });

  test('that comes late does not take the place of words', async ({ page }) => {
    const held: Route[] = [];
    await page.route(/\.woff2$/, (route) => {
      held.push(route);
    });
    await page.goto(LOGIN, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: 'Login' });
    await expect(heading).toBeVisible();
    const before = await heading.boundingBox();
    const come = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.woff2'),
    );
    await Promise.all([come, ...held.map((route) => route.continue())]);
    await page.evaluate(() => document.fonts.load("1em 'Inter Variable'"));
    expect(await fontOfHeading(page)).not.toContain('Inter');
    expect(await heading.boundingBox()).toEqual(before);
  });
});
