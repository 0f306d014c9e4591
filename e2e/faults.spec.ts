import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { visit } from './pages/everyPage';
import { FieldsPage } from './pages/fields';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { accessibilityFaults } from './support/accessibilityFaults';
import { test as restartableTest } from './support/faultsTest';
import { COMMIT, expect, test } from './support/test';

const PAGE = 'EVT Spring Tree Planting 2026';
const PETITIONS = 'Signed a petition this year';
const MIB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name' }).first();
const banner = (page: Page) => page.getByRole('status', { name: 'Connection' });
const unsaved = (page: Page) => page.getByText('● Unsaved edits');
const pressSave = (page: Page) => page.getByRole('button', { name: 'Save search' }).click();

/** A search of the demo, open in the editor. */
async function editPetitions(page: Page): Promise<SearchesPage> {
  const searches = new SearchesPage(page);
  await searches.open();
  await searches.edit(PETITIONS);
  return searches;
}

restartableTest.describe('the server', () => {
  restartableTest.use({
    expectedComplaints: [
      ['net::ERR_', 'RPC_ERROR', 'could not be loaded', 'Failed loading', 'status of 429'],
      { scope: 'test' },
    ],
  });

  restartableTest(
    'is killed under somebody who edits: it is said, edits are kept, and saved once it is back',
    async ({ page, context, restartable }) => {
      await signInAs(page, 'admin');
      const searches = await editPetitions(page);
      const other = await context.newPage();
      await other.goto('/searches');
      await expect(new SearchesPage(other).row(PETITIONS)).toBeVisible();
      await new SearchesPage(other).edit(PETITIONS);
      await other.goBack();
      await expect(new SearchesPage(other).row(PETITIONS)).toBeVisible();
      await nameOf(page).fill('Edited in the dark');
      await restartable.kill();

      await pressSave(page);
      await expect(page.getByText('Error saving - please try again')).toBeVisible();
      await expect(banner(page)).toContainText('The server cannot be reached');
      await expect(nameOf(page)).toHaveValue('Edited in the dark');
      await expect(unsaved(page)).toBeVisible();
      await other.getByRole('link', { name: PETITIONS, exact: true }).click();
      const notLoaded = other.getByText('The search could not be loaded');
      await expect(notLoaded).toBeVisible();

      await restartable.restart();
      await expect(banner(page)).toBeEmpty();
      await other.getByRole('button', { name: 'Try again' }).click();
      await expect(notLoaded).toBeHidden();
      await expect(nameOf(other)).toHaveValue(PETITIONS);
      await searches.save();
      await other.reload();
      await expect(nameOf(other)).toHaveValue('Edited in the dark');
    },
  );

  restartableTest.describe('on a small disk', () => {
    restartableTest.use({ diskBytes: 160 * MIB });

    restartableTest(
      'has no more space: it is said, nothing is half written, and it goes on once there is some',
      { tag: '@long' },
      async ({ page, context, dataDirectory, restartable }) => {
        await signInAs(page, 'admin');
        const searches = await editPetitions(page);
        const imports = await context.newPage();
        await imports.goto('/fields/import');
        await nameOf(page).fill('More than there is room for');
        const filler = path.join(dataDirectory, 'filler');
        const { bavail, bsize } = await statfs(dataDirectory);
        await writeFile(filler, Buffer.alloc(bavail * bsize - 31 * MIB));

        await pressSave(page);
        await expect(page.getByText('The database is full or over its limit')).toBeVisible();
        await expect(unsaved(page)).toBeVisible();
        const file = {
          name: 'people.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(csvOf('zoe@example.org')),
        };
        await imports.getByLabel('CSV file').setInputFiles(file);
        await imports.getByRole('button', { name: 'Continue to the columns' }).click();
        await expect(imports.getByText('The server is full or busy')).toBeVisible();

        await rm(filler);
        await searches.save();
        await imports.goto('/fields/import');
        await importOne(imports, 'zoe@example.org');
        await restartable.kill();
        await restartable.restart();
        await page.reload();
        await expect(nameOf(page)).toHaveValue('More than there is room for');
      },
    );
  });
});

const csvOf = (email: string) => `Email,Town\n${email},Lund\n`;

