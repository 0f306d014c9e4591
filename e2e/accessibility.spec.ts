import { addressIn, OPEN_PAGES, STAFF_PAGES, TELLING_PAGES, visit } from './pages/everyPage';
import { signInAs } from './pages/signIn';
import { accessibilityFaults } from './support/accessibilityFaults';
import { frameFaults } from './support/frameFaults';
import { expect, test } from './support/test';

/** Breadth for `npm run test:long`. */
const LONG = process.env['TEST_LONG'] !== undefined;

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? '@long' : [];
  test.describe(`in ${colorScheme} colours`, { tag }, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('pages that are open to everybody have no accessibility faults', async ({ page }) => {
      for (const path of OPEN_PAGES) {
        await visit(page, path);
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
        expect.soft(await frameFaults(page), path).toEqual([]);
      }
    });

    test('pages of staff have no accessibility faults', async ({ page }) => {
      test.setTimeout(300_000);
      const pages = LONG ? STAFF_PAGES : TELLING_PAGES;
      await signInAs(page, 'admin');
      const searchPage = await addressIn(page, '/searches', /^\/searches\/./);
      const designPage = await addressIn(page, '/screens', /\/design$/);
      const setupPage = await addressIn(page, '/screens', /\/setup$/);
      for (const path of [...pages, searchPage, setupPage, designPage]) {
        await visit(page, path);
        // The editor looks at its screen for a while; what it says of that comes in and goes.
        if (path === designPage)
          await page.getByRole('button', { name: /^Checks: (nothing|\d)/ }).waitFor();
        expect.soft(await accessibilityFaults(page), path).toEqual([]);
        expect.soft(await frameFaults(page), path).toEqual([]);
      }
    });
  });
}
