import type { Browser, Page } from '@playwright/test';
import { signInAs, type DemoRole } from './signIn';

/** The same page in the browser of another person. */
export async function inAnotherBrowser(
  browser: Browser,
  role: DemoRole,
  address: string,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(new URL('/login', address).href);
  await signInAs(page, role);
  await page.goto(address);
  return page;
}
