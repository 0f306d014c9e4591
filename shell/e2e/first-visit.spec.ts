import type { Page, Request, Route } from '@playwright/test';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

/**
 * Opens /searches where one question of the start is not answered until what `awaited` names was asked for as well, and
 * before anything of `later` was: after half a minute the SDK goes on without an answer.
 */
async function openWithout(
  page: Page,
  isHeld: (request: Request) => boolean,
  awaited: readonly ((request: Request) => boolean)[],
  later: (request: Request) => boolean,
): Promise<void> {
  const tooLate: string[] = [];
  page.on('request', (request) => {
    if (later(request)) tooLate.push(request.url());
  });
  const held = new Promise<Route>((resolve) => {
    void page.route('**/*', (route) => {
      if (isHeld(route.request())) resolve(route);
      else void route.fallback();
    });
  });
  const asked = awaited.map((is) => page.waitForRequest(is));
  await page.goto('/searches', { waitUntil: 'commit' });
  const [route] = await Promise.all([held, ...asked]);
  expect(tooLate).toEqual([]);
  await route.fallback();
  await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
}

const reads = (document: RegExp) => (request: Request) =>
  /:(batchGet|runQuery)/.test(request.url()) && document.test(request.postData() ?? '');
const USER = /documents\/users\/[^/"]+"/;
const loads = (file: RegExp) => (request: Request) => file.test(new URL(request.url()).pathname);

test.describe('the first visit of somebody who signed in earlier', () => {
  test('loads the code of an area before it is known who they are', async ({ page }) => {
    await signInAs(page, 'admin');
    await openWithout(
      page,
      loads(/accounts:lookup$/),
      [
        loads(/\/remotes\/searches\/.*remoteEntry[^/]*\.js$/),
        loads(/\/remotes\/searches\/.*expose_remote[^/]*\.js$/),
      ],
      reads(USER),
    );
  });

  test('asks for the organisation beside the person', async ({ page }) => {
    await signInAs(page, 'admin');
    await openWithout(
      page,
      reads(USER),
      [
        reads(/documents\/organisations\/oakhollow"/),
        reads(/documents\/organisations\/oakhollow\/admins\/[^/"]+"/),
      ],
      reads(/documents\/organisations\/oakhollow\/years\/[^/"]+\/searches/),
    );
  });
});

test('shared modules are evaluated while other files are on their way', async ({ page }) => {
  const html = await (await page.request.get('/login')).text();
  const last = Array.from(html.matchAll(/rel="?preload"? as="?script"? href="?([^\s">]+)/g)).at(-1);
  if (last?.[1] === undefined) throw new Error('No script is preloaded');
  const held = new Promise<Route>((resolve) => {
    void page.route(last[1] ?? '', resolve);
  });
  const evaluated = new Promise<void>((resolve) => {
    void page.exposeFunction('tellEvaluated', resolve);
  });
  // Emotion looks for styles of the page when it is evaluated, which Chakra waits for.
  await page.addInitScript(`
    const ask = document.querySelectorAll;
    document.querySelectorAll = function (selector) {
      if (selector.includes('data-emotion')) tellEvaluated();
      return ask.call(this, selector);
    };
  `);
  // Which begins the tool at once.
  await page.goto('/login?drawn=late', { waitUntil: 'commit' });
  const [route] = await Promise.all([held, evaluated]);
  await route.fallback();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
});

test('Home on a phone draws its screens once somebody scrolls towards them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'admin');
  const screens = page.getByRole('region', { name: /^Screens/ });
  // Anew, since the page of the login has been at rest before.
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(screens.getByRole('listitem').first()).toBeAttached();
  await expect(screens.locator('[data-item-id]')).toHaveCount(0);
  await screens.scrollIntoViewIfNeeded();
  await expect(screens.locator('[data-item-id]').first()).toBeVisible();
});

test.describe('the styles of elements and tokens', () => {
  const looks = (page: Page) =>
    page.evaluate(() => {
      const { backgroundColor, fontSize, margin } = getComputedStyle(document.body);
      const heading = document.querySelector('#root h1');
      const made = Array.from(document.querySelectorAll('style[data-emotion="css-global"]'));
      return {
        look: [backgroundColor, fontSize, margin, heading && getComputedStyle(heading).color],
        // One names the layers.
        made: made.reduce(
          (sum, style) => sum + ((style as HTMLStyleElement).sheet?.cssRules.length ?? 0),
          0,
        ),
      };
    });

  test.use({ expectedComplaints: [['ERR_FAILED'], { scope: 'test' }] });

  test('come as a sheet, and are made by the tool where that cannot be had', async ({ page }) => {
    await signInAs(page, 'admin');
    const heading = page.locator('#root').getByRole('heading', { level: 1, name: 'Account' });
    await page.goto('/account');
    await expect(heading).toBeVisible();
    const asSheet = await looks(page);
    expect(asSheet.made).toBe(1);
    await page.route(/\/global-styles\.[^/]*\.css$/, (route) => route.abort());
    await page.reload();
    await expect(heading).toBeVisible();
    const asMade = await looks(page);
    expect(asMade.made).toBeGreaterThan(3);
    expect(asMade.look).toEqual(asSheet.look);
  });
});
