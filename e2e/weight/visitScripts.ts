import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { visit } from '../pages/everyPage';
import { signInAs } from '../pages/signIn';
import type { WeighedPage } from './weighedPages';

/** A script that a page has loaded. */
export interface VisitScript {
  readonly path: string;
  readonly code: string;
  /** Bytes as a server would send them. */
  readonly gzipped: number;
}

/** Everything but the shell: the page that asks whether the browser is new enough, inlined into no bundle. */
const BROWSER_CHECK = '/browser-check.js';

/** Each page with the scripts of a first visit by an admin, in a browser that has loaded nothing yet. */
export async function* visitPages(
  browser: Browser,
  baseURL: string,
  pages: readonly WeighedPage[],
): AsyncGenerator<readonly [WeighedPage, readonly VisitScript[]]> {
  const storageState = await sessionOfAdmin(browser, baseURL);
  for (const page of pages) {
    const session = page.isSignedIn ? { storageState } : {};
    yield [page, await visitScripts(browser, page.path, { baseURL, ...session })];
  }
}

async function sessionOfAdmin(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  try {
    await signInAs(await context.newPage(), 'admin');
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

/** The scripts that are loaded until the network rests. */
async function visitScripts(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
): Promise<readonly VisitScript[]> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    const loading: Promise<VisitScript>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      loading.push(
        response.body().then((body) => ({
          path: new URL(response.url()).pathname,
          code: body.toString(),
          gzipped: gzipSync(body, { level: 9 }).length,
        })),
      );
    });
    await visit(page, path);
    return (await Promise.all(loading)).filter((script) => script.path !== BROWSER_CHECK);
  } finally {
    await context.close();
  }
}

export const gzippedBytes = (scripts: readonly VisitScript[]): number =>
  scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
