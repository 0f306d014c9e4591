import type { Page } from '@playwright/test';

/** What a browser remembers of somebody who signed in, by key: `firebase/auth`'s entries, and the product's own. */
export type RememberedSignIn = Readonly<Record<string, string>>;

/** Of the product's origin, which the page shows. */
export const rememberedBy = (page: Page): Promise<RememberedSignIn> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>);

/** Gives a new browser what another one remembers. */
export async function remember(page: Page, remembered: RememberedSignIn): Promise<void> {
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  );
  await page.goto('/empty-page');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, remembered);
  await page.unroute(EMPTY_PAGE);
}

/** Of the product's origin, and begins nothing. */
const EMPTY_PAGE = '**/empty-page';
