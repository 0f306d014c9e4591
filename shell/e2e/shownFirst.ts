import type { Page } from '@playwright/test';
import { expect } from 'e2e/support/test';

/** The tool's first script. */
export const TOOL = /\/main\.[0-9a-f]+\.js$/;

/** What is on the page before any of the tool is there. */
export const shownFirst = (page: Page) => page.locator('#first-paint');

/** Keeps the tool's first script away until it is called. */
export async function holdTool(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(TOOL, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(shownFirst(page)).toHaveCount(0);
  };
}

/** Where each of the parts stands, and how it looks. */
export const looksOf = (page: Page, within: string, parts: string) =>
  page.evaluate(
    ([root, selector]) =>
      Array.from(document.querySelectorAll(`${root} ${selector}`), (part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontFamily, fontSize, fontWeight } =
          getComputedStyle(part);
        const words = part.childElementCount === 0 ? part.textContent : '';
        return {
          ...{ name: part.tagName, words, left, top, width, height },
          ...{ color, backgroundColor, borderColor, fontFamily, fontSize, fontWeight },
        };
      }),
    [within, parts] as const,
  );
