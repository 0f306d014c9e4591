import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LinksPage } from 'e2e/pages/links';
import { ResultsPage } from 'e2e/pages/results';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { openShadows } from 'e2e/support/openShadows';
import { expect, test } from 'e2e/support/test';

/** Whom the demo shows every screen. */
const ROBIN = { email: 'robin.ashdown@example.org', id: '51000017' };

const linkOf = (
  rows: readonly { readonly supporterId: string; readonly link: string }[],
  id: string,
): string => {
  const link = rows.find(({ supporterId }) => supporterId === id)?.link;
  if (link === undefined) throw new Error(`No link for ${id}`);
  return link;
};

/** What a supporter sees who opens a link in a browser of their own. */
async function openLink(page: Page, link: string) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('No browser to open the link in.');
  const visitor = await browser.newPage();
  await openShadows(visitor.context());
  await visitor.goto(link);
  return visitor;
}

/** From the poster on. */
async function expectPlayed(visitor: Page, place: RegExp): Promise<void> {
  await visitor.getByRole('button', { name: 'Play your year' }).click();
  await expect(visitor.getByRole('group', { name: place })).toBeVisible();
}

test('links are exported, play, and are revoked one by one or all', async ({ page }) => {
  await signInAs(page, 'admin');
  const links = new LinksPage(page);
  await links.open();

  const rows = await links.exportFile();
  expect(new Set(rows.map(({ link }) => link)).size).toBe(600);
  await expect(links.section('Links so far')).toContainText('600');
  const robins = linkOf(rows, ROBIN.id);
  const another = rows.find(({ supporterId }) => supporterId !== ROBIN.id)?.link ?? '';

  await test.step('a supporter sees their screens', async () => {
    const visitor = await openLink(page, robins);
    await expectPlayed(visitor, /^Screen 1 of 7/);
    await visitor.close();
  });

  await test.step('exported again, everybody keeps their link', async () => {
    const again = await links.exportFile();
    expect(linkOf(again, ROBIN.id)).toBe(robins);
  });

  await test.step('one is revoked, others go on', async () => {
    await links.revoke(ROBIN.email);
    await expect(links.section('Links so far')).toContainText('1 revoked one by one');
    const revoked = await openLink(page, robins);
    await expect(revoked.getByText(/no longer/i)).toBeVisible();
    await expect(revoked.getByRole('group', { name: /^Screen / })).toBeHidden();
    await revoked.close();
    const other = await openLink(page, another);
    await expectPlayed(other, /^Screen 1 of /);
    await other.close();
  });

  await test.step('all are revoked, and the next export makes new ones', async () => {
    await links.revokeAll();
    await expect(links.section('Links so far')).toContainText('All links were revoked');
    const revoked = await openLink(page, another);
    await expect(revoked.getByText(/no longer/i)).toBeVisible();
    await revoked.close();
    const fresh = linkOf(await links.exportFile(), ROBIN.id);
    expect(fresh).not.toBe(robins);
    const visitor = await openLink(page, fresh);
    await expectPlayed(visitor, /^Screen 1 of 7/);
    await visitor.close();
  });

  await test.step('the shows of today are counted, too few to be told', async () => {
    const results = new ResultsPage(page);
    const today = new Date().toISOString().slice(8, 10).replace(/^0/, '');
    await expect(async () => {
      await results.open();
      // Below the head, and above the demo's own days.
      const newest = results.days.getByRole('row').nth(1);
      await expect(newest).toContainText(new RegExp(`^${today}\\D.*fewer than 10`), {
        timeout: 1000,
      });
    }).toPass();
  });
});

