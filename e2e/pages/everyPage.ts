import { expect, type Page, type Request } from '@playwright/test';

/** Pages that are open to everybody, one that does not exist among them. */
export const OPEN_PAGES: readonly string[] = [
  '/home',
  '/login',
  '/sign-up',
  '/help',
  '/help/searches',
  '/help/words',
  '/privacy',
  '/terms',
  '/forgot-password',
  '/nowhere',
];

/** Pages of an admin, but for those of one search or screen. */
export const STAFF_PAGES: readonly string[] = [
  '/home',
  '/account',
  '/about',
  '/set-up/years',
  '/set-up/people',
  '/set-up/fonts',
  '/set-up/sharing',
  '/set-up/data',
  '/set-up/activity',
  '/set-up/roll-forward',
  '/set-up/pictures',
  '/set-up/brand',
  '/set-up/care',
  '/fields',
  '/fields/calculated',
  '/fields/import',
  '/searches',
  '/screens',
  '/screens/links',
  '/screens/results',
  '/screens/story',
  '/screens/publish',
  '/screens/templates',
  '/supporters',
];

/** Of these one of each kind. */
export const TELLING_PAGES: readonly string[] = [
  ...['/home', '/set-up/people', '/fields', '/fields/import'],
  ...['/searches', '/screens', '/screens/links', '/screens/publish', '/supporters'],
];

/** The network rests where nothing has been on its way for so long. */
const RESTS_MS = 500;

/**
 * Opens a page, and waits until its content is there, the network rests and no script keeps the page busy: on a slow
 * machine one may run for longer than that before it asks for more. The browser's own `networkidle` is told once, and may
 * be told while the first scripts are being run, before the page has asked for anything.
 */
export async function visit(page: Page, path: string): Promise<void> {
  const onTheWay = new Set<Request>();
  let changedAt = Date.now();
  const asked = (request: Request): void => {
    onTheWay.add(request);
    changedAt = Date.now();
  };
  const ended = (request: Request): void => {
    onTheWay.delete(request);
    changedAt = Date.now();
  };
  page.on('request', asked).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rests = (): boolean => onTheWay.size === 0 && Date.now() - changedAt >= RESTS_MS;
    await expect
      .poll(async () => rests() && (await isFree(page)) && rests(), { timeout: 30_000 })
      .toBe(true);
  } finally {
    page.off('request', asked).off('requestfinished', ended).off('requestfailed', ended);
  }
}

/** Once the page has done what it was about to do. */
const isFree = (page: Page): Promise<boolean> =>
  page.evaluate(() => new Promise<boolean>((free) => setTimeout(free, 0, true)));

/** The first address of a list that leads to the page of one search or screen. */
export async function addressIn(page: Page, list: string, address: RegExp): Promise<string> {
  await visit(page, list);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const found = addresses.find((one) => one !== null && address.test(one));
  if (found === undefined || found === null) throw new Error(`no ${String(address)} on ${list}`);
  return found;
}
