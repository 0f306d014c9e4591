import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { remember, rememberedBy, type RememberedSignIn } from './rememberedSignIn';

/** The demo people by the role that the account chooser shows. */
export type DemoRole = 'superadmin' | 'admin' | 'member' | 'without an organisation';

/** What a browser remembers of somebody who signed in, by address of the product and role; one worker's. */
const sessions = new Map<string, RememberedSignIn>();

const HOME = '/home';

/**
 * Leads to Home, or another page, as one of the demo people: through the login page and its account chooser the first
 * time, later in a new browser that remembers it.
 */
export async function signInAs(page: Page, role: DemoRole, path = HOME): Promise<void> {
  const product = (await page.request.get('/healthz')).url();
  const key = `${product} ${role}`;
  const session = isUnused(page.context()) ? sessions.get(key) : undefined;
  if (session === undefined) {
    await signInAnew(page, role);
    sessions.set(key, await rememberedBy(page));
    if (path === HOME) return;
  } else {
    await remember(page, session);
  }
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
  if (path === HOME) await expect(homeOf(page)).toBeVisible();
}

/** What browsers are given, by `remember`, that are to begin as one of the demo people. */
export async function signInOf(
  browser: Browser,
  baseURL: string,
  role: DemoRole,
): Promise<RememberedSignIn> {
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    await signInAs(page, role);
    return await rememberedBy(page);
  } finally {
    await context.close();
  }
}

const homeOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

/** What a browser remembers is not changed under an open page. */
const isUnused = (browser: BrowserContext): boolean =>
  browser.pages().every((page) => page.url() === 'about:blank');

/** Signs in through the login page and its account chooser. */
async function signInAnew(page: Page, role: DemoRole): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page
    .getByRole('alertdialog', { name: 'Choose an account' })
    .getByRole('button', { name: new RegExp(`· ${role}`, 'i') })
    .click();
  await expect(homeOf(page)).toBeVisible();
}
