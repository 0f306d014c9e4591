import type { Page } from '@playwright/test';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';
import { holdTool, looksOf, shownFirst, TOOL } from './shownFirst';

const PAGES = [
  { path: '/login', heading: 'Login' },
  { path: '/sign-up', heading: 'Sign up' },
  { path: '/home', heading: 'Home' },
];

/** Whatever has words, or can be pressed, but for what an example plays. */
const ALL =
  ':is(h1, h2, p, a, button, span, svg, [class*=alert], header, main, footer):not([data-welcome-screen] *)';

/** Looks and places are independent: these two cases of each page tell of all. */
const isTelling = (colorScheme: 'light' | 'dark', width: number): boolean =>
  width === { dark: 390, light: 1280 }[colorScheme];

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** As another tab does that logs in. */
const beginTool = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('storage'));
  });

test.describe('a page that somebody sees who has not logged in', () => {
  for (const { path, heading } of PAGES)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 768, 1280])
        test(`is there before the tool, as the tool draws it: ${path}, ${colorScheme}, ${String(width)} px${isTelling(colorScheme, width) ? '' : ' @long'}`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          const release = await holdTool(page);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(shownFirst(page).getByRole('heading', { name: heading })).toBeVisible();
          await expect(page).toHaveTitle(`${heading} – Supporter Screens`);
          const before = await looksOf(page, '#first-paint', ALL);
          expect(before.length).toBeGreaterThan(10);
          await beginTool(page);
          await release();
          await expect(headingOf(page, heading)).toBeVisible();
          expect(await looksOf(page, '#root', ALL)).toEqual(before);
        });

  test('follows the looks that somebody asks for of all pages', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/login');
    await expect(shownFirst(page).getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(shownFirst(page)).toHaveCount(1);
  });

  test('needs no tool until somebody uses it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    for (const { path, heading, after } of [
      { path: '/', heading: 'Login', after: '/login' },
      { path: '/home', heading: 'Home', after: '/home' },
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(headingOf(page, heading)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(after);
    }
    expect(asked.filter((file) => TOOL.test(file))).toEqual([]);
    expect(asked.filter((file) => /^\/guestHome\.[0-9a-f]{10}\.js$/.test(file))).toHaveLength(1);
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Choose an account' })).toBeVisible();
  });

  test('plays the example of a screen', async ({ page }) => {
    await page.goto('/home');
    await expect(shownFirst(page).locator('[data-item-id]').first()).toBeVisible();
  });

  test('follows somebody who logs in in another tab', async ({ page, context }) => {
    await page.goto('/home');
    await expect(headingOf(page, 'Home')).toBeVisible();
    const other = await context.newPage();
    await signInAs(other, 'member');
    await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
  });
});

test.describe('a press before the tool is there', () => {
  test('is the tool’s as soon as that has come', async ({ page }) => {
    const release = await holdTool(page);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Login with Google' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await release();
    await expect(page.getByRole('alertdialog', { name: 'Choose an account' })).toBeVisible();
  });

  test('is one by key as well, and the focus stays where it was', async ({ page }) => {
    const release = await holdTool(page);
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Login with Google' });
    await button.focus();
    await expect(button).toBeFocused();
    await release();
    await expect(page.locator('#root').getByRole('button', { name: /Google/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Choose an account' })).toBeVisible();
  });

  test('is not lost when the tool comes in the middle of it', async ({ page }) => {
    const release = await holdTool(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login with Google' }).hover();
    await page.mouse.down();
    const gone = release();
    await expect(page.locator('#root').getByText('Login with Google')).toBeAttached();
    await expect(shownFirst(page)).toHaveCount(1);
    await page.mouse.up();
    await gone;
    await expect(page.getByRole('alertdialog', { name: 'Choose an account' })).toBeVisible();
  });
});

test('who logged in last is named at once, and can be forgotten before the tool is there', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    localStorage.setItem(
      'supporter-screens/person',
      JSON.stringify({ email: 'ann@example.org', firstName: 'Ann' }),
    );
  });
  const release = await holdTool(page);
  await page.goto('/login');
  await expect(shownFirst(page).getByText('Last time: ann@example.org')).toBeVisible();
  const before = await looksOf(page, '#first-paint', ALL);
  await beginTool(page);
  await release();
  await expect(page.getByText('Last time: ann@example.org')).toBeVisible();
  expect(await looksOf(page, '#root', ALL)).toEqual(before);
  await page.reload();
  await page.getByRole('button', { name: 'Forget' }).click();
  await expect(page.getByText('Last time')).toHaveCount(0);
});
