import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

test('works a field out of others, shows who has it, and deletes it again', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/fields');
  await page.getByRole('link', { name: 'Calculated fields' }).click();
  await page.getByRole('button', { name: 'New calculated field' }).click();
  await page.getByLabel('What to work out').selectOption({ label: 'So many for so much' });
  await page.getByLabel('of which field').selectOption({ label: 'DON Monthly Gift' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('3 for every 10 of “DON Monthly Gift”, whole ones only.');
  await expect(preview.getByRole('table', { name: 'Examples' })).toContainText('DON Monthly Gift:');

  await page.getByRole('textbox', { name: 'Name' }).fill('Saplings');
  await page.getByRole('button', { name: 'Save calculated field' }).press('Enter');
  const saplings = page.getByRole('article', { name: 'Saplings' });
  await expect(saplings).toContainText(/\d+ of 600 supporters have a value/);

  await saplings.getByRole('button', { name: 'Delete Saplings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(saplings).toHaveCount(0);
});
