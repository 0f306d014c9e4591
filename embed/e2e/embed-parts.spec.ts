import { expect, test } from 'e2e/support/embedTest';

test.describe('a part of the script that does not come', () => {
  // The browser's own sentence about a request that failed; no script can keep it back.
  test.use({ expectedComplaints: ['net::ERR_CONNECTION_REFUSED'] });

  test('costs what it is for and nothing else, and is asked for anew', async ({
    campaign,
    links,
    page,
  }) => {
    await page.route('**/embed-*.js', (route) => route.abort('connectionrefused'));
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await campaign.button('Play').click();
    await campaign.button('Share a picture').click();
    await expect(campaign.button('Pause')).toBeVisible();
    await expect(campaign.pictureDialog).toHaveCount(0);
    await page.unroute('**/embed-*.js');
    await campaign.button('Share a picture').click();
    await expect(campaign.pictureDialog).toBeVisible();
  });
});
