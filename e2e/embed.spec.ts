import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCampaignSite } from './support/campaignSite';
import { accessibilityFaults } from './support/accessibilityFaults';
import { copyDemoData } from './support/demoData';
import { demoLinks } from './support/demoLinks';
import { expect, test } from './support/embedTest';
import { openShadows } from './support/openShadows';
import { itemOverlaps } from './support/itemOverlaps';
import { isHere, openEngine } from './support/engines/openEngine';
import { startProduct } from './support/localBackend';
import { CampaignPage } from './pages/campaign';

/** What can be seen of the place for screens, in words. */
const seenWords = (): string =>
  [...document.querySelectorAll('[data-supporter-screens]')]
    .flatMap((place) => [...(place.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])])
    .filter((element) => element.childElementCount === 0 && element.checkVisibility())
    .map((element) => element.innerText)
    .join(' ');

for (const engine of ['firefox', 'webkit'] as const) {
  test(`a personal link plays its screens in turn: ${engine}`, async ({ links, site }) => {
    test.skip(!isHere(engine), `${engine} is not on this machine`);
    const token = await links.exportToken();
    const page = await openEngine(engine);
    try {
      await page.open(`${site.origin}/your-year?open#s=${token}`);
      await expect
        .poll(() => page.run(seenWords), { timeout: 30_000 })
        .toMatch(/Screen 1 [\s\S]*Robin/);
      expect(await page.run(() => location.href)).not.toContain(token);
      await expect.poll(() => page.run(seenWords), { timeout: 40_000 }).toContain('Screen 2 of');
    } finally {
      await page.close();
    }
  });
}