async function importOne(page: Page, email: string): Promise<void> {
  const fields = new FieldsPage(page);
  await fields.sendFile({ name: 'people.csv', text: csvOf(email) });
  await fields.check();
  const result = await fields.run();
  await expect(result.getByRole('row', { name: 'New supporters 1' })).toBeVisible();
}

test.describe('a request', () => {
  test.use({
    expectedComplaints: [
      ['net::ERR_', 'RPC_ERROR', 'Failed loading', 'status of 429'],
      { scope: 'test' },
    ],
  });

  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'admin');
  });

  test(
    'that is not answered is sent again, and nobody need know',
    { tag: '@long' },
    async ({ page }) => {
      const searches = await editPetitions(page);
      await nameOf(page).fill('Sent again');
      let failures = 0;
      await page.route(/:(commit|batchGet)\b/, (route) =>
        failures++ < 2 ? route.abort('connectionrefused') : route.continue(),
      );
      await searches.save();
      expect(failures).toBeGreaterThan(2);
      await nameOf(page).fill(PETITIONS);
      await searches.save();
    },
  );

  test(
    'whose answer is lost saves once, and is no conflict with oneself',
    { tag: '@long' },
    async ({ page }) => {
      const searches = await editPetitions(page);
      await nameOf(page).fill('Saved without an answer');
      let commits = 0;
      await page.route(COMMIT, async (route) => {
        const answer = await route.fetch();
        await (commits++ === 0
          ? route.abort('connectionreset')
          : route.fulfill({ response: answer }));
      });
      await searches.save();
      await nameOf(page).fill(PETITIONS);
      await searches.save();
      await page.reload();
      await expect(nameOf(page)).toHaveValue(PETITIONS);
    },
  );

  test('over the quota says so, and keeps the edits', { tag: '@long' }, async ({ page }) => {
    const searches = await editPetitions(page);
    await nameOf(page).fill('Over the quota');
    await page.route(COMMIT, (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } },
      }),
    );
    await pressSave(page);
    await expect(page.getByText('Error saving - please try again')).toBeVisible();
    await expect(page.getByText('The database is full or over its limit')).toBeVisible();
    await expect(banner(page)).toBeEmpty();
    await expect(nameOf(page)).toHaveValue('Over the quota');
    await page.unroute(COMMIT);
    await nameOf(page).fill(PETITIONS);
    await expect(unsaved(page)).toBeHidden();
    await searches.back();
  });

  test(
    'on a slow network shows that it is under way, and a second press sends nothing',
    { tag: '@long' },
    async ({ page }) => {
      const searches = await editPetitions(page);
      await nameOf(page).fill('Slowly saved');
      const network = await page.context().newCDPSession(page);
      const slowly = {
        offline: false,
        latency: 1500,
        downloadThroughput: 20_000,
        uploadThroughput: 20_000,
      };
      await network.send('Network.emulateNetworkConditions', slowly);
      let commits = 0;
      page.on('request', (request) => {
        if (COMMIT.test(request.url())) commits++;
      });
      await page.getByRole('button', { name: 'Save search' }).dblclick();
      await expect(page.getByRole('button', { name: 'Saving' })).toBeDisabled();
      await expect(unsaved(page)).toBeHidden();
      expect(commits).toBe(1);
      await network.send('Network.emulateNetworkConditions', {
        ...slowly,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await nameOf(page).fill(PETITIONS);
      await searches.save();
    },
  );
});

test.describe('without a network', () => {
  test.use({
    expectedComplaints: [['net::ERR_INTERNET_DISCONNECTED'], { scope: 'test' }],
  });

  test(
    'the page says so and stays, also where a part of it cannot be had',
    { tag: '@long' },
    async ({ page, context }) => {
      await signInAs(page, 'admin');
      // What a page still asks for would fail, and the browser would complain of it: this one asks for nothing.
      await visit(page, '/privacy');
      await context.setOffline(true);
      await expect(banner(page)).toContainText('You are offline');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityFaults(page)).toEqual([]);
      }
      await page.keyboard.press('Control+k');
      const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
      await expect(missing).toBeVisible();
      await context.setOffline(false);
      await expect(banner(page)).toBeEmpty();
      await missing.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
    },
  );

  test(
    'a part comes when it is asked for again, whichever file of it was missing',
    { tag: '@long' },
    async ({ page, expectedComplaints }) => {
      expectedComplaints.push('net::ERR_FAILED', 'Loading chunk');
      const dialog = page.getByRole('dialog', { name: 'Go to' });
      const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded' });
      let files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.push(request.url());
      });
      const askForPalette = async () => {
        await visit(page, '/privacy');
        files = [];
        await page.keyboard.press('Control+k');
      };
      await signInAs(page, 'admin');
      await askForPalette();
      await expect(dialog).toBeVisible();
      expect(files.length).toBeGreaterThan(1);
      for (const file of [...files]) {
        await page.route(file, (route) => route.abort());
        await askForPalette();
        await expect(missing, file).toBeVisible();
        await page.unroute(file);
        await missing.getByRole('button', { name: 'Try again' }).click();
        await expect(dialog, file).toBeVisible();
      }
    },
  );
});

