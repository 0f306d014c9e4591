import type { Page } from '@playwright/test';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { expect, test } from 'e2e/support/embedTest';

type Size = readonly [width: number, height: number, tag: string | string[]];

const POSTER = '?mode=poster';
/** Where the page is, and what of it has the focus. */
const whereabouts = (page: Page) =>
  page.evaluate(() => ({
    scroll: Math.round(window.scrollY),
    focus: document.activeElement?.shadowRoot?.activeElement?.textContent,
    locked: document.documentElement.style.overflow,
  }));

test.use({ viewport: { width: 390, height: 844 } });

/** Whether the page itself can be reached, or is inert behind what lies over it. */
const takesFocus = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('h1');
    const before = document.activeElement;
    if (heading === null) throw new Error('The page has no heading');
    heading.tabIndex = -1;
    heading.focus();
    const isTaken = document.activeElement === heading;
    if (before instanceof HTMLElement) before.focus();
    return isTaken;
  });

/** With as much of a page above and below as lets it be scrolled. */
async function scrolledTo(page: Page, top: number): Promise<void> {
  await page.evaluate((scroll) => {
    for (const part of document.querySelectorAll<HTMLElement>('header'))
      part.style.height = '400px';
    document.body.style.height = '3000px';
    window.scrollTo(0, scroll);
  }, top);
}

