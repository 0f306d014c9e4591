import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

test(
  'a screen is saved as a template in one year, and begins another year',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/screens');
    await page.getByRole('link', { name: 'Design You spoke up' }).click();
    await page.getByRole('button', { name: 'Save as a template' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Save as a template' });
    await dialog.getByRole('textbox', { name: /^What it is for/ }).fill('For campaigners.');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(dialog).toBeHidden();

    await page.goto('/set-up/years');
    await page.getByRole('button', { name: 'Add a year' }).click();
    await page
      .getByRole('form', { name: 'New year' })
      .getByRole('button', { name: 'Save year' })
      .click();
    const years = page.getByRole('banner').getByRole('combobox');
    await years.selectOption('2027');
    await expect(page.getByText('2027 is in preparation.')).toBeVisible();

    await page.goto('/screens/templates');
    await page.getByText('You spoke up', { exact: true }).first().click();
    await expect(
      page.getByText(/^Made along with it, .*“Signed a petition this year”/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Make this screen' }).click();
    const made = page.getByRole('listitem', { name: 'You spoke up' });
    await expect(made).toBeVisible();
    await expect(made.getByText('Matches all of 1 search')).toBeVisible();
  },
);
