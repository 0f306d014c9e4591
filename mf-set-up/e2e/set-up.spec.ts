import { readFile } from 'node:fs/promises';
import { decodeScreen, decodeSearch, decodeYear } from 'shared-kernel/model';
import { pressUntilToast } from 'e2e/pages/pressUntilToast';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

interface Definitions {
  readonly year: { readonly id: string };
  readonly searches: readonly { readonly id: string }[];
  readonly screens: readonly { readonly id: string }[];
}

const DECODED = { ok: true };

// A file that cannot be brought back is refused by the server.
test.use({ expectedComplaints: ['status of 400'] });

test(
  'an admin sets up a year, fonts and colours, and they are there for everybody',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByRole('link', { name: 'Set up years, people, fonts and colours' }).click();
    await expect(page).toHaveURL(/\/set-up\/years$/);
    const settings = page.getByRole('navigation', { name: 'Settings' });
    const go = (name: string) => settings.getByRole('link', { name }).click();

    await test.step('the year is saved as a file', async () => {
      await go('Supporters’ data');
      await expect(page).toHaveTitle('Supporters’ data · Settings – Supporter Screens');
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the year as a file' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('year-2026.json');
      const text = await readFile(await download.path(), 'utf8');
      const { year, searches, screens } = JSON.parse(text) as Definitions;
      expect(decodeYear(year.id, year)).toMatchObject({ ok: true, value: { name: '2026' } });
      for (const search of searches) expect(decodeSearch(search.id, search)).toMatchObject(DECODED);
      for (const screen of screens) expect(decodeScreen(screen.id, screen)).toMatchObject(DECODED);
      expect(searches.length).toBeGreaterThan(0);
      expect(screens).toHaveLength(7);
      expect(text).not.toContain('robin.ashdown');

      await go('Years');
      await page.getByRole('button', { name: 'Bring back from a file' }).click();
      const form = page.getByRole('region', { name: 'Bring a year back' });
      await expect(form.getByRole('button', { name: 'Choose a file' })).toBeFocused();
      const choose = (name: string, content: string) =>
        form.getByLabel('File of a year').setInputFiles({
          ...{ name, mimeType: 'application/json', buffer: Buffer.from(content) },
        });
      await choose('no-year.json', '{"searches": []}');
      await expect(form.getByRole('alert')).toContainText('This is no file of a year');
      await choose('spoilt.json', text.replace(/"dateTo": "[^"]*"/, '"dateTo": "2020-01-01"'));
      await form.getByRole('button', { name: 'Bring back', exact: true }).click();
      await expect(form.getByRole('alert')).toContainText('The last day comes before the first');
      await choose('year-2026.json', text);
      await expect(form.getByRole('status')).toContainText('7 screens');
      await form.getByRole('button', { name: 'Bring back', exact: true }).click();
      await expect(form.getByText('“2026 (2)” is back.')).toBeFocused();
      await form.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: 'Delete 2026 (2)' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('textbox').fill('2026 (2)');
      await question.getByRole('button', { name: 'Delete the year' }).click();
      await expect(page.getByRole('button', { name: 'Delete 2026 (2)' })).toHaveCount(0);
    });

    await test.step('a year that cannot be is refused beside its inputs', async () => {
      await page.getByRole('button', { name: 'Add a year' }).click();
      const form = page.getByRole('form', { name: 'New year' });
      await expect(form.getByLabel('Name')).toBeFocused();
      await expect(form.getByLabel('First day')).toHaveValue('2027-01-01');
      await form.getByLabel('Last day').fill('2026-12-31');
      await form.getByLabel('Embed page').fill('oakhollow.example');
      await form.getByRole('button', { name: 'Save year' }).click();
      await expect(form.getByText('The last day comes before the first.')).toBeVisible();
      await expect(form.getByText(/begins with https/)).toBeVisible();
      await form.getByLabel('Last day').fill('2028-01-31');
      await expect(form.getByText(/1\sFebruary\s2028/)).toBeVisible();
      await form.getByLabel('Embed page').fill('https://oakhollow.example/2027');
      await form.getByLabel('Name').fill('Long 2027');
      await form.getByRole('button', { name: 'Save year' }).click();
      await expect(form).toHaveCount(0);
      await expect(page.getByText('“Long 2027” is saved.')).toBeFocused();
    });

    await test.step('the new year is in preparation, and can be chosen at once', async () => {
      await expect(page.getByText('1 January 2027 to 31 January 2028')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Import supporters into Long 2027' }),
      ).toBeVisible();
      const years = page.getByRole('banner').getByRole('combobox');
      await expect(years.getByRole('option')).toHaveText(['2026', 'Long 2027']);
      await expect(years.locator('option:checked')).toHaveText('2026');
    });

    await test.step('it is opened for everybody, and put back', async () => {
      await page.getByRole('button', { name: 'Open Long 2027 for everybody' }).press('Enter');
      const question = page.getByRole('alertdialog', { name: 'Open Long 2027 for everybody?' });
      await expect(question).toContainText('instead of in 2026');
      await question.getByRole('button', { name: 'Open the year' }).press('Enter');
      const years = page.getByRole('banner').getByRole('combobox');
      await expect(years.locator('option:checked')).toHaveText('Long 2027');
      await expect(page.getByText('In preparation', { exact: true })).toHaveCount(0);
      await page
        .getByRole('button', { name: 'Put Long 2027 back into preparation' })
        .press('Enter');
      await expect(page.getByText('In preparation', { exact: true })).toBeVisible();
      await expect(years.locator('option:checked')).toHaveText('2026');
    });

    await test.step('a form with unsaved edits asks before it is left', async () => {
      await page.getByRole('button', { name: 'Edit Long 2027' }).click();
      await page.getByLabel('Embed page').fill('');
      await go('People');
      await expect(page.getByLabel('Email to invite')).toBeVisible();
      await go('Years, unsaved edits');
      await expect(page.getByLabel('Embed page')).toHaveValue('');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByText('Your edits are not saved yet: Years.')).toBeVisible();
      await page.getByRole('button', { name: 'Stay' }).click();
      await page.getByRole('button', { name: 'Save year' }).click();
      await expect(page.getByText('No embed page')).toBeVisible();
    });

    await test.step('fonts and colours are kept', async () => {
      await go('Fonts and colours');
      await page.getByLabel('Name of a font').fill('Times "New"');
      await page.getByLabel('Name of a font').press('Enter');
      await expect(page.getByText('A font’s name has letters')).toBeVisible();
      await page.getByLabel('Name of a font').fill('Comic Neue');
      await page.getByRole('button', { name: 'Add font' }).click();
      await page.getByRole('button', { name: 'Add colour' }).click();
      await pressUntilToast(page, 'Save fonts and colours', 'Saved successfully!');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Remove Comic Neue' })).toBeVisible();
      await expect(page.getByLabel('Colour 6, #14746f')).toBeVisible();
      await page.getByRole('button', { name: 'Remove Comic Neue' }).press('Enter');
      await expect(page.getByLabel('Name of a font')).toBeFocused();
      await page.getByRole('button', { name: 'Remove colour 6' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Add colour' })).toBeFocused();
    });
  },
);

test(
  'an invited newcomer accepts, belongs to the organisation as what they were invited for, and can leave',
  { tag: '@long' },
  async ({ page, browser, product }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/people');
    const people = page.getByRole('region', { name: 'People' });

    await test.step('the last admin stays', async () => {
      await expect(
        people.getByRole('button', { name: 'Remove ada.greenwood@example.org' }),
      ).toBeDisabled();
      await expect(people.getByText('the only admin')).toBeVisible();
    });

    await people.getByLabel('Email to invite').fill(' Noor.Newland@Example.org');
    await people.getByLabel('Role', { exact: true }).selectOption('Admin');
    await people.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(people.getByText('noor.newland@example.org')).toBeVisible();

    const context = await browser.newContext({ baseURL: product.origin });
    const noors = await context.newPage();
    await signInAs(noors, 'without an organisation');
    await expect(noors.getByText('You are not registered to any organisation yet')).toBeVisible();
    await noors
      .getByRole('button', { name: 'Accept the invitation of Oakhollow Woodland Trust' })
      .click();
    await expect(noors.getByRole('banner')).toContainText('Oakhollow Woodland Trust');
    await noors.goto('/set-up/people');
    await expect(noors.getByRole('region', { name: 'People' })).toContainText(
      'noor.newland@example.org',
    );

    await test.step('and sees nothing of it once removed', async () => {
      await page.reload();
      await people.getByRole('button', { name: 'Remove noor.newland@example.org' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('noor.newland@example.org was removed')).toBeVisible();
      await noors.goto('/screens');
      await expect(noors.getByText('You are not registered to any organisation yet')).toBeVisible();
    });

    await test.step('declines, is seen to have declined, and leaves what they joined', async () => {
      await page.reload();
      const invite = async () => {
        await people.getByLabel('Email to invite').fill('noor.newland@example.org');
        await people.getByRole('button', { name: 'Invite', exact: true }).click();
        await expect(people.getByLabel('Email to invite')).toHaveValue('');
      };
      await invite();
      await noors.goto('/home');
      await noors.getByRole('button', { name: /^Decline the invitation of Oakhollow/ }).click();
      await expect(noors.getByRole('button', { name: /^Decline/ })).toHaveCount(0);
      await page.reload();
      await expect(people.getByText('Declined', { exact: true })).toBeVisible();
      await invite();
      await noors.reload();
      await noors.getByRole('button', { name: /^Accept the invitation of Oakhollow/ }).click();
      await noors.getByRole('link', { name: 'Account', exact: true }).click();
      await noors.getByRole('button', { name: 'Leave Oakhollow Woodland Trust' }).click();
      await noors.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
      await expect(noors.getByText('You have left Oakhollow Woodland Trust')).toBeVisible();
      await expect(noors.getByRole('button', { name: /^Leave/ })).toHaveCount(0);
    });
    await context.close();
  },
);

test(
  'a superadmin creates and renames organisations; members are sent to an admin',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'superadmin');
    await page.goto('/set-up/organisations');
    const section = page.getByRole('region', { name: 'Organisations' });
    await section.getByLabel('Name of a new organisation').fill('Harbour Friends');
    await section.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('banner').getByRole('combobox').first().selectOption('Harbour Friends');
    await expect(section.getByLabel('Name of this organisation')).toHaveValue('Harbour Friends');
    await section.getByLabel('Name of this organisation').fill('Friends of the Harbour');
    await section.getByRole('button', { name: 'Rename' }).click();
    await expect(
      page.getByRole('banner').getByRole('option', { name: 'Friends of the Harbour' }),
    ).toHaveCount(1);
    await page.getByRole('link', { name: 'Screens', exact: true }).click();
    await expect(page.getByText('Please set up a year in the database')).toBeVisible();
    await page.getByRole('link', { name: 'Set up a year' }).click();
    await expect(page.getByRole('form', { name: 'New year' }).getByLabel('Name')).toBeFocused();
  },
);

test('a member reads who can set up', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'member');
  for (const path of ['/set-up', '/set-up/people', '/set-up/brand']) {
    await page.goto(path);
    await expect(page.getByText(/^Ask an admin of/)).toBeVisible();
  }
});
