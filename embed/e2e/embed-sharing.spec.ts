import { readFile } from 'node:fs/promises';
import type { ClosingCard } from 'shared-kernel/model';
import { expect, test } from 'e2e/support/embedTest';
import { keepLaidOutCards, pictureDifference, showLaidOutCard } from './laidOutCard';

const CARD: ClosingCard = {
  shown: true,
  title: '',
  numbers: [
    { text: '{field|DON Nest Box Appeal 2026|0|moneyPounds|}', label: 'Given' },
    { text: '{field|Trees Planted|0|none|}', label: 'Planted' },
    { text: '{field|Volunteer Hours|0|none|}', label: 'Hours of your time' },
  ],
  actions: [{ label: 'Become a member', address: 'https://example.org/join' }],
  qrCode: false,
};
const LONG_TITLE = 'Thank you for everything that you and your neighbours made grow this year';

test.describe('sharing', () => {
  test(
    '[P1] share buttons wait for their time like every item',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await page.clock.install();
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Previous screen').click();
      await campaign.button('Play').click();
      await campaign.button('Next screen').click();
      const copy = campaign.story.getByRole('button', { name: 'Copy link', includeHidden: true });
      await expect(copy).toHaveCount(1);
      await page.clock.runFor(100);
      await expect(copy).toBeHidden();
      await page.clock.runFor(20_000);
      await expect(copy).toBeVisible();
    },
  );

  test('shares the general page and the hashtag, never the personal link', async ({
    campaign,
    links,
    site,
  }) => {
    const token = await links.exportToken();
    const told = campaign.recordEvents();
    await campaign.visit({ token });
    await campaign.pauseAtLast();
    const buttons = campaign.story.getByRole('group', { name: 'Share' }).getByRole('link');
    await expect(buttons).toHaveCount(6);
    const addresses = await buttons.evaluateAll((all) =>
      all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')),
    );
    for (const address of addresses) {
      expect(address).toContain(`${site.origin}/your-year`);
      expect(address).not.toContain(token);
      expect(address).not.toContain('Robin');
    }
    expect(addresses.filter((address) => address.includes('OakhollowYear'))).toHaveLength(5);
    await campaign.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await campaign.button('Copy link').click();
    await expect(campaign.story.getByText('Copied')).toBeVisible();
    const copied = await campaign.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`#OakhollowYear ${site.origin}/your-year`);
    await expect.poll(() => told.at(-1)).toBe(`shared ${(await campaign.place()).of - 1}`);
  });

  test(
    'a picture of the card has its size, and on it what is left ticked alone',
    { tag: '@long' },
    async ({ campaign, links }) => {
      await links.setStory({ closingCard: CARD });
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Share a picture').click();
      const dialog = campaign.pictureDialog;
      await expect(dialog.getByRole('img', { name: '3 Planted' })).toBeVisible();
      await expect(dialog.getByRole('img', { name: 'Robin' })).toBeHidden();
      await dialog.getByLabel('My first name').check();
      await expect(dialog.getByRole('img', { name: 'Thank you, Robin' })).toBeVisible();
      await dialog.getByRole('checkbox', { name: '3 Planted' }).uncheck();
      await expect(dialog.getByRole('img', { name: '3 Planted' })).toBeHidden();
      for (const [shape, width, height] of [
        ['Tall, for stories', 1080, 1920],
        ['Square, for posts', 1080, 1080],
        ['Wide, for posts', 1200, 630],
      ] as const) {
        await dialog.getByLabel(shape).check();
        await expect(dialog.getByRole('img')).toHaveJSProperty('height', height / 2);
        await expect(dialog.getByRole('img')).toHaveJSProperty('width', width / 2);
        const downloading = campaign.page.waitForEvent('download');
        await dialog.getByRole('button', { name: 'Save' }).click();
        const file = await readFile(await (await downloading).path());
        expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
      }
      await campaign.page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(campaign.button('Share a picture')).toBeFocused();
      await expect(campaign.button('Play')).toBeVisible();
    },
  );

  test(
    'a picture is painted as the browser has laid the card out',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await links.setStory({ closingCard: { ...CARD, title: LONG_TITLE, qrCode: true } });
      await page.setViewportSize({ width: 1080, height: 1080 });
      await keepLaidOutCards(page);
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Share a picture').click();
      const dialog = campaign.pictureDialog;
      await dialog.getByLabel('Square, for posts').check();
      await expect(dialog.getByRole('img')).toHaveJSProperty('height', 540);
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Save' }).click();
      const painted = await readFile(await (await downloading).path());
      await expect(page.locator('.picture-bench canvas').last()).toBeAttached();
      await showLaidOutCard(page);
      const laidOut = await page.screenshot({ animations: 'disabled' });
      const difference = await pictureDifference(page, laidOut, painted);
      // Edges of circles alone, which browsers smooth on canvases a little otherwise.
      expect(difference.mean).toBeLessThan(0.2);
      expect(difference.far).toBeLessThan(0.001);
    },
  );

  test(
    'the show goes on when the picture is closed, where it was playing',
    { tag: '@long' },
    async ({ campaign, links }) => {
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Play').click();
      await campaign.button('Share a picture').click();
      await expect(campaign.pictureDialog).toBeVisible();
      await expect(
        campaign.story.getByRole('button', { name: 'Play', includeHidden: true }),
      ).toHaveCount(1);
      await campaign.pictureDialog.getByRole('button', { name: 'Close' }).click();
      await expect(campaign.button('Pause')).toBeVisible();
    },
  );

  test('a picture that fails is told in words that can be read', async ({
    campaign,
    links,
    page,
  }) => {
    await page.route('**/demo/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: 'broken' }),
    );
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAt(6);
    const words = campaign.story.getByText('Three wrens singing on a branch');
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
    const box = await words.boundingBox();
    expect(box?.height).toBeGreaterThan(24);
  });
});