test.describe('a personal link', () => {
  test('plays the supporter’s screens in order on a page of another origin', async ({
    campaign,
    links,
  }) => {
    const told = campaign.recordEvents();
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toContainText('Robin');
    await campaign.button('Next screen').click();
    await expect(campaign.screen(2)).toBeVisible();
    await campaign.pauseAtLast();
    await campaign.button('Next screen').click();
    await expect(campaign.button('Replay')).toBeVisible();
    const last = (await campaign.place()).of - 1;
    await expect.poll(() => told).toEqual(['opened 0', `finished ${last}`]);
    await campaign.button('Replay').click();
    await expect(campaign.screen(1)).toBeVisible();
    await expect(campaign.button('Pause')).toBeVisible();
  });

  test('plays by itself from one screen to the next', async ({ campaign, links, page }) => {
    await page.clock.install();
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(campaign.screen(1)).toBeHidden();
  });

  test('tells no server but the product, and that one neither cookies nor where it was', async ({
    campaign,
    links,
    page,
    product,
    site,
  }) => {
    const token = await links.exportToken();
    const requests: { url: string; method: string; headers: Record<string, string> }[] = [];
    page.on('request', (request) => {
      const headers = request.headers();
      requests.push({ url: request.url(), method: request.method(), headers });
    });
    await page.context().addCookies([{ name: 'who', value: 'Robin', url: product.origin }]);
    await campaign.visit({ token });
    await expect(campaign.screen(1)).toBeVisible();
    await campaign.button('Next screen').click();
    const origins = new Set(requests.map(({ url }) => new URL(url).origin));
    expect([...origins].sort()).toEqual([product.origin, site.origin].sort());
    const asked = requests.filter(({ url }) => url.includes('/api/embed/'));
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked) {
      expect(headers['cookie']).toBeUndefined();
      expect(headers['referer'] ?? '').not.toContain('your-year');
    }
    expect(requests.filter(({ url }) => url.replace(/#.*/, '').includes(token))).toEqual([]);
    // A request for leave would be another one, with a method of its own.
    expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['POST']));
  });

  test('looks the same on a page with foreign styles', async ({ campaign, links }) => {
    const token = await links.exportToken();
    const picture = async (query: string) => {
      await campaign.visit({ token, query });
      await campaign.pauseAtLast();
      await campaign.page.mouse.move(0, 0);
      return campaign.places.screenshot();
    };
    const expected = await picture('');
    expect((await picture('?foreign-styles')).equals(expected)).toBe(true);
  });

  test('works where the token stands beside the place, and in a frame', async ({
    campaign,
    links,
  }) => {
    const token = await links.exportToken();
    await campaign.visit({ query: `?token=${token}` });
    await expect(campaign.screen(1)).toContainText('Robin');
    const framed = await campaign.visitFrame(token);
    await expect(framed.screen(1)).toContainText('Robin');
    await framed.button('Next screen').click();
    await expect(framed.screen(2)).toBeVisible();
  });

  test('fills two places of a page, and those that are added later', async ({
    campaign,
    links,
    page,
  }) => {
    await campaign.visit({ token: await links.exportToken(), query: '?places=2' });
    await expect(campaign.story).toHaveCount(2);
    await campaign.button('Next screen').first().click();
    await expect(campaign.screen(2)).toHaveCount(1);
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.dataset['supporterScreens'] = '';
      document.querySelector('main')?.append(place);
    });
    await expect(campaign.story).toHaveCount(3);
    await page.evaluate(() => document.querySelector('[data-supporter-screens]')?.remove());
    await expect(campaign.story).toHaveCount(2);
  });

  test('leaves the address, lasts through a reload, and is no other page’s', async ({
    campaign,
    links,
    page,
    site,
  }) => {
    const token = await links.exportToken();
    await campaign.visit({ token, query: '?from=mail' });
    await expect(campaign.screen(1)).toContainText('Robin');
    expect(page.url()).toBe(`${site.origin}/your-year?from=mail`);
    await page.reload();
    await expect(campaign.screen(1)).toContainText('Robin');
    await page.goto(`${site.origin}/another-year`);
    await expect(campaign.closing('A page made for each of you')).toBeVisible();
    await page.goBack();
    await expect(campaign.screen(1)).toContainText('Robin');
  });

  test('is out of reach of the page’s other scripts once it was read', async ({
    browser,
    links,
    site,
    product: _,
  }) => {
    // As supporters have it: nothing opens the shadow root.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin}/your-year#s=${await links.exportToken()}`);
    const place = page.locator('[data-supporter-screens]');
    await expect.poll(async () => (await place.boundingBox())?.height).toBeGreaterThan(500);
    expect(await place.evaluate((host) => host.shadowRoot)).toBeNull();
    expect(page.url()).toBe(`${site.origin}/your-year`);
    await context.close();
  });

  test('is filled once where the page has the script twice', async ({ campaign, links, page }) => {
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = document.querySelector('script')?.src ?? '';
      document.head.append(script);
      return new Promise((resolve) => script.addEventListener('load', resolve));
    });
    await expect(campaign.story).toHaveCount(1);
  });

  test('is neither seen nor pressed where the page hides the part that it stands in', async ({
    campaign,
    links,
    page,
  }) => {
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await expect(campaign.button('Copy link')).toBeVisible();
    await page.locator('main').evaluate((part) => {
      part.style.visibility = 'hidden';
    });
    await expect(campaign.button('Copy link')).toBeHidden();
    await expect(campaign.button('Play')).toBeHidden();
    for (let step = 0; step < 3; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    }
  });

  test('passed on to somebody else can be left for good', async ({
    campaign,
    links,
    page,
    site,
  }) => {
    const token = await links.exportToken();
    const told = campaign.recordEvents();
    await campaign.visit({ token, query: '?places=2' });
    await campaign.button('Not Robin?').first().click();
    await expect(campaign.closing('This page is no longer personal')).toHaveCount(2);
    await expect(
      page.getByRole('link', { name: `Go to ${new URL(site.origin).host}` }).first(),
    ).toHaveAttribute('href', `${site.origin}/`);
    expect(page.url()).not.toContain(token);
    expect(told).toContain('left 0');
    await page.reload();
    await expect(campaign.closing('A page made for each of you')).toHaveCount(2);
    await expect(campaign.story).toHaveCount(0);
  });
});

