import type { Page, Request } from '@playwright/test';

/** Answers with data: documents, functions, and the parts of the product that are loaded at run time. */
export const ANSWERS = /\/(v1|demo-[^/]*|remotes|api)\/|\/v1:|remotes\.json|\.woff2/;

/**
 * From now on answers reach the page one after the other, each in a frame of its own: the page is drawn in every state
 * that a slow network could show it in.
 */
export async function answersInTurn(page: Page): Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  await page.route(ANSWERS, async (route) => {
    const turn = before;
    const ended = endOf(page, route.request()).then(() => drawn(page));
    before = ended;
    await turn;
    await route.continue().catch(ignore);
    await ended;
  });
}

/** Resolves when what has happened so far is on the screen. */
export const drawn = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    )
    .catch(ignore);

const ignore = (): void => undefined;

function endOf(page: Page, request: Request): Promise<void> {
  return new Promise((resolve) => {
    const look = (ended: Request): void => {
      if (ended !== request) return;
      page.off('requestfinished', look);
      page.off('requestfailed', look);
      resolve();
    };
    page.on('requestfinished', look);
    page.on('requestfailed', look);
  });
}
