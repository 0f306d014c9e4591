import type { Page } from '@playwright/test';
import { OPEN_PAGES, STAFF_PAGES, visit } from './pages/everyPage';
import { signInAs } from './pages/signIn';
import { answersInTurn, drawn } from './support/answersInTurn';
import { unsteadiness, watchSteadiness } from './support/steadiness';
import { expect, test } from './support/test';

const PAGES = [
  ...STAFF_PAGES,
  '/searches/planters',
  '/screens/hello/setup',
  '/screens/hello/design',
];
const WINDOWS = [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const;

/** What was unsteady on each page while its answers came one by one. */
async function visitAll(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    await drawn(page);
    expect.soft([path, ...(await unsteadiness(page))]).toEqual([path]);
  }
}

for (const [device, viewport] of WINDOWS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test(
      'nothing moves and no control is made anew while a page fills',
      { tag: '@long' },
      async ({ page }) => {
        test.setTimeout(300_000);
        await watchSteadiness(page);
        await answersInTurn(page);
        await visitAll(page, OPEN_PAGES);
        await page.unrouteAll();
        await signInAs(page, 'admin');
        await answersInTurn(page);
        await visitAll(page, PAGES);
      },
    );
  });
}