test(
  'signing out in one tab keeps the edits of the other for its next sign-in',
  { tag: '@long' },
  async ({ page, context }) => {
    await signInAs(page, 'admin');
    const searches = await editPetitions(page);
    const address = page.url();
    await nameOf(page).fill('Not saved before I left');
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await page.getByRole('button', { name: /Ada Greenwood/ }).click();
    await expect(page).toHaveURL(address);
    await expect(nameOf(page)).toHaveValue('Not saved before I left');
    await expect(unsaved(page)).toBeVisible();
    await nameOf(page).fill(PETITIONS);
    await expect(unsaved(page)).toBeHidden();
    await searches.back();
  },
);

test.describe('a search of a later version', () => {
  // Its page may read it once more before it is left.
  test.use({ expectedComplaints: [['could not be loaded'], { scope: 'test' }] });

  test(
    'what cannot be read costs its row alone, and is deleted from its note',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'member');
      const searches = new SearchesPage(page);
      await searches.open();
      await searches.add('Of another version');
      await searches.addPageCondition(PAGE);
      // As a later version might store it, with a kind of condition that this one does not know.
      await page.route(COMMIT, (route) => {
        const postData = route.request().postData() ?? '';
        return route.continue({ postData: postData.replace('"page"', '"oracle"') });
      });
      await searches.save();
      await page.unroute(COMMIT);
      await searches.back();
      const note = page.getByText('1 of the searches cannot be read');
      await expect(note).toBeVisible();
      await expect(searches.row(PETITIONS)).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);

      const unreadable = page.getByRole('group').filter({ hasText: 'conditions.0.' });
      await unreadable.getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('No screen and no other search uses it');
      await question.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(note).toBeHidden();
      await page.reload();
      await expect(searches.row(PETITIONS)).toBeVisible();
      await expect(note).toBeHidden();
    },
  );
});

const SKEWS = [
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
] as const;

for (const [words, skewMs] of SKEWS) {
  test(
    `a clock that is ${words} stops neither sign-in, counts, saving nor importing`,
    { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript((offsetMs) => {
        const real = Date.now;
        const now = () => real() + offsetMs;
        globalThis.Date = new Proxy(Date, {
          construct: (clock, parts: readonly unknown[]): Date =>
            Reflect.construct(clock, parts.length === 0 ? [now()] : parts) as Date,
          get: (clock, name): unknown => (name === 'now' ? now : Reflect.get(clock, name)),
        });
      }, skewMs);
      await signInAs(page, 'admin');
      const seenSkewMs = (await page.evaluate(() => new Date().getTime())) - Date.now();
      expect(Math.abs(seenSkewMs - skewMs)).toBeLessThan(60_000);
      const searches = new SearchesPage(page);
      await searches.open();
      await searches.add(`By a clock ${words}`);
      await searches.addPageCondition(PAGE);
      expect(Number(await searches.liveCount())).toBeGreaterThan(0);
      await searches.save();
      await searches.back();
      // By the server's clock, with its day, since that is not today's here.
      const serversDay = new Date().toLocaleDateString('en-GB', {
        day: 'numeric',
        month: 'short',
        timeZone: 'Europe/London',
      });
      await expect(
        searches
          .row(`By a clock ${words}`)
          .getByText(new RegExp(`^as of ${serversDay.replaceAll(' ', '\\s')},\\s\\d\\d:\\d\\d`)),
      ).toBeVisible();
      await page.goto('/fields/import');
      await importOne(page, `clock${String(skewMs)}@example.org`);
    },
  );
}
