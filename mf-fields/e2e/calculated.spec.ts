import { DesignerPage } from 'e2e/pages/designer';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { expect, test } from 'e2e/support/embedTest';
import type { Page } from '@playwright/test';

async function workOutSaplings(page: Page, name: string) {
  await signInAs(page, 'admin');
  await page.goto('/fields');
  await page.getByRole('link', { name: 'Calculated fields' }).click();
  await page.getByRole('button', { name: 'New calculated field' }).click();
  await page.getByLabel('What to work out').selectOption({ label: 'So many for so much' });
  await page.getByLabel('of which field').selectOption({ label: 'DON Monthly Gift' });
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
}

const save = (page: Page) =>
  page.getByRole('button', { name: 'Save calculated field' }).press('Enter');

test(
  'works a field out of others, shows who has it, and deletes it again',
  { tag: '@long' },
  async ({ page }) => {
    await workOutSaplings(page, 'Saplings');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('3 for every 10 of “DON Monthly Gift”, whole ones only.');
    await expect(preview.getByRole('table', { name: 'Examples' })).toContainText(
      'DON Monthly Gift:',
    );
    await save(page);
    const saplings = page.getByRole('article', { name: 'Saplings' });
    await expect(saplings).toContainText(/\d+ of 600 supporters have a value/);

    await saplings.getByRole('button', { name: 'Delete Saplings' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(saplings).toHaveCount(0);
  },
);

test(
  'lets a supporter ask by key how a number was worked out',
  { tag: '@long' },
  async ({ page, links, campaign }) => {
    await workOutSaplings(page, 'Seedlings');
    await page.getByText('Supporters may ask how this was worked out').click();
    await page.getByLabel('What they read').fill('We plant 3 seedlings for every £10.');
    await save(page);
    await expect(page.getByRole('article', { name: 'Seedlings' })).toContainText(
      'Supporters who ask',
    );
    const screens = new ScreensPage(page);
    await screens.designNew('Seedlings');
    const designer = new DesignerPage(page);
    await designer.addText('{field|Seedlings|0|number|no} seedlings');
    await designer.save();
    await page.goto('/screens');
    await screens.setUp('Seedlings');
    await page.getByRole('radio', { name: 'All supporters' }).check({ force: true });
    await screens.save();
    await links.publish();

    await campaign.visit({ token: await links.exportToken() });
    await expect(campaign.screen(1)).toBeVisible();
    await expect(campaign.button('How we worked this out')).toHaveCount(0);
    await campaign.pauseAtLast();
    await campaign.button('How we worked this out').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'How we worked this out' });
    await expect(sheet).toHaveText(/\d+We plant 3 seedlings for every £10\.$/);
    await expect(sheet).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(campaign.button('How we worked this out')).toBeFocused();
  },
);
