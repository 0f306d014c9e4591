import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { COMMIT, expect, test } from 'e2e/support/test';

const screenNames = (page: Page) => page.getByRole('listitem').getByRole('heading', { level: 2 });

test(
  'a year is rolled forward into a new one, by keyboard, and neither lost nor doubled',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/screens');
    await expect(screenNames(page).first()).toBeVisible();
    const names = await screenNames(page).allTextContents();
    await page.goto('/set-up/years');
    await page.getByRole('link', { name: 'Roll forward' }).press('Enter');

    await test.step('the new year is made on the same page', async () => {
      const form = page.getByRole('form', { name: 'New year' });
      await expect(form.getByLabel('Name')).toHaveValue('2027');
      await form.getByRole('button', { name: 'Save year' }).press('Enter');
      await expect(page.getByLabel('From', { exact: true })).toHaveValue(/./);
      await expect(page.getByLabel('To', { exact: true }).locator('option:checked')).toHaveText(
        '2027',
      );
    });

    const fields = page.getByRole('list', { name: 'Fields and pages', exact: true });
    await test.step('names are kept, and what could not be checked is said', async () => {
      await expect(fields.getByRole('listitem').first()).toBeVisible();
      await expect(page.getByText(/^2027 has no supporter data yet, so that/)).toBeVisible();
      const first = fields.getByRole('textbox').first();
      const name = await first.inputValue();
      await first.fill('');
      await expect(page.getByRole('button', { name: 'Roll forward to 2027' })).toBeDisabled();
      await first.fill(name);
      expect(await accessibilityFaults(page)).toEqual([]);
    });

    await test.step('everything is made, and the report can be kept', async () => {
      await page.getByRole('button', { name: 'Roll forward to 2027' }).press('Enter');
      await expect(page.getByRole('region', { name: 'Rolled forward to 2027' })).toBeVisible();
      await expect(page.getByText(/^\d+ searches and \d+ screens were made\.$/)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download the report' }).press('Enter');
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('Roll forward 2026 to 2027.txt');
      const report = await readFile(await download.path(), 'utf8');
      expect(report).toMatch(/^Rolled forward from 2026 to 2027\n\nSearches made \(\d+\)\n- /);
    });

    await test.step('the new year has the same screens in the same order', async () => {
      await page.getByRole('banner').getByRole('combobox').last().selectOption('2027');
      await page.getByRole('link', { name: 'Screens', exact: true }).click();
      await expect(screenNames(page)).toHaveText(names);
    });

    await test.step('a second time makes nothing', async () => {
      await page.goto('/set-up/roll-forward');
      await expect(page.getByText('2027 has everything of 2026 already.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Roll forward to 2027' })).toBeDisabled();
    });

    await test.step('it is undone as one from the row of the year', async () => {
      await page.goto('/set-up/years');
      const undo = page.getByRole('button', { name: 'Undo the roll forward from 2026 to 2027' });
      await undo.press('Enter');
      const dialog = page.getByRole('alertdialog');
      await expect(
        dialog.getByText(/^\d+ searches, \d+ screens.* will be taken away/),
      ).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Undo the roll forward' }).press('Enter');
      await expect(dialog.getByText(/^Taken away: \d+ searches, \d+ screens/)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).press('Enter');
      await expect(undo).toBeHidden();
      await page.goto('/set-up/roll-forward');
      await expect(page.getByRole('button', { name: 'Roll forward to 2027' })).toBeEnabled();
    });
  },
);

test(
  'a roll forward that the network breaks goes on from where it stopped',
  { tag: '@long' },
  async ({ page, expectedComplaints }) => {
    expectedComplaints.push('Failed to load resource', 'RPC_ERROR');
    await signInAs(page, 'admin');
    await page.goto('/set-up/roll-forward');
    const form = page.getByRole('form', { name: 'New year' });
    const add = page.getByRole('button', { name: 'Add a year' });
    // Where there is one year alone, the form of the second is open.
    await expect(form.or(add)).toBeVisible();
    if (await add.isVisible()) await add.click();
    await form.getByLabel('Name').fill('Broken year');
    await form.getByRole('button', { name: 'Save year' }).click();
    await expect(page.getByLabel('To', { exact: true }).locator('option:checked')).toHaveText(
      'Broken year',
    );
    await page.getByLabel('From', { exact: true }).selectOption('2026');
    const start = page.getByRole('button', { name: 'Roll forward to Broken year' });
    await expect(start).toBeVisible();
    let commits = 0;
    await page.route(COMMIT, async (route) => {
      commits += 1;
      // The second one arrives, and only its answer is lost.
      if (commits === 2) await route.fetch();
      await (commits === 1 ? route.continue() : route.abort());
    });
    await start.click();
    await expect(page.getByText(/^It stopped after \d+ of \d+$/)).toBeVisible({ timeout: 40_000 });
    await page.unroute(COMMIT);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^\d+ searches and \d+ screens were made\.$/)).toBeVisible();
    await page.goto('/set-up/roll-forward');
    await page.getByLabel('From', { exact: true }).selectOption('2026');
    await expect(page.getByText('Broken year has everything of 2026 already.')).toBeVisible();
  },
);
