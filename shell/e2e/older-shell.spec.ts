import type { Page } from '@playwright/test';
import { visit } from 'e2e/pages/everyPage';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

/** What a tab meets that was open while the shell was released: its files are gone, and the first page names others. */
async function releaseAnotherShell(page: Page): Promise<void> {
  await page.route(/^[^/]+\/\/[^/]+\/[\w-]+\.[0-9a-f]{10}\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  );
  await page.route('/', (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body: '<script src="/main.0123456789.js">' })
      : route.continue(),
  );
}

test.use({ expectedComplaints: ['404', 'Loading chunk'] });

test('a tab whose shell is gone is loaded anew by itself, and goes on', async ({ page }) => {
  await signInAs(page, 'admin');
  // All files of Home are there: what is asked for next is what the press asks for.
  await visit(page, '/home');
  await releaseAnotherShell(page);
  let loads = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads += 1;
    void page.unrouteAll();
  });
  // Without pointing at it first, which would ask for its file before it is pressed.
  await page.getByRole('link', { name: 'Account' }).dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(loads).toBe(1);
});
