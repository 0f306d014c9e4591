import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCampaignSite } from 'e2e/support/campaignSite';
import { copyDemoData } from 'e2e/support/demoData';
import { demoLinks } from 'e2e/support/demoLinks';
import { expect, test } from 'e2e/support/embedTest';
import { startProduct } from 'e2e/support/localBackend';
import { CampaignPage } from 'e2e/pages/campaign';

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
      // A button that the mouse has just left fades, and the screen before may still be on its way out.
      const now = () => campaign.places.screenshot({ animations: 'disabled' });
      let before = await now();
      for (let next = await now(); !next.equals(before); next = await now()) before = next;
      return before;
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

  test(
    'fills two places of a page, and those that are added later',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await campaign.visit({ token: await links.exportToken(), query: '?places=2' });
      await expect(campaign.story).toHaveCount(2);
      await campaign.button('Next screen').first().click();
      await expect(campaign.screen(2)).toHaveCount(1);
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.dataset['supporterScreens'] = '';
        place.dataset['mode'] = 'inline';
        document.querySelector('main')?.append(place);
      });
      await expect(campaign.story).toHaveCount(3);
      await page.evaluate(() => document.querySelector('[data-supporter-screens]')?.remove());
      await expect(campaign.story).toHaveCount(2);
    },
  );

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
    await expect(campaign.notice('A page made for each of you')).toBeVisible();
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

  test(
    'is filled once where the page has the script twice',
    { tag: '@long' },
    async ({ campaign, links, page }) => {
      await campaign.visit({ token: await links.exportToken() });
      await expect(campaign.screen(1)).toBeVisible();
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.src = document.querySelector('script')?.src ?? '';
        document.head.append(script);
        return new Promise((resolve) => script.addEventListener('load', resolve));
      });
      await expect(campaign.story).toHaveCount(1);
    },
  );

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
    await expect(campaign.notice('This page is no longer personal')).toHaveCount(2);
    await expect(
      page.getByRole('link', { name: 'Go to Oakhollow Woodland Trust' }).first(),
    ).toHaveAttribute('href', `${site.origin}/`);
    expect(page.url()).not.toContain(token);
    expect(told).toContain('left 0');
    await page.reload();
    await expect(campaign.notice('A page made for each of you')).toHaveCount(2);
    await expect(campaign.story).toHaveCount(0);
  });
});

test.describe('instead of an error there are kind words', () => {
  test('without a token, and with one that was tampered with', async ({ campaign, links }) => {
    await campaign.visit({});
    await expect(campaign.notice('A page made for each of you')).toBeVisible();
    const token = await links.exportToken();
    const tampered = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    for (const wrong of [tampered, token.slice(0, 20), 'x', '../../healthz']) {
      await campaign.visit({ token: wrong });
      await expect(campaign.notice('We could not find your screens')).toBeVisible();
      await campaign.page.goto('about:blank');
    }
  });

  test('on a page that is not the year’s embed page', async ({ campaign, links, site }) => {
    await campaign.visit({ token: await links.exportToken(), origin: site.otherOrigin });
    await expect(campaign.notice('Your screens are not on this page')).toBeVisible();
  });

  test('once the link was revoked', async ({ campaign, links }) => {
    const token = await links.exportToken();
    await links.revoke();
    await campaign.visit({ token });
    await expect(campaign.notice('This link is no longer in use')).toBeVisible();
  });

  test('once the link has expired', { tag: '@long' }, async ({ page }) => {
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
    await expect(campaign.notice('This link has had its time')).toBeVisible();
    await site.stop();
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  });

  test('offline, until the connection is back', async ({ campaign, links, page }) => {
    const token = await links.exportToken();
    await campaign.visit({});
    await expect(campaign.notice('A page made for each of you')).toBeVisible();
    await page.context().setOffline(true);
    await page.evaluate((fragment) => {
      location.hash = fragment;
    }, `s=${token}`);
    await expect(campaign.notice('You seem to be offline')).toBeVisible();
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
      await expect(campaign.notice('We cannot reach your screens')).toBeVisible();
      await page.unroute('**/api/embed/screens');
      await campaign.button('Try again').click();
      await expect(campaign.screen(1)).toContainText('Robin');
    });
  });
});
