import type { Page } from '@playwright/test';

/** Addresses below an area, whose pages say the way to them. */
const BELOW_AN_AREA = /^\/((screens|searches|fields|set-up)\/.|supporters$)/;

/** What every page has in common: a tab's title that names it, the way past the header, and the way to it. */
export async function frameFaults(page: Page): Promise<readonly string[]> {
  const { pathname } = new URL(page.url());
  const found = await page.evaluate(() => ({
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    // The first thing that Tab comes to.
    first: document.querySelector('a[href], button, input, select, textarea')?.textContent ?? '',
    ways: document.querySelectorAll('main nav[aria-label="Breadcrumb"] a').length,
  }));
  return [
    ...(found.title.endsWith(' – Supporter Screens') && found.title.includes(found.heading)
      ? []
      : [`the title “${found.title}” does not name “${found.heading}” and the site`]),
    ...(found.first === 'Skip to content' ? [] : [`the first stop is “${found.first}”`]),
    ...(found.ways > 0 === BELOW_AN_AREA.test(pathname)
      ? []
      : [`${String(found.ways)} ways to it`]),
  ];
}
