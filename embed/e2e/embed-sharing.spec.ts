import { readFile } from 'node:fs/promises';
import { expect, test } from 'e2e/support/embedTest';

test.describe('sharing', () => {
  test('[P1] share buttons wait for their time like every item', async ({
    campaign,
    links,
    page,
  }) => {
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
  });

  test('shares the general page and the hashtag, never the personal link', async ({
    campaign,
    links,
    site,
  }) => {
    const token = await links.exportToken();
    const told = campaign.recordEvents();
    await campaign.visit({ token });
    await campaign.pauseAtLast();
    const addresses = await campaign.story
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    expect(addresses).toHaveLength(6);
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

  test('a picture has its size, and numbers and name only where they are asked for', async ({
    campaign,
    links,
  }) => {
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await campaign.button('Share a picture').click();
    const dialog = campaign.pictureDialog;
    await dialog.getByLabel('Screen').selectOption({ index: 0 });
    await expect(dialog.getByRole('img', { name: 'friend' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Robin' })).toBeHidden();
    await dialog.getByLabel('Show my numbers and my name').check();
    await expect(dialog.getByRole('img', { name: 'Robin' })).toBeVisible();
    for (const [shape, width, height] of [
      ['Tall, for stories', 1080, 1920],
      ['Wide, for posts', 1200, 630],
    ] as const) {
      await dialog.getByLabel('Shape').selectOption(shape);
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
  });

  test('the show goes on when the picture is closed, where it was playing', async ({
    campaign,
    links,
  }) => {
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
  });

  test('a picture that fails is told in words that can be read', async ({
    campaign,
    links,
    page,
  }) => {
    await page.route('**/demo/*.svg', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: 'broken' }),
    );
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await campaign.button('Previous screen').click();
    const words = campaign.story.getByText('Three wrens singing on a branch');
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS('color', 'rgb(255, 255, 255)');
    const box = await words.boundingBox();
    expect(box?.height).toBeGreaterThan(24);
  });
});
