import { FieldsPage } from 'e2e/pages/fields';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

test(
  'shows a field, copies an example, and reads it as another type and back',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fields = new FieldsPage(page);
    await signInAs(page, 'admin');
    await fields.open();
    const joined = await fields.field('Date Joined');
    await expect(joined).toContainText('600 supporters with a value (100%)');

    await test.step('examples and the spread open by keyboard, and an address is copied', async () => {
      await joined.getByRole('button', { name: 'Random examples' }).press('Enter');
      const example = joined.getByRole('table', { name: 'Random examples' }).getByRole('button');
      const email = await example.first().textContent();
      await example.first().press('Enter');
      await expect(page.getByText('Copied to clipboard!')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
      await joined.getByRole('button', { name: 'Spread of different values' }).press('Enter');
      const spread = joined.getByRole('table', { name: 'Spread of different values' });
      await expect(spread.getByRole('row').nth(1)).toContainText(/2\s*February\s*2008/);
    });

    await test.step('a type set by hand stays until it is returned', async () => {
      await joined.getByLabel('Type of Date Joined').selectOption({ label: 'Read as text' });
      await expect(joined).toContainText('Set by hand');
      await page.reload();
      await expect(
        joined.getByRole('button', { name: 'Spread of different text lengths' }),
      ).toBeVisible();
      await joined.getByLabel('Type of Date Joined').selectOption({ label: 'Date' });
      await expect(joined).not.toContainText('Set by hand');
      await expect(joined.getByText('Latest', { exact: true })).toBeVisible();
    });
  },
);

test(
  'finds one of 500 fields, and is walked through by keyboard',
  { tag: '@long' },
  async ({ page }) => {
    const fields = new FieldsPage(page);
    await signInAs(page, 'admin');
    await fields.open();
    const names = Array.from({ length: 500 }, (_, number) => `Wide ${number}`);
    const row = (email: string) => [email, ...names.map((_, number) => number)].join(',');
    const lines = [['Email', ...names].join(','), row('ida@example.org'), row('otto@example.org')];
    await fields.openImport();
    await fields.sendFile({ name: 'wide.csv', text: lines.join('\n') });
    await fields.check();
    await fields.run();
    await page.getByRole('link', { name: 'Back to Data fields' }).click();

    const search = page.getByRole('searchbox', { name: 'Find a data field' });
    await search.pressSequentially('wide 487');
    await expect(search).toHaveValue('wide 487');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: 'Wide 487' })).toContainText('487');

    await search.fill('wide');
    await expect(page.getByText(/^500 of /)).toBeVisible();
    const seen = page.getByRole('article', { name: 'Wide 40', exact: true });
    await expect(seen).toHaveCount(0);
    for (let presses = 0; presses < 150 && (await seen.count()) === 0; presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(seen).toHaveAttribute('aria-posinset', '41');
    await expect(seen).toHaveAttribute('aria-setsize', '500');

    const name = seen.getByRole('button', { name: 'Wide 40', exact: true });
    await test.step('a row opens below itself, and nothing above it moves', async () => {
      await name.focus();
      await expect(name).toBeInViewport();
      const above = page.getByRole('article', { name: 'Wide 39', exact: true });
      const before = [await above.boundingBox(), await name.boundingBox()];
      await page.keyboard.press('Enter');
      await expect(seen.getByRole('group', { name: 'Largest' })).toBeVisible();
      await expect(name).toBeFocused();
      expect([await above.boundingBox(), await name.boundingBox()]).toEqual(before);
    });

    await test.step('it stays open while it is scrolled away', async () => {
      const place = await page.evaluate(() => window.scrollY);
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
      });
      await expect(seen).toHaveCount(0);
      await page.evaluate((to) => {
        window.scrollTo(0, to);
      }, place);
      await expect(name).toHaveAttribute('aria-expanded', 'true');
    });
  },
);

test(
  'hides values of a sensitive field until somebody asks for them',
  { tag: '@long' },
  async ({ page }) => {
    const fields = new FieldsPage(page);
    await signInAs(page, 'admin');
    await fields.open();
    const joined = await fields.field('Date Joined');
    await expect(joined.getByRole('group', { name: 'Latest' })).toBeVisible();
    await joined.getByRole('button', { name: 'About this field' }).click();
    const form = joined.getByRole('form', { name: 'About Date Joined' });
    await form.getByText('Sensitive', { exact: true }).click();
    await form.getByRole('button', { name: 'Save' }).click();

    const values = joined.getByRole('group', { name: 'Values of Date Joined' });
    await expect(values).toContainText('Values are hidden.');
    await expect(joined.getByRole('group', { name: 'Latest' })).toHaveCount(0);
    await page.reload();
    await values.getByRole('button', { name: 'Show values' }).press('Enter');
    await expect(joined.getByRole('group', { name: 'Latest' })).toBeVisible();
    await expect(values.getByRole('button', { name: 'Hide values' })).toBeFocused();
  },
);
