import type { Page } from '@playwright/test';
import { addressIn, OPEN_PAGES, STAFF_PAGES, visit } from './pages/everyPage';
import { signInAs } from './pages/signIn';
import { launchOptions } from './support/browser';
import { smallTargets } from './support/smallTargets';
import { expect, test } from './support/test';

/** The smallest text of an input into which iPhones do not zoom. */
const SMALLEST_PX = 16;
/** Inputs in which somebody writes or chooses, whose text is too small. */
const smallInputs = (page: Page): Promise<readonly string[]> =>
  page.evaluate((smallest) => {
    const WRITTEN = 'input, select, textarea, [role=textbox][contenteditable=true]';
    const WITHOUT_TEXT = ['checkbox', 'radio', 'range', 'color', 'file', 'hidden', 'button'];
    return [...document.querySelectorAll<HTMLElement>(WRITTEN)]
      .filter((input) => !WITHOUT_TEXT.includes(input.getAttribute('type') ?? ''))
      .filter((input) => input.checkVisibility())
      .filter((input) => parseFloat(getComputedStyle(input).fontSize) < smallest)
      .map(
        (input) =>
          `${input.tagName} ${input.getAttribute('aria-label') ?? input.id}: ${getComputedStyle(input).fontSize}`,
      );
  }, SMALLEST_PX);

/** Dates in words with a blank in which a line may break. */
const brokenDates = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MONTHS =
      'Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?';
    const date = new RegExp(`\\b\\d{1,2} (${MONTHS})\\b|\\b\\d{1,2}\\s(${MONTHS}) \\d{4}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
      if (date.test(node.nodeValue ?? '') && node.parentElement?.checkVisibility())
        found.push(node.nodeValue ?? '');
    return found;
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'no input of a page that is open to everybody is so small that the page zooms',
    { tag: '@long' },
    async ({ page }) => {
      for (const path of OPEN_PAGES) {
        await visit(page, path);
        expect.soft(await smallInputs(page), path).toEqual([]);
        expect.soft(await brokenDates(page), path).toEqual([]);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login with Google' }).click();
      await expect(page.getByLabel('Another email')).toBeVisible();
      expect(await smallInputs(page)).toEqual([]);
    },
  );

  test(
    'no input of staff is so small, and no date breaks inside',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'admin');
      const searchPage = await addressIn(page, '/searches', /^\/searches\/./);
      const designPage = await addressIn(page, '/screens', /\/design$/);
      const setupPage = await addressIn(page, '/screens', /\/setup$/);
      for (const path of [...STAFF_PAGES, searchPage, setupPage, designPage]) {
        await visit(page, path);
        const inputs = await page.locator('input, select, textarea').count();
        expect.soft(inputs, path).toBeGreaterThan(0);
        expect.soft(await smallInputs(page), path).toEqual([]);
        expect.soft(await brokenDates(page), path).toEqual([]);
      }
      // A form behind a button.
      await visit(page, '/set-up/years');
      await page.getByRole('button', { name: 'Edit' }).first().click();
      expect(await smallInputs(page)).toEqual([]);
    },
  );
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  const isRoomy = async (page: Page, path: string) => {
    await visit(page, path);
    expect.soft(await smallTargets(page), path).toEqual([]);
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect.soft(await page.evaluate(over), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
  };

  test('what is pressed is 44 px high, on pages that are open to everybody', async ({ page }) => {
    for (const path of ['/login', '/help/searches', '/privacy']) await isRoomy(page, path);
  });

  test('what is pressed is 44 px high, everywhere', { tag: '@long' }, async ({ page }) => {
    for (const path of OPEN_PAGES) await isRoomy(page, path);
    await signInAs(page, 'admin');
    for (const path of STAFF_PAGES) await isRoomy(page, path);
  });

  test(
    'the header has two rows, with the page that is open in sight',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'admin');
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 812 });
        for (const [path, name] of [
          ['/searches', 'Searches'],
          ['/account', 'Account'],
        ] as const) {
          await visit(page, path);
          const header = await page.getByRole('banner').boundingBox();
          expect(header?.height, `${path} at ${String(width)}`).toBeLessThanOrEqual(96);
          const open = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
          await expect(open).toHaveAttribute('aria-current', 'page');
          await expect(open).toBeInViewport({ ratio: 1 });
        }
      }
    },
  );
});

/** Edges of lists, of forms and of settings: theirs is one. */
const FRAMED_PAGES = [
  ...['/home', '/screens', '/screens/links', '/screens/templates', '/set-up/pictures', '/account'],
];

test.describe('in a large window', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test(
    'titles of pages begin at one edge, and the way back stands above them',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'admin');
      const setupPage = await addressIn(page, '/screens', /\/setup$/);
      const edges: Record<string, number> = {};
      for (const path of [...FRAMED_PAGES, setupPage]) {
        await visit(page, path);
        const box = await page.getByRole('heading', { level: 1 }).boundingBox();
        edges[path] = Math.round(box?.x ?? 0);
        if (path.split('/').length > 2)
          await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      }
      expect(edges).toEqual(
        Object.fromEntries(Object.keys(edges).map((path) => [path, edges['/home']])),
      );
    },
  );
});

test.describe('with scrollbars that take room', () => {
  test('nothing jumps between a short page and a long one', async ({ playwright, product }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: { width: 1280, height: 800 },
    });
    const placeOf = async (path: string) => {
      await visit(page, path);
      return page.evaluate(() => ({
        header: document.querySelector('header nav')?.getBoundingClientRect().right,
        scrolls: document.documentElement.scrollHeight > document.documentElement.clientHeight,
        scrollbar: window.innerWidth - document.documentElement.clientWidth,
      }));
    };
    const short = await placeOf('/login');
    const long = await placeOf('/privacy');
    expect([short.scrolls, long.scrolls]).toEqual([false, true]);
    expect(long.scrollbar).toBeGreaterThan(0);
    expect(short.header).toBe(long.header);
    await browser.close();
  });
});
