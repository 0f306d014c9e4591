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

/** The scripts that are loaded until the network rests. */
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
    await visit(page, path);
    // What comes later is no longer of the visit, and is cut off with the page.
    return await Promise.all(responses.map(scriptOf));
  } finally {
    await context.close();
  }
}

async function scriptOf(response: Response): Promise<VisitScript> {
  const body = await response.body();
  return {
    path: new URL(response.url()).pathname,
    code: body.toString(),
    gzipped: gzipSync(body, { level: 9 }).length,
  };
}

export const gzippedBytes = (scripts: readonly VisitScript[]): number =>
  scripts.reduce((sum, { gzipped }) => sum + gzipped, 0);
