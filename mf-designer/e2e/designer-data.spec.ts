import type { Page } from '@playwright/test';
import type { DesignerPage } from 'e2e/pages/designer';
import { designNewScreen } from 'e2e/pages/designNewScreen';
import { expect, test } from 'e2e/support/test';

/** A screen of its own for a test, with one text; returns its designer. */
async function designText(page: Page, name: string, text: string): Promise<DesignerPage> {
  const designer = await designNewScreen(page, name);
  await designer.addText(text);
  return designer;
}

const CODE = '{field|First Name|0|none|friend}';

test(
  'data is inserted by keyboard alone, and its chip is still there after a reload',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designText(page, 'By name', 'Dear ');
    const text = designer.textField();
    await text.press('End');
    await page.keyboard.type('{');
    await designer.chooseData('first', 'friend');
    await page.keyboard.type(' 🌳 שלום');
    await page.keyboard.press('Enter');
    await page.keyboard.type('thank you');
    await expect(designer.chip('First Name')).toBeVisible();
    await expect(designer.object('Dear friend')).toBeVisible();
    await designer.save();

    await page.reload();
    await expect(designer.chip('First Name')).toBeVisible();
    await page.getByRole('button', { name: 'Raw text' }).click();
    expect(await text.textContent()).toBe(`Dear ${CODE} 🌳 שלום\nthank you`);
    await page.getByRole('button', { name: 'Raw text' }).click();

    await designer.chip('First Name').press('Enter');
    await page.getByLabel('Shown when there is no value').fill('neighbour');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(designer.object('Dear neighbour')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(designer.object('Dear friend')).toBeVisible();
  },
);

test('chips are passed, taken out and undone as one', { tag: '@long' }, async ({ page }) => {
  const designer = await designText(page, 'Chips', `${CODE}${CODE}!`);
  const text = designer.textField();
  await expect(designer.chip('First Name')).toHaveCount(2);
  await text.press('Control+End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(designer.chip('First Name')).toHaveCount(1);
  await page.keyboard.press('Backspace');
  await expect(designer.chip('First Name')).toHaveCount(0);
  await page.keyboard.type('a');
  await expect(text).toHaveText('a!');
  await page.keyboard.press('Control+z');
  await expect(designer.chip('First Name')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(designer.chip('First Name')).toHaveCount(2);
});

test(
  'what is wrong is said under the text and mended by a click',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designText(page, 'Mending', 'Dear {field|Frist Name|0|none|friend}');
    await expect(page.getByText(/This year has no field “Frist Name”/)).toBeVisible();
    await page.getByRole('button', { name: 'Use “First Name”' }).click();
    await expect(designer.chip('First Name')).toBeVisible();
    await expect(
      page.getByText(/^\d+ of \d+ matched supporters would see “friend” for “First Name”\.$/),
    ).toBeVisible();
  },
);