test.describe('a poster', () => {
  test('opens the story over the whole viewport, and leaves the page where it was', async ({
    campaign,
    links,
    page,
  }) => {
    const told = campaign.recordEvents();
    await campaign.visit({ token: await links.exportToken(), query: POSTER });
    await expect(campaign.play).toBeVisible();
    await expect(campaign.places.getByText(/^\d+ seconds$/)).toBeVisible();
    await expect(campaign.story).toBeHidden();
    await scrolledTo(page, 320);
    const before = await whereabouts(page);
    await campaign.play.click();
    await expect(campaign.screen(1)).toContainText('Robin');
    expect(await campaign.story.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await expect(campaign.story).toBeFocused();
    expect(await takesFocus(page)).toBe(false);
    expect(await whereabouts(page)).toMatchObject({ locked: 'hidden' });
    await campaign.button('Close').click();
    await expect(campaign.story).toBeHidden();
    await expect.poll(() => whereabouts(page)).toEqual({ ...before, focus: 'Play your year' });
    expect(await takesFocus(page)).toBe(true);
    expect(told).toEqual(['opened 0']);
  });

  test('is come back to by Escape and by the way back, and the story goes on where it was', async ({
    campaign,
    links,
    page,
  }) => {
    await campaign.visit({ token: await links.exportToken(), query: POSTER });
    await scrolledTo(page, 200);
    const address = page.url();
    await campaign.play.click();
    // Keys, and where the focus goes back to, come in a part of their own.
    await page.waitForLoadState('networkidle');
    await campaign.button('Next screen').click();
    await expect(campaign.screen(2)).toBeVisible();
    await page.goBack();
    await expect(campaign.story).toBeHidden();
    // Until the browser has given the screen back nothing can have the focus, nor hear a key.
    await expect.poll(() => whereabouts(page)).toMatchObject({ focus: 'Play your year' });
    await page.keyboard.press('Enter');
    await expect(campaign.screen(2)).toBeVisible();
    await expect(campaign.button('Pause')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(campaign.story).toBeHidden();
    expect(page.url()).toBe(address);
    await expect
      .poll(() => whereabouts(page))
      .toEqual({ scroll: 200, focus: 'Play your year', locked: '' });
  });

  test('keeps the focus where the whole screen is granted after it was left', async ({
    campaign,
    links,
    page,
  }) => {
    await page.addInitScript(() => {
      const ask = Reflect.get(Element.prototype, 'requestFullscreen');
      Element.prototype.requestFullscreen = async function (...options) {
        await new Promise((resolve) => Object.assign(window, { grant: resolve }));
        await ask.apply(this, options);
      };
    });
    await campaign.visit({ token: await links.exportToken(), query: POSTER });
    await campaign.play.click();
    await campaign.button('Close').click();
    await expect(campaign.story).toBeHidden();
    await page.evaluate(async () => {
      await new Promise<void>((resolve) => {
        const follow = () => {
          if (document.fullscreenElement === null) resolve();
        };
        document.addEventListener('fullscreenchange', follow);
        (window as unknown as { grant: () => void }).grant();
      });
    });
    await expect
      .poll(() => whereabouts(page))
      .toMatchObject({ focus: 'Play your year', locked: '' });
  });

  test(
    'gives the page’s own routing its state back, at the address where it was',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await campaign.visit({ token: await links.exportToken(), query: POSTER });
      await page.evaluate(() => {
        const routed: unknown[] = [];
        Object.assign(window, { routed });
        history.replaceState({ route: 1 }, '');
        window.addEventListener('popstate', ({ state }) => routed.push(state));
      });
      const routed = () => page.evaluate(() => (window as unknown as { routed: unknown[] }).routed);
      await campaign.play.click();
      await expect(campaign.story).toBeVisible();
      await page.goBack();
      await expect(campaign.story).toBeHidden();
      await campaign.play.click();
      await campaign.button('Close').click();
      await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ route: 1 });
      const states = await routed();
      expect(states).toEqual(states.map(() => ({ route: 1 })));
      // Where the page goes on by itself nothing is taken back from it.
      await campaign.play.click();
      await page.evaluate(() => history.pushState({ route: 2 }, '', '#two'));
      await campaign.button('Close').click();
      await expect(campaign.story).toBeHidden();
      expect(new URL(page.url()).hash).toBe('#two');
    },
  );

  test('turns with the device while the story plays, every control in sight', async ({
    campaign,
    links,
    page,
  }) => {
    // As on an iPhone; a window that fills the screen takes no other size from a test.
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    await campaign.visit({ token: await links.exportToken(), query: POSTER });
    await campaign.play.click();
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [667, 375],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(async () => Math.round((await campaign.story.boundingBox())?.width ?? 0))
        .toBe(width);
      for (const name of ['Previous screen', 'Pause', 'Next screen', 'Close'])
        await expect(campaign.button(name)).toBeInViewport({ ratio: 1 });
    }
  });

  for (const [width, height, tag] of [
    [375, 667, '@long'],
    [375, 812, []],
  ] satisfies Size[])
    test(
      `at ${width} by ${height} shows the first screen undimmed, with all there is to do in sight`,
      { tag },
      async ({ campaign, links, page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            const header = document.querySelector('header');
            if (header !== null) header.style.height = '180px';
          }),
        );
        await campaign.visit({ token: await links.exportToken(), query: POSTER });
        await expect(campaign.play).toBeInViewport({ ratio: 1 });
        await expect(campaign.places.getByText('Read as text')).toBeInViewport({ ratio: 1 });
        await expect(campaign.button('Not Robin?')).toBeInViewport({ ratio: 1 });
        expect(
          await campaign.places.locator('.poster').evaluate((poster) => {
            const { top, height: whole } = poster.getBoundingClientRect();
            const words = poster.querySelector('.poster-words')?.getBoundingClientRect();
            return {
              veil: getComputedStyle(poster, '::after').content,
              isFree: words !== undefined && words.top > top + whole / 2,
            };
          }),
        ).toEqual({ veil: 'none', isFree: true });
      },
    );

  test('has no accessibility faults, nor has what it opens', async ({ campaign, links, page }) => {
    await campaign.visit({ token: await links.exportToken(), query: POSTER });
    await expect(campaign.play).toBeVisible();
    expect.soft(await accessibilityFaults(page), 'poster').toEqual([]);
    await campaign.play.click();
    await campaign.pauseAtLast();
    expect.soft(await accessibilityFaults(page), 'theatre').toEqual([]);
    await campaign.button('Share a picture').click();
    await expect(campaign.pictureDialog).toBeVisible();
    await campaign.pictureDialog.getByRole('button', { name: 'Close' }).click();
    await expect(campaign.story).toBeVisible();
  });

  test(
    'is taken away with its place, the story in front of it as well',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await campaign.visit({ token: await links.exportToken(), query: POSTER });
      await campaign.play.click();
      await expect(campaign.story).toBeVisible();
      await page.evaluate(() => document.querySelector('[data-supporter-screens]')?.remove());
      await expect(page.getByRole('heading', { name: 'Our campaign' })).toBeVisible();
      expect(await whereabouts(page)).toMatchObject({ locked: '' });
    },
  );
});

test.describe('in the page itself', () => {
  for (const [width, height, tag] of [
    [390, 844, []],
    [844, 390, '@long'],
  ] satisfies Size[])
    test(
      `at ${width} by ${height} it begins when half of it is in sight, and is in sight as a whole`,
      { tag },
      async ({ campaign, links, page }) => {
        await page.setViewportSize({ width, height });
        await page.addInitScript(() =>
          document.addEventListener('DOMContentLoaded', () => {
            document.body.style.cssText = 'padding: 100vh 0; min-height: 200vh';
          }),
        );
        await campaign.visit({ token: await links.exportToken() });
        await expect(campaign.button('Play')).toBeAttached();
        await campaign.places.evaluate((place) => place.scrollIntoView());
        await expect(campaign.button('Pause')).toBeVisible();
        for (const name of ['Previous screen', 'Pause', 'Next screen', 'Not Robin?'])
          await expect(campaign.button(name)).toBeInViewport({ ratio: 1 });
      },
    );
});
