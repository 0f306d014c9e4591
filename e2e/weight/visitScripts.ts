import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { visit } from '../pages/everyPage';
import { remember, type RememberedSignIn } from '../pages/rememberedSignIn';
import { signInOf } from '../pages/signIn';
import type { WeighedPage } from './weighedPages';

/** A script that a page has loaded. */
export interface VisitScript {
  readonly path: string;
  readonly code: string;
  /** Bytes as a server would send them. */
  readonly gzipped: number;
}

/** Each page with the scripts of a first visit by an admin, in a browser that has loaded nothing yet. */
export async function* visitPages(
  browser: Browser,
  baseURL: string,
  pages: readonly WeighedPage[],
): AsyncGenerator<readonly [WeighedPage, readonly VisitScript[]]> {
  const admin = await signInOf(browser, baseURL, 'admin');
  for (const page of pages)
    yield [page, await visitScripts(browser, baseURL, page.path, page.isSignedIn ? admin : null)];
}

/** What stands in the page itself, in place of an address. */
export const IN_PAGE = 'in the page';

const SCRIPT_IN_PAGE = /<script>(.*?)<\/script>/gs;

/** The scripts that are loaded until the network rests, those in the page first. */
async function visitScripts(
  browser: Browser,
  baseURL: string,
  path: string,
  remembered: RememberedSignIn | null,
): Promise<readonly VisitScript[]> {
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    if (remembered !== null) await remember(page, remembered);
    const responses: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') responses.push(response);
    });
    const document = page.waitForResponse((response) => response.request().isNavigationRequest());
    await visit(page, path);
    const html = await (await document).text();
    const inPage = [...html.matchAll(SCRIPT_IN_PAGE)].map(([, code = '']) =>
      weighed(IN_PAGE, code),
    );
    // What comes later is no longer of the visit, and is cut off with the page.
    return [...inPage, ...(await Promise.all(responses.map(scriptOf)))];
  } finally {
    await context.close();
  }
}

async function scriptOf(response: Response): Promise<VisitScript> {
  return weighed(new URL(response.url()).pathname, await response.text());
}

const weighed = (path: string, code: string): VisitScript => ({
  path,
  code,
  gzipped: gzipSync(code, { level: 9 }).length,
});

export const gzippedBytes = (scripts: readonly VisitScript[]): number =>
  scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
