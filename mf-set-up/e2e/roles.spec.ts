import type { Page } from '@playwright/test';
import { DesignerPage } from 'e2e/pages/designer';
import { inAnotherBrowser } from 'e2e/pages/inAnotherBrowser';
import { SearchesPage } from 'e2e/pages/searches';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

const MILO = 'milo.thicket@example.org';

async function giveRole(page: Page, role: string, confirm: string | null): Promise<void> {
  await page.getByLabel(`Role of ${MILO}`).selectOption(role);
  if (confirm !== null)
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
  await expect(page.getByText(`${MILO} is a ${role.toLowerCase()} now`)).toBeVisible();
  await expect(page.getByLabel(`Role of ${MILO}`)).toHaveValue(role.toLowerCase());
}

/** Ada and Milo, each in a browser of their own (D346, D351). */
test(
  'a colleague who is made a viewer in the middle of an edit is refused, and loses nothing',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/people');
    const milosPage = await inAnotherBrowser(browser, 'member', new URL('/home', page.url()).href);
    const milo = new SearchesPage(milosPage);
    await milo.open();
    await milo.add('Of a viewer');
    await milo.addDataCondition('DON Monthly Gift', '>', '1');
    await milo.save();
    await milo.condition(1).getByLabel('Value').fill('25');
    await expect(milosPage.getByText('● Unsaved edits')).toBeVisible();

    await giveRole(page, 'Viewer', 'Make viewer');
    await milosPage.getByRole('button', { name: 'Save search' }).click();
    await expect(milosPage.getByText('Your account is not allowed to do this')).toBeVisible();
    await expect(milosPage.getByText('● Unsaved edits')).toBeVisible();
    await expect(milo.condition(1).getByLabel('Value')).toHaveValue('25');

    await giveRole(page, 'Member', null);
    await milo.save();
    await expect(milosPage.getByText('● Unsaved edits')).toBeHidden();

    await giveRole(page, 'Viewer', 'Make viewer');
    await milosPage.reload();
    await expect(milosPage.getByText('You can look around here and change nothing')).toBeVisible();
    await expect(milo.condition(1).getByLabel('Value')).toHaveValue('25');
    await expect(milo.condition(1).getByLabel('Value')).toBeDisabled();
    await expect(milosPage.getByRole('button', { name: 'Save search' })).toHaveCount(0);
    await milosPage.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(milosPage.getByRole('article', { name: 'Of a viewer' })).toBeVisible();
    await expect(
      milosPage.getByRole('button', { name: /^(Add new|Delete|Duplicate)/ }),
    ).toHaveCount(0);
    await milosPage.goto(new URL('/screens/hello/design', milosPage.url()).href);
    await new DesignerPage(milosPage).onCanvas('Text: Your 2026,').click();
    await expect(milosPage.locator('[data-mark="label"]')).toHaveText('Your 2026,');
    await expect(milosPage.locator('[data-handle]:visible')).toHaveCount(0);
    await milosPage.context().close();
  },
);
