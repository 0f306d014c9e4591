import { readFile } from 'node:fs/promises';
import { pressEnterOn } from 'e2e/pages/pressEnterOn';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test as base } from 'e2e/support/test';

/** Erasing changes counts that other journeys rely on: this one runs on an installation of its own. */
const test = base.extend<object, { readonly ownInstallation: boolean }>({
  ownInstallation: [
    async ({ playwright: _ }, use) => {
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});

const EMAIL = 'carys.sedge@example.org';

test('an admin hands out what is held about a supporter, erases it, and finds both in the log', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/set-up/data');
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  const section = page.getByRole('region', { name: 'Supporter’s data' });
  const email = section.getByLabel('Supporter email');
  const erase = section.getByRole('button', { name: 'Erase' });
  const dialog = page.getByRole('alertdialog', { name: 'Erase this supporter?' });

  await test.step('nothing can be done before somebody is found', async () => {
    await expect(erase).toBeDisabled();
    await email.fill(` ${EMAIL.toUpperCase()} `);
    await expect(section.getByRole('status')).toHaveText('Supporter found in 2026');
  });

  await test.step('the file has all that is held', async () => {
    const downloading = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Save as a file' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^supporter-data-.*Trust.*\.json$/);
    const held = await readFile(await download.path(), 'utf8');
    expect(held).toContain(EMAIL);
    expect(held).toContain('importsOfTheYear');
  });

  await test.step('erasing asks first, and the keyboard alone does it', async () => {
    await expect(erase).toBeEnabled();
    await erase.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('can then no longer be undone');
    await expect(dialog.getByRole('region', { name: 'What is held' })).toContainText(
      'Supporter in 2026.',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await erase.focus();
    await page.keyboard.press('Enter');
    // What goes is shown first: before that nothing can be erased.
    await expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeEnabled();
    await pressEnterOn(dialog, 'Erase for good');
    await expect(page.getByText('Erased. The counts are made again')).toBeVisible();
    await expect(email).toHaveValue('');
  });

  await test.step('they are gone, and kept out', async () => {
    await email.fill(EMAIL);
    await expect(section.getByRole('status')).toContainText('Cannot find supporter');
    await expect(section.getByRole('status')).toContainText('imports leave this email out');
  });

  await test.step('the log says who did it, and not to whom', async () => {
    const activity = page.getByRole('region', { name: 'Activity' });
    await go('Activity');
    const [newest, before] = [0, 1].map((index) => activity.getByRole('listitem').nth(index));
    await expect(newest ?? activity).toContainText('Ada erased a supporter');
    await expect(newest ?? activity).toContainText('ada.greenwood@example.org');
    await expect(before ?? activity).toContainText('saved what is held about a supporter');
    await expect(activity).not.toContainText(EMAIL);
  });

  await test.step('they can be let in again, which is logged', async () => {
    await go('Supporters’ data');
    await email.fill(EMAIL);
    await section.getByRole('button', { name: 'Let in again' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Let this supporter in again?' });
    await pressEnterOn(question, 'Let in again');
    await expect(page.getByText('Imports take this email in again')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Let in again' })).toHaveCount(0);
    await expect(section.getByRole('status')).not.toContainText('imports leave');
    const activity = page.getByRole('region', { name: 'Activity' });
    await go('Activity');
    await expect(activity.getByRole('listitem').first()).toContainText(
      'let an erased supporter be imported again',
    );
  });

  await test.step('all of it fits a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test(
  'the day until which supporter data is kept stands where it is looked at',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/years');
    await page.getByRole('button', { name: 'Edit 2026' }).click();
    await page.getByLabel('Keep supporter data until').fill('2100-06-30');
    await page.getByRole('button', { name: 'Save year' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Remove supporter data after this day?',
    });
    await question.getByLabel('Type the year’s name to confirm').fill('2026');
    await question.getByRole('button', { name: 'Set this last day' }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('form', { name: 'Year 2026' })).toHaveCount(0);
    for (const path of ['/fields', '/screens']) {
      await page.goto(path);
      await expect(page.getByText('is kept until 30 June 2100')).toBeVisible();
    }
  },
);
