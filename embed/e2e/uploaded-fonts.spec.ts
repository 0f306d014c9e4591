import { DesignerPage } from 'e2e/pages/designer';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/embedTest';
import { aFont } from 'shared-kernel/testing';

test(
  '[D270] a font that an admin uploads is what a page of another origin sets a screen in',
  { tag: '@long' },
  async ({ campaign, links, page }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/fonts');
    await page.getByText('Our licence lets us show this font on our site').click();
    await page.getByLabel('Font files').setInputFiles({
      name: 'acme.ttf',
      mimeType: 'font/ttf',
      buffer: Buffer.from(aFont({ family: 'Acme Sans' })),
    });
    await expect(page.getByText('Added to Acme Sans')).toBeVisible();

    await new ScreensPage(page).designNew('In our own face');
    const designer = new DesignerPage(page);
    await designer.addText('abc');
    await page.getByRole('combobox', { name: 'Font', exact: true }).click();
    await page.getByRole('option', { name: 'Acme Sans' }).click();
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].flatMap(({ family, status }) =>
          status === 'loaded' ? [family.replaceAll('"', '')] : [],
        ),
      );
    await expect.poll(loaded).toContain('SS Acme Sans');
    await designer.save();

    await links.publish();
    await campaign.visit({ token: await links.exportToken() });
    await campaign.pauseAtLast();
    await expect(campaign.screen((await campaign.place()).of)).toContainText('abc');
    await expect.poll(loaded).toContain('SS Acme Sans');
  },
);
