import type { Page } from '@playwright/test';
import { signInAs } from './pages/signIn';
import { accessibilityFaults } from './support/accessibilityFaults';
import { expect, test } from './support/test';

const OPEN_PAGES = [
  '/home',
  '/login',
  '/sign-up',
  '/privacy',
  '/terms',
  '/forgot-password',
  '/nowhere',
];
const STAFF_PAGES = [
  '/home',
  '/account',
  '/set-up',
  '/fields',
  '/fields/import',
  '/searches',
  '/screens',
];

/** A page as it stands once its content is there. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The first address of a list that leads to the page of one search or screen. */
async function addressIn(page: Page, list: string, address: RegExp): Promise<string> {
  await visit(page, list);
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const found = addresses.find((one) => one !== null && address.test(one));
  if (found === undefined || found === null) throw new Error(`no ${String(address)} on ${list}`);
  return found;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('pages that are open to everybody have no accessibility faults', async ({ page }) => {
      for (const path of OPEN_PAGES) {
        await visit(page, path);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
      }
    });

    test('pages of staff have no accessibility faults', async ({ page }) => {
      await signInAs(page, 'admin');
      const searchPage = await addressIn(page, '/searches', /^\/searches\/./);
      const designPage = await addressIn(page, '/screens', /\/design$/);
      const setupPage = await addressIn(page, '/screens', /\/setup$/);
      for (const path of [...STAFF_PAGES, searchPage, setupPage, designPage]) {
        await visit(page, path);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
      }
    });
  });
}
