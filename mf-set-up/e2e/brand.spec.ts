import type { Page } from '@playwright/test';
import { pressUntilToast } from 'e2e/pages/pressUntilToast';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

/** Two fields of colour, as logos have them. */
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="#ffffff"/><rect width="360" height="300" fill="#123a7a"/><rect x="360" width="160" height="300" fill="#e0662b"/></svg>`;

const textColour = (page: Page) => page.getByRole('textbox', { name: 'Text What is read' });

test(
  'a brand kit is begun from a logo, and a year’s screens are dressed after a look at them',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/brand');
    const before = await textColour(page).inputValue();
    await page.getByLabel('Logo file').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(LOGO),
    });
    await expect(page.getByText(/^The colours below are proposed from the logo/)).toBeVisible();
    await expect(textColour(page)).not.toHaveValue(before);
    await page.getByRole('button', { name: 'Put the former colours back' }).click();
    await expect(textColour(page)).toHaveValue(before);
    await pressUntilToast(page, 'Save brand kit', 'Saved successfully!');

    await page.getByRole('button', { name: 'Propose roles from these' }).click();
    const proposed = await textColour(page).inputValue();
    await pressUntilToast(page, 'Save brand kit', 'Saved successfully!');
    await dress(page);

    await test.step('it is undone by the kit that was there before', async () => {
      await textColour(page).fill(before);
      await pressUntilToast(page, 'Save brand kit', 'Saved successfully!');
      await dress(page);
      await page.reload();
      await expect(textColour(page)).toHaveValue(before);
      expect(before).not.toBe(proposed);
    });
  },
);

async function dress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Dress this year’s screens' }).click();
  await expect(page.getByText('After', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Dress \d screens?$/ }).click();
  await expect(page.getByText(/^\d screens? (was|were) dressed\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
}
