import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { CampaignPage } from 'e2e/pages/campaign';
import { expect, test } from 'e2e/support/embedTest';

type Size = readonly [width: number, height: number, tag: string | string[]];

const PATH = 'a-year-for-journeys';

test.describe('the hosted page', () => {
  for (const [width, height, tag] of [
    [390, 844, []],
    [844, 390, '@long'],
    [1440, 900, '@long'],
  ] satisfies Size[])
    test(
      `at ${width} by ${height} opens a personal link with everything in sight`,
      { tag },
      async ({ links, page, product, site }) => {
        await page.setViewportSize({ width, height });
        await links.setHostedPage(PATH, 'hostedPage');
        const token = await links.exportToken();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        // The token alone, as well as after `s=`.
        const answer = await page.goto(
          `${product.origin}/y/${PATH}#${width === 390 ? token : `s=${token}`}`,
        );
        expect(answer?.headers()['content-security-policy']).toContain("script-src 'self';");
        expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
        const hosted = new CampaignPage(page, site);
        await expect(
          page.getByRole('heading', { name: 'Your year among the trees' }),
        ).toBeVisible();
        await expect(hosted.play).toBeInViewport({ ratio: 1 });
        await expect(hosted.button('Not Robin?')).toBeInViewport({ ratio: 1 });
        expect(page.url()).toBe(`${product.origin}/y/${PATH}`);
        expect(await accessibilityFaults(page)).toEqual([]);
        await hosted.play.click();
        await expect(hosted.screen(1)).toContainText('Robin');
        for (const name of ['Previous screen', 'Pause', 'Next screen', 'Close'])
          await expect(hosted.button(name)).toBeInViewport({ ratio: 1 });
        expect(asked.filter((path) => path.endsWith('.js') && !path.startsWith('/embed'))).toEqual(
          [],
        );
        await hosted.button('Close').click();
        await hosted.button('Not Robin?').click();
        await expect(hosted.notice('This page is no longer personal')).toBeVisible();
      },
    );

  test('has kind words for who comes without a link, and where there is no page', async ({
    links,
    page,
    product,
    site,
  }) => {
    await links.setHostedPage(PATH, 'embedPage');
    await page.goto(`${product.origin}/y/${PATH}`);
    const hosted = new CampaignPage(page, site);
    await expect(hosted.notice('A page made for each of you')).toBeVisible();
    await expect(page.getByText('Oakhollow Woodland Trust').first()).toBeVisible();
    expect(await page.locator('body').innerText()).not.toMatch(/localhost|127\.0/);
  });

  test.describe('of a path that nobody has', () => {
    // The browser's own sentence about the status of the page.
    test.use({ expectedComplaints: ['404'] });

    test('is kind as well', async ({ page, product }) => {
      const answer = await page.goto(`${product.origin}/y/nobody-has-it`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'There is no page here' })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  });
});