test.describe('instead of an error there are kind words', () => {
  test('without a token, and with one that was tampered with', async ({ campaign, links }) => {
    await campaign.visit({});
    await expect(campaign.closing('A page made for each of you')).toBeVisible();
    const token = await links.exportToken();
    const tampered = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const wrong of [tampered, token.slice(0, 20), 'x', '../../healthz']) {
      await campaign.visit({ token: wrong });
      await expect(campaign.closing('We could not find your screens')).toBeVisible();
      await campaign.page.goto('about:blank');
    }
  });

  test('on a page that is not the year’s embed page', async ({ campaign, links, site }) => {
    await campaign.visit({ token: await links.exportToken(), origin: site.otherOrigin });
    await expect(campaign.closing('Your screens are not on this page')).toBeVisible();
  });

  test('once the link was revoked', async ({ campaign, links }) => {
    const token = await links.exportToken();
    await links.revoke();
    await campaign.visit({ token });
    await expect(campaign.closing('This link is no longer in use')).toBeVisible();
  });

  test('once the link has expired', async ({ page }) => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'supporter-screens-'));
    await copyDemoData(dataDirectory);
    const before = await startProduct({ dataDirectory });
    const links = await demoLinks(before.origin);
    await links.setEmbedPage('https://campaign.example.org/your-year');
    const token = await links.exportToken();
    await before.stop();

    const product = await startProduct({ dataDirectory, daysAhead: 500 });
    const site = await startCampaignSite(product.origin);
    const campaign = new CampaignPage(page, site);
    await campaign.visit({ token });
    await expect(campaign.closing('This link has had its time')).toBeVisible();
    await site.stop();
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test('offline, until the connection is back', async ({ campaign, links, page }) => {
    const token = await links.exportToken();
    await campaign.visit({});
    await expect(campaign.closing('A page made for each of you')).toBeVisible();
    await page.context().setOffline(true);
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `s=${token}`);
    await expect(campaign.closing('You seem to be offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(campaign.screen(1)).toContainText('Robin');
  });

  test.describe('while the product cannot be reached', () => {
    // The browser's own sentence about a request that failed; no script can keep it back.
    test.use({ expectedComplaints: ['net::ERR_CONNECTION_REFUSED'] });

    test('with a way to try again', async ({ campaign, links, page }) => {
      const token = await links.exportToken();
      await page.route('**/api/embed/screens', (route) => route.abort('connectionrefused'));
      await campaign.visit({ token });
      await expect(campaign.closing('We cannot reach your screens')).toBeVisible();
      await page.unroute('**/api/embed/screens');
      await campaign.button('Try again').click();
      await expect(campaign.screen(1)).toContainText('Robin');
    });
  });
});

test.describe('everybody can use it', () => {
  test('by keyboard alone', async ({ campaign, links, page }) => {
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toBeVisible();
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
    await expect(campaign.closing('This page is no longer personal')).toBeFocused();
  });

  test('a screen stays while the keyboard is on its share buttons', async ({
    campaign,
    links,
    page,
  }) => {
    await page.clock.install();
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await campaign.button('Play').click();
    await page.clock.runFor(60_000);
    await expect(campaign.button('Replay')).toBeVisible();
    await campaign.button('Previous screen').click();
    await campaign.button('Next screen').click();
    await page.clock.runFor(500);
    await campaign.story.getByRole('link', { name: 'Share by WhatsApp' }).waitFor();
    await campaign.story.focus();
    await page.keyboard.press('Tab');
    await page.clock.runFor(60_000);
    await expect(campaign.button('Pause')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(60_000);
    await expect(campaign.button('Replay')).toBeVisible();
  });

  test('with reduced motion, nothing moves', async ({ campaign, links, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toContainText('Robin');
    await campaign.button('Next screen').click();
    await expect(campaign.screen(2)).toBeVisible();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [667, 375],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1920, 1080],
  ] as const) {
    test(`at ${width} by ${height}, with targets of at least 24 pixels`, async ({
      campaign,
      links,
      page,
    }) => {
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
    });
  }

  test('without accessibility faults, in every state', async ({ campaign, links, page }) => {
    await campaign.visit({});
    await expect(campaign.closing('A page made for each of you')).toBeVisible();
    expect.soft(await accessibilityFaults(page), 'closing').toEqual([]);
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

  test('by touch: tap, swipe and hold', async ({ browser, links, site, product: _ }) => {
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
  });
});

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
