import { expect, test } from 'e2e/support/embedTest';

test.describe('a part of the script that does not come', () => {
  // The browser's own sentence about a request that failed; no script can keep it back.
  test.use({ expectedComplaints: ['net::ERR_CONNECTION_REFUSED'] });

  test('leaves the screens, though none of them comes', async ({ campaign, links, page }) => {
    await page.route('**/embed-*.js', (route) => route.abort('connectionrefused'));
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAt(2);
    await expect(campaign.story.getByText('5 times').first()).toBeVisible();
    await campaign.button('Play').click();
    await expect(campaign.button('Pause')).toBeVisible();
  });

  test('costs what it is for and nothing else, and is asked for anew', async ({
    campaign,
    links,
    page,
  }) => {
    await page.route('**/embed-picture*.js', (route) => route.abort('connectionrefused'));
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await campaign.button('Play').click();
    await campaign.button('Share a picture').click();
    await expect(campaign.button('Pause')).toBeVisible();
    await expect(campaign.pictureDialog).toHaveCount(0);
    await page.unroute('**/embed-picture*.js');
    await campaign.button('Share a picture').click();
    await expect(campaign.pictureDialog).toBeVisible();
  });
});
