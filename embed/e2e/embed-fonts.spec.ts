import type { Page } from '@playwright/test';
import { expect, test } from 'e2e/support/embedTest';

/** Has every text of the screens in a family of the catalogue, whatever the demo has them in. */
const setIn = (page: Page, family: string): Promise<unknown> =>
  page.route('**/api/embed/screens', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/"family":"[^"]*"/g, `"family":"${family}"`);
    await route.fulfill({ response: answer, body });
  });

/** The files of fonts that a page asks for from now on, without their hashes. */
function recordFonts(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/fonts\/(.+)\.[0-9a-f]{10}\.woff2$/.exec(request.url()) ?? [];
    if (file !== undefined) asked.push(file);
  });
  return asked;
}

const loadedFamilies = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      [...document.fonts]
        .filter(({ status, family }) => status === 'loaded' && !/Arial|Roboto/.test(family))
        .map(({ family }) => family.replaceAll('"', '')),
    ),
  ]);

test.describe('[P60] fonts on a page of another origin', () => {
  test('come from the product, one file for texts in Latin letters', async ({
    campaign,
    links,
    page,
  }) => {
    await setIn(page, 'Caveat');
    const asked = recordFonts(page);
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toContainText('Robin');
    await expect.poll(() => loadedFamilies(page)).toEqual(['SS Caveat']);
    await campaign.pauseAtLast();
    expect(asked).toEqual(['caveat-latin-wght-normal']);
  });

  test('are not asked for, nor their catalogue, where devices have the families', async ({
    campaign,
    links,
    page,
  }) => {
    await setIn(page, 'Georgia');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('fonts')) asked.push(request.url());
    });
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    expect(asked).toEqual([]);
  });

  test('that never come keep no word back', async ({ campaign, links, page }) => {
    await setIn(page, 'Caveat');
    await page.route('**/fonts/**', () => undefined);
    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.story.getByText('Robin').first()).toBeVisible();
    await campaign.button('Next screen').click();
    await expect(campaign.screen(2)).toBeVisible();
    expect(await loadedFamilies(page)).toEqual([]);
  });

  test('are in the picture of the card', { tag: '@long' }, async ({ campaign, links, page }) => {
    await links.setStory({
      closingCard: { shown: true, title: '', numbers: [], actions: [], qrCode: false },
    });
    const pictureIn = async (family: string): Promise<string> => {
      await page.unroute('**/api/embed/screens');
      await setIn(page, family);
      await page.goto('about:blank');
      await campaign.visit({ token: await links.exportToken() });
      await campaign.pauseAtLast();
      await campaign.button('Share a picture').click();
      const picture = campaign.pictureDialog.getByRole('img');
      await expect(picture).toHaveAttribute('aria-label', /Oakhollow/);
      return picture.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    };
    const plain = await pictureIn('Arial');
    expect(await pictureIn('Arial')).toBe(plain);
    expect(await pictureIn('Caveat')).not.toBe(plain);
    expect(await loadedFamilies(page)).toEqual(['SS Caveat']);
  });
});
