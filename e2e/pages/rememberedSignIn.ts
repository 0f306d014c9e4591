import type { Page } from '@playwright/test';

/** What a browser remembers of somebody who signed in: `firebase/auth`'s entries, and the product's own. */
export interface RememberedSignIn {
  readonly accounts: readonly unknown[];
  readonly local: Readonly<Record<string, string>>;
}

/** Where `firebase/auth` keeps who is signed in. */
const KEPT_AT = { database: 'firebaseLocalStorageDb', store: 'firebaseLocalStorage' };

/** Of the product's origin, which the page shows. */
export const rememberedBy = (page: Page): Promise<RememberedSignIn> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database, 1);
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const reading = opening.result.transaction(store).objectStore(store).getAll();
          reading.onerror = () => reject(new Error(reading.error?.message));
          reading.onsuccess = () => {
            opening.result.close();
            resolve({
              accounts: reading.result as unknown[],
              local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
            });
          };
        };
      }),
    KEPT_AT,
  );

/**
 * Gives a new browser what another one remembers. Playwright's own way closes its page before the database has committed,
 * and now and then nobody is signed in.
 */
export async function remember(page: Page, remembered: RememberedSignIn): Promise<void> {
  await page.route(EMPTY_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><link rel="icon" href="data:,">',
    }),
  );
  await page.goto('/empty-page');
  await page.evaluate(
    ({ database, store, accounts, local }) =>
      new Promise<void>((resolve, reject) => {
        for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
        const opening = indexedDB.open(database, 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore(store, { keyPath: 'fbase_key' });
        };
        opening.onerror = () => reject(new Error(opening.error?.message));
        opening.onsuccess = () => {
          const writing = opening.result.transaction(store, 'readwrite');
          for (const account of accounts) writing.objectStore(store).put(account);
          writing.onerror = () => reject(new Error(writing.error?.message));
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    { ...KEPT_AT, ...remembered },
  );
  await page.unroute(EMPTY_PAGE);
}

/** Of the product's origin, and begins nothing. */
const EMPTY_PAGE = '**/empty-page';
