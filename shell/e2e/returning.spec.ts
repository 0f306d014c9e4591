import type { Page } from '@playwright/test';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';
import { holdTool, looksOf, shownFirst, TOOL } from './shownFirst';

const PAGES = [
  { path: '/home', heading: 'Home' },
  { path: '/searches', heading: 'Searches' },
  { path: '/screens', heading: 'Screens' },
  { path: '/fields', heading: 'Data fields' },
  { path: '/account', heading: 'Account' },
];

/** The frame and the page's heading, without what only tells how far work is. */
const PARTS =
  ':is(header, header :is(a, p, select, button, svg, span, kbd), main h1, main h1 + p):not([role=status])';

const headingOf = (page: Page, name: string) =>
  page.locator('#root').getByRole('heading', { level: 1, name });

const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/frame/')).length);

/** The pages have been seen, as by somebody who comes back; every file of the tool has its place in the cache. */
async function see(page: Page, pages: readonly (typeof PAGES)[number][]): Promise<void> {
  for (const { path, heading } of pages) {
    await page.goto(path);
    await expect(headingOf(page, heading)).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
}

for (const [role, colorScheme, width] of [
  ['admin', 'light', 1280],
  ['member', 'dark', 390],
  ['admin', 'dark', 768],
] as const)
  test(`whoever comes back sees frame and heading before the tool, as that draws them: ${role}, ${colorScheme}, ${String(width)} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, role);
    await see(page, PAGES);
    for (const { path, heading } of PAGES) {
      const release = await holdTool(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(shownFirst(page).getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} – Supporter Screens`);
      const before = await looksOf(page, '#first-paint', PARTS);
      expect(before.length).toBeGreaterThan(10);
      await release();
      await expect(headingOf(page, heading)).toBeVisible();
      expect(await looksOf(page, '#root', PARTS)).toEqual(before);
    }
  });

test('a press on an area before the tool is there is the tool’s as soon as that has come', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await see(page, PAGES.slice(1, 2));
  const release = await holdTool(page);
  await page.goto('/searches', { waitUntil: 'commit' });
  const screens = shownFirst(page).getByRole('link', { name: 'Screens', exact: true });
  await screens.click();
  await expect(screens).toHaveAttribute('aria-busy', 'true');
  await release();
  await page.waitForURL('**/screens');
  await expect(headingOf(page, 'Screens')).toBeVisible();
});

test('a tool that cannot be loaded is told, and asked for again', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push('Failed to load resource');
  await signInAs(page, 'admin');
  await see(page, PAGES.slice(1, 2));
  await page.route(TOOL, (route) => route.abort());
  await page.goto('/searches');
  await expect(page.getByRole('alert')).toContainText('Supporter Screens could not be loaded.');
  await page.unroute(TOOL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(headingOf(page, 'Searches')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('whoever logs out leaves nothing of it behind', async ({ page }) => {
  await signInAs(page, 'member');
  await see(page, PAGES.slice(4));
  await expect.poll(() => remembered(page)).toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => remembered(page)).toBe(0);
});