test.describe('the end of a story', () => {
  test('is a card of the supporter’s own numbers, and one thing to do next', async ({
    campaign,
    links,
  }) => {
    await links.setStory({ closingCard: CARD });
    const told = campaign.recordEvents();
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    const { of } = await campaign.place();
    await campaign.button('Next screen').click();
    const { story } = campaign;
    await expect(story.getByRole('heading', { name: 'Thank you, Robin' })).toBeVisible();
    await expect(story.getByRole('definition')).toHaveText(['£21', '3', '6']);
    const call = story.getByRole('link', { name: 'Become a member' });
    await expect(call).toHaveAttribute('href', 'https://example.org/join');
    await campaign.page
      .context()
      .route('https://example.org/**', (route) => route.fulfill({ body: 'Joined' }));
    const popup = campaign.page.waitForEvent('popup');
    await call.click();
    await popup;
    await expect.poll(() => told).toContain(`acted ${of - 1}`);
    await campaign.button('Save as picture').click();
    await expect(campaign.pictureDialog.getByRole('img', { name: '£21 Given' })).toBeVisible();
    await campaign.page.keyboard.press('Escape');
    await campaign.button('Watch again').click();
    await expect(campaign.screen(1)).toBeVisible();
    await expect(call).toHaveCount(0);
  });

  test(
    'holds nothing of a number whose field nobody may share',
    { tag: '@long' },
    async ({ campaign, links }) => {
      await links.setStory({ closingCard: CARD });
      await links.setNeverShare('Trees Planted', true);
      try {
        await campaign.visit({ token: await links.exportToken() });
        await campaign.pauseAtLast();
        await campaign.button('Next screen').click();
        await expect(campaign.story.getByRole('definition')).toHaveText(['£21', '6']);
      } finally {
        await links.setNeverShare('Trees Planted', false);
      }
    },
  );

  test.describe('for whoever wants little movement', () => {
    test.use({ reducedMotion: 'reduce' });
    test('stands still', async ({ campaign, links, page }) => {
      await links.setStory({ closingCard: CARD });
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Next screen').click();
      await expect(campaign.story.getByRole('definition').first()).toHaveText('£21');
      const running = await page.evaluate(() =>
        document.getAnimations().map(({ playState }) => playState),
      );
      expect(running.filter((state) => state === 'running')).toEqual([]);
    });
  });
});
