import type { Page } from '@playwright/test';
import { signInAs } from './pages/signIn';
import { accessibilityFaults } from './support/accessibilityFaults';
import { expect, test } from './support/test';

const OPEN_PAGES = ['/home', '/login', '/sign-up', '/privacy', '/terms', '/nowhere'];
const STAFF_PAGES = ['/home', '/account', '/fields', '/fields/import', '/searches', '/screens'];

/** A page as it stands once its content is there. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Links of a list lead to the page of one search or screen. */
async function addressesOf(page: Page, list: string, link: RegExp): Promise<string> {
  await visit(page, list);
  return (await page.getByRole('link', { name: link }).first().getAttribute('href')) ?? '';
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
      const searchPage = await addressesOf(page, '/searches', /^Edit /);
      const designPage = await addressesOf(page, '/screens', /^Design /);
      const setupPage = await addressesOf(page, '/screens', /^Setup /);
      for (const path of [...STAFF_PAGES, searchPage, setupPage, designPage]) {
        await visit(page, path);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
      }
    });
  });
}
