import { expect, type Page } from '@playwright/test';

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

/** Opens a page, and waits until its content is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

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
