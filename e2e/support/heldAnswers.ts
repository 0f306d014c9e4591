import type { Page, Route } from '@playwright/test';
import { ANSWERS, drawn } from './answersInTurn';

/** How long a page that waits for nothing may take to ask again. */
const ASKS_WITHIN_MS = 600;

/** Answers that come when the test says so. */
export interface HeldAnswers {
  /** Lets the oldest answer come, and the page be drawn with it. False where the page waits for none. */
  readonly letNext: () => Promise<boolean>;
  /** From now on all of them come. */
  readonly letAll: () => void;
  readonly hold: () => void;
}

export async function holdAnswers(page: Page): Promise<HeldAnswers> {
  const waiting: Route[] = [];
  let holding = true;
  await page.route(ANSWERS, async (route) => {
    if (holding) waiting.push(route);
    else await route.continue().catch(ignore);
  });
  const nextRoute = async (): Promise<Route | undefined> => {
    if (waiting.length === 0)
      await page.waitForRequest(ANSWERS, { timeout: ASKS_WITHIN_MS }).catch(ignore);
    return waiting.shift();
  };
  return {
    letNext: async () => {
      const route = await nextRoute();
      if (route === undefined) return false;
      const request = route.request();
      const answered = page.waitForEvent('requestfinished', (ended) => ended === request);
      await route.continue();
      await answered;
      await drawn(page);
      return true;
    },
    letAll: () => {
      holding = false;
      for (const route of waiting.splice(0)) void route.continue().catch(ignore);
    },
    hold: () => {
      holding = true;
    },
  };
}

const ignore = (): void => undefined;