test(
  'another embed page is asked about, logged, and told on the page of links',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const links = new LinksPage(page);
    await links.open();
    await links.exportFile();

    const changePage = async (address: string) => {
      await page.goto('/set-up/years');
      await page.getByRole('button', { name: 'Edit 2026' }).click();
      const before = await page.getByLabel('Embed page').inputValue();
      await page.getByLabel('Embed page').fill(address);
      await page.getByRole('button', { name: 'Save year' }).click();
      return before;
    };
    const before = await changePage('https://new.example.org/year');
    const question = page.getByRole('alertdialog', { name: 'Change the embed page?' });
    await expect(question).toContainText('The personal links of 600 supporters');
    await question.getByRole('button', { name: 'Change the page' }).click();
    await expect(page.getByText('“2026” is saved.')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Activity' })
      .click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText(
      'changed the embed page',
    );

    await links.open();
    await expect(page.getByText('The links were made for another page')).toBeVisible();
    await changePage(before);
    await expect(page.getByText('“2026” is saved.')).toBeVisible();
    await links.open();
    await expect(links.section('Links so far')).toBeVisible();
    await expect(page.getByText('The links were made for another page')).toBeHidden();
  },
);

test(
  'an export goes on while other pages are looked at, and its end is told there',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const links = new LinksPage(page);
    await links.open();
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    let release: () => void = () => undefined;
    let held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/exportLinks', async (route) => {
      await held;
      await route.continue();
    });
    const header = page.getByRole('banner');
    const chip = header.getByRole('link', { name: 'Exporting personal links, 0%' });

    await test.step('cancelled, it leaves no file', async () => {
      await links.exportButton.click();
      await expect(page.getByRole('progressbar', { name: 'Making links' })).toBeVisible();
      await expect(chip).toBeVisible();
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByText('Cancelled, and no file was saved.')).toBeVisible();
      await expect(chip).toBeHidden();
      const answered = page.waitForResponse(/exportLinks$/);
      release();
      await answered;
      await expect(links.exportButton).toBeEnabled();
      expect(downloads).toEqual([]);
    });

    await test.step('left and come back to, it is found again', async () => {
      held = new Promise<void>((resolve) => (release = resolve));
      await links.exportButton.click();
      await header.getByRole('link', { name: 'Searches' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
      await chip.click();
      await expect(page.getByText(/^0 of 600 supporters \(0%\)/)).toBeVisible();
    });

    await test.step('its end is told on another page, with the way back to it', async () => {
      await header.getByRole('link', { name: 'Data fields' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Data fields' })).toBeVisible();
      const downloading = page.waitForEvent('download');
      release();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe('Oakhollow Woodland Trust 2026 - personal links.csv');
      expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(601);
      await expect(chip).toBeHidden();
      await expect(page.getByText('Links exported')).toBeVisible();
      await page.getByRole('link', { name: 'Look at the personal links' }).click();
      await expect(page.getByRole('button', { name: 'Save the file again' })).toBeVisible();
    });
  },
);

test('a test to oneself is asked for by keyboard, and its link plays the supporter’s screens', async ({
  page,
  product,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/screens/links');
  const section = new LinksPage(page).section('Send me a test');
  await section.getByLabel('Supporter email').fill(ROBIN.email);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toContainText(
    'Not sent: this installation sends no email.',
  );
  const folder = path.join(product.dataDirectory, 'mails');
  const [name = ''] = (await readdir(folder)).sort().slice(-1);
  const [link = ''] = /http\S+#s=\S+/.exec(await readFile(path.join(folder, name), 'utf8')) ?? [];
  const visitor = await openLink(page, link);
  await expectPlayed(visitor, /^Screen 1 of 7/);
  await visitor.close();
});

test(
  'members see the state of links and why they can do no more',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'member');
    const links = new LinksPage(page);
    await links.open();
    await expect(page.getByText('Only admins export and revoke personal links')).toBeVisible();
    await expect(links.exportButton).toBeHidden();
    await expect(links.section('Revoke links')).toBeHidden();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours on a narrow phone`, { tag: '@long' }, () => {
    test.use({
      colorScheme,
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('links and results have no accessibility faults', async ({ page }) => {
      await signInAs(page, 'admin');
      await page.goto('/screens/links');
      await expect(page.getByRole('region', { name: 'Revoke links' })).toBeVisible();
      expect.soft(await accessibilityFaults(page), 'links').toEqual([]);
      await page.goto('/screens/results');
      await expect(page.getByText(/No results yet|Shows by day/)).toBeVisible();
      expect.soft(await accessibilityFaults(page), 'results').toEqual([]);
    });
  });
}
