import type { Page } from '@playwright/test';

/** Moments of a story on a phone, as PNG files in the order of time. */
export type Frames = readonly Buffer[];

/** How often the product is looked at to judge how it moves. */
export const FRAME_MS = 250;

/**
 * Opens a supporter's page, presses play, and takes a picture each `everyMs` of the story's own time, which stands still
 * in between: however slow the machine, each picture is the moment that a supporter sees then.
 */
export async function recordStory(
  page: Page,
  address: string,
  { everyMs, forMs }: { readonly everyMs: number; readonly forMs: number },
): Promise<Frames> {
  await page.addInitScript(OPEN_SHADOWS);
  await page.clock.install();
  await page.goto(address);
  const play = page.getByRole('button', { name: 'Play your year' });
  await play.waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(1_000);
  await play.click();
  const frames: Buffer[] = [];
  for (let atMs = 0; atMs <= forMs; atMs += everyMs) {
    frames.push(await page.screenshot());
    await page.clock.runFor(everyMs);
  }
  return frames;
}

/** The product closes its shadow roots to other scripts; here, what stands inside is looked for by its name. */
const OPEN_SHADOWS = `
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return attach.call(this, { ...options, mode: 'open' });
  };
`;
