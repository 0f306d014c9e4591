import { expect, type Page } from '@playwright/test';

/** The demo people by the role that the account chooser shows. */
export type DemoRole = 'superadmin' | 'admin' | 'member' | 'without an organisation';

/** Signs in through the login page and its account chooser. */
export async function signInAs(page: Page, role: DemoRole): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await page
    .getByRole('alertdialog', { name: 'Choose an account' })
    .getByRole('button', { name: new RegExp(`· ${role}`, 'i') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}
