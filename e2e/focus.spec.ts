import type { Page } from '@playwright/test';
import { addressIn, STAFF_PAGES, visit } from './pages/everyPage';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';

const WINDOWS = [
  ['small laptop', { width: 1280, height: 640 }],
  ['phone', { width: 390, height: 844 }],
] as const;
const MOST_STOPS = 80;

/** What covers the control that has the focus; null where it can be seen, or where there is none. */
const coverOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    // Chakra's boxes and dots are drawn by the label around an input that nobody sees.
    const seen = focused.closest('label') ?? focused;
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const within = (value: number, end: number) => Math.min(Math.max(value, 0), end - 1);
    const over = document.elementFromPoint(
      within((left + right) / 2, innerWidth),
      within(Math.min(top + 12, (top + bottom) / 2), innerHeight),
    );
    if (over === null || seen.contains(over) || over.contains(seen)) return null;
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    return `${name(focused)} lies under ${name(over)}`;
  });

/** Goes through a page by Tab, and back. */
async function hiddenStops(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press(key);
      const hidden = await coverOfFocus(page);
      if (hidden !== null) found.add(hidden);
    }
  return [...found];
}

for (const [device, viewport] of WINDOWS) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test.slow();
    test(
      'a page begins at its top, and what has the focus never lies under a bar',
      { tag: '@long' },
      async ({ page }) => {
        await signInAs(page, 'admin');
        const searchPage = await addressIn(page, '/searches', /^\/searches\/./);
        const setupPage = await addressIn(page, '/screens', /\/setup$/);
        for (const path of [...STAFF_PAGES, searchPage, setupPage]) {
          await visit(page, path);
          expect.soft([path, await page.evaluate(() => scrollY)]).toEqual([path, 0]);
          expect.soft([path, ...(await hiddenStops(page))]).toEqual([path]);
          await page.evaluate(() => {
            scrollTo(0, 200);
          });
        }
      },
    );
  });
}
