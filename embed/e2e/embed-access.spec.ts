import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { expect, test } from 'e2e/support/embedTest';
import { openShadows } from 'e2e/support/openShadows';
import { itemOverlaps } from 'e2e/support/itemOverlaps';
import { CampaignPage } from 'e2e/pages/campaign';

test.describe('everybody can use it', () => {
  test('by keyboard alone', async ({ campaign, links, page }) => {
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toBeVisible();
    // Keys come in a part of their own.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    await expect(campaign.story).toBeFocused();
    await page.keyboard.press('Space');
    await expect(campaign.button('Play')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(campaign.screen(2)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(campaign.screen(1)).toBeVisible();
    for (const name of ['Previous screen', 'Play', 'Next screen']) {
      await page.keyboard.press('Tab');
      await expect(campaign.button(name)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(campaign.screen(2)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(campaign.transcript).toContainText('Screen 1');
    await page.keyboard.press('Tab');
    await expect(campaign.button('Not Robin?')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(campaign.notice('This page is no longer personal')).toBeFocused();
  });

  test(
    'a screen stays while the keyboard is on its share buttons',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await page.clock.install();
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Play').click();
      await page.clock.runFor(60_000);
      await expect(campaign.button('Replay')).toBeVisible();
      await campaign.button('Previous screen').click();
      await campaign.story.getByRole('link', { name: 'Share by WhatsApp' }).waitFor();
      await campaign.story.focus();
      await page.keyboard.press('Tab');
      await page.clock.runFor(60_000);
      await expect(campaign.button('Pause')).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await page.clock.runFor(60_000);
      await expect(campaign.button('Replay')).toBeVisible();
    },
  );

  test('with reduced motion, nothing moves', async ({ campaign, links, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toContainText('Robin');
    await campaign.button('Next screen').click();
    await expect(campaign.screen(2)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  const sizes: readonly (readonly [width: number, height: number, tag: string | string[]])[] = [
    [320, 568, []],
    [568, 320, '@long'],
    [667, 375, '@long'],
    [390, 844, '@long'],
    [844, 390, '@long'],
    [768, 1024, '@long'],
    [1920, 1080, '@long'],
  ];
  for (const [width, height, tag] of sizes) {
    test(
      `at ${width} by ${height}, with targets of at least 24 pixels`,
      { tag },
      async ({ campaign, links, page }) => {
        await page.setViewportSize({ width, height });
        await campaign.visit({ token: await links.exportToken() });
        await campaign.pauseAtLast();
        await expect(campaign.button('Copy link')).toBeVisible();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        expect(await itemOverlaps(campaign.story)).toEqual([]);
        const stage = await campaign.story.boundingBox();
        expect(stage?.height).toBeLessThanOrEqual(height);
        for (const target of await page.locator('button:visible, a:visible').all()) {
          const box = await target.boundingBox();
          expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
        }
      },
    );
  }

  test('without accessibility faults, in every state', async ({ campaign, links, page }) => {
    await campaign.visit({});
    await expect(campaign.notice('A page made for each of you')).toBeVisible();
    expect.soft(await accessibilityFaults(page), 'notice').toEqual([]);
    await page.goto('about:blank');
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    expect.soft(await accessibilityFaults(page), 'story').toEqual([]);
    await campaign.transcript.getByText('Read as text').click();
    expect.soft(await accessibilityFaults(page), 'transcript').toEqual([]);
    await campaign.button('Share a picture').click();
    await expect(campaign.pictureDialog).toBeVisible();
    expect.soft(await accessibilityFaults(page), 'picture').toEqual([]);
  });

  test(
    'by touch: tap, swipe and hold',
    { tag: '@long' },
    async ({ browser, links, site, product: _ }) => {
      const context = await browser.newContext({
        hasTouch: true,
        isMobile: true,
        viewport: { width: 390, height: 844 },
      });
      await openShadows(context);
      const campaign = new CampaignPage(await context.newPage(), site);
      await campaign.visit({ token: await links.exportToken() });
      await expect(campaign.screen(1)).toBeVisible();
      const { x, y, width, height } = (await campaign.story.boundingBox())!;
      await campaign.page.touchscreen.tap(x + width * 0.9, y + height / 2);
      await expect(campaign.screen(2)).toBeVisible();
      await campaign.page.touchscreen.tap(x + width * 0.1, y + height / 2);
      await expect(campaign.screen(1)).toBeVisible();
      await campaign.page.touchscreen.tap(x + width * 0.5, y + height / 2);
      await expect(campaign.button('Play')).toBeVisible();
      await context.close();
    },
  );
});
