import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { FieldsPage } from './pages/fields';
import { DesignerPage } from './pages/designer';
import { ScreensPage } from './pages/screens';
import { SearchesPage } from './pages/searches';
import { emulatorTools, startEmulators } from './release/emulators';
import { HOUSE, releaseTest } from './release/releaseTest';
import { startCampaignSite } from './support/campaignSite';
import { startProduct } from './support/localBackend';
import { openShadows } from './support/openShadows';

const FOLDER = path.join(HOUSE, '.cache/released');
const ADA = { email: 'ada.newman@example.org', name: 'Ada Newman' };
const ORGANISATION = 'Harbour Friends';
const FILE = {
  name: 'supporters.csv',
  text: [
    'Supporter ID,Supporter Email,First Name,Miles Walked',
    ...Array.from(
      { length: 40 },
      (_, n) =>
        `${String(1000 + n)},walker${String(n)}@example.org,Walker${String(n)},${String(n)}`,
    ),
  ].join('\n'),
};
/** Who walked 30 miles or more, of 0 to 39. */
const FAR = 10;

/** Where a release runs, as the journey has to know it. */
interface World {
  readonly origin: string;
  /** By which a program at a terminal finds its data. */
  readonly env: Readonly<Record<string, string>>;
  /** What has to be seen in its own log. */
  expectRan(): void;
  stop(): Promise<void>;
}

const WORLDS: Readonly<Record<string, (release: string) => Promise<World | string>>> = {
  'on the local backend': async (release) => {
    const dataDirectory = await mkdtemp(path.join(tmpdir(), 'released-'));
    const hosting = path.join(release, 'hosting');
    await cp(path.join(release, 'remotes'), path.join(dataDirectory, 'remotes'), {
      recursive: true,
    });
    const product = await startProduct({ dataDirectory, demo: false, hosting });
    return {
      origin: product.origin,
      env: { DATA_DIR: dataDirectory },
      expectRan: () => expect(product.printed()).not.toMatch(/error/i),
      stop: async () => {
        await product.stop();
        await rm(dataDirectory, { recursive: true });
      },
    };
  },
  'in Google’s emulators': async (release) => {
    const isLong = ['TEST_LONG', 'TEST_RELEASE'].some((name) => process.env[name] !== undefined);
    if (!isLong) return 'takes minutes: npm run test:release';
    const tools = await emulatorTools(HOUSE);
    if (!tools.ok) return tools.error;
    const emulators = await startEmulators(release, tools.value);
    return {
      ...emulators,
      expectRan: () => {
        expect(emulators.printed()).toContain('Using node@22');
        for (const triggered of ['searchChanged', 'screenChanged', 'jobChanged'])
          expect(emulators.printed()).toContain(
            `Beginning execution of "europe-west1-${triggered}"`,
          );
      },
    };
  },
};

const test = releaseTest(FOLDER);

async function signUp(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('You are about to run this installation')).toBeVisible();
  expect(page.url()).not.toContain('claim');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  const chooser = page.getByRole('alertdialog', { name: 'Choose an account' });
  await chooser.getByLabel('Another email').fill(ADA.email);
  await chooser.getByLabel('Name', { exact: true }).fill(ADA.name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
}

/** Where the first superadmin signs up: as docs/deploying.md has it, by the one who may write the database. */
async function claimAddress({ origin, env }: World): Promise<string> {
  const args = ['run', '--silent', 'superadmin', '--', '--claim', origin];
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: HOUSE,
    env: { ...process.env, ...env },
  });
  return stdout.trim();
}

async function setUp(page: Page, embedPage: string): Promise<void> {
  await page.getByRole('link', { name: 'Set up an organisation' }).click();
  const section = page.getByRole('region', { name: 'Organisations' });
  await section.getByLabel('Name of a new organisation').fill(ORGANISATION);
  await section.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/set-up\/years$/);
  const form = page.getByRole('form', { name: 'New year' });
  await form.getByLabel('Name').fill('2026');
  await form.getByLabel('First day').fill('2026-01-01');
  await form.getByLabel('Last day').fill('2026-12-31');
  await form.getByLabel('Embed page').fill(embedPage);
  await form.getByRole('button', { name: 'Save year' }).click();
  await expect(form).toHaveCount(0);
}

async function firstLink(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Personal links' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export personal links' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const line = text.split('\r\n').find((one) => one.startsWith('1039,'));
  return line?.split(',')[1] ?? '';
}

for (const [name, start] of Object.entries(WORLDS))
  test(
    `from the first account to a supporter’s screens, ${name}`,
    { tag: '@long' },
    async ({ release, browser }, info) => {
      test.setTimeout(15 * 60_000);
      const folder = `${release}-${String(info.line)}-${String(Object.keys(WORLDS).indexOf(name))}`;
      await rm(folder, { recursive: true, force: true });
      await cp(release, folder, { recursive: true });
      const world = await start(folder);
      if (typeof world === 'string') {
        console.log(`skipped: ${world}`);
        test.skip(true, world);
        return;
      }
      const site = await startCampaignSite(world.origin);
      const context = await browser.newContext({ baseURL: world.origin });
      try {
        const page = await context.newPage();
        const thrown: string[] = [];
        page.on('pageerror', ({ message }) => thrown.push(message));
        await test.step('nobody runs it yet', async () => {
          const address = await claimAddress(world);
          await page.goto('/sign-up');
          await expect(page.getByText('Nobody runs this installation yet')).toBeVisible();
          await signUp(page, address);
        });
        await test.step('the first organisation', () => setUp(page, `${site.origin}/your-year`));
        await test.step('import', async () => {
          const fields = new FieldsPage(page);
          await fields.open();
          await fields.openImport();
          await fields.sendFile(FILE);
          await fields.check();
          const result = await fields.run();
          await expect(result.getByRole('row', { name: /Rows in the file/ })).toContainText('40');
        });
        await test.step('a search, counted', async () => {
          const searches = new SearchesPage(page);
          await searches.open();
          await searches.add('Far walkers');
          await searches.addDataCondition('Miles Walked', '>=', '30');
          await searches.save();
          await searches.back();
          const count = searches.row('Far walkers').getByText(String(FAR), { exact: true });
          await expect(count).toBeVisible({ timeout: 90_000 });
        });
        await test.step('a screen', async () => {
          const screens = new ScreensPage(page);
          await screens.open();
          await screens.add('For far walkers');
          await screens.matchAllSearches('Far walkers');
          await screens.save();
          await page.getByRole('link', { name: 'Back', exact: true }).click();
          await screens.design('For far walkers');
          const designer = new DesignerPage(page);
          await designer.addText('Thank you, {field|First Name|0|none|friend}!');
          await designer.save();
          await screens.open();
        });
        await test.step('publish', async () => {
          await page.getByRole('link', { name: 'Review and publish' }).click();
          await page.getByRole('button', { name: 'Publish 1 change' }).click();
          const now = page.getByRole('region', { name: 'What supporters see now' });
          await expect(now).toContainText('version 1', { timeout: 30_000 });
          await new ScreensPage(page).open();
        });
        await test.step('a personal link, opened on a campaign page', async () => {
          const link = await firstLink(page);
          expect(link).toContain(`${site.origin}/your-year#s=`);
          const visitor = await browser.newContext();
          await openShadows(visitor);
          const opened = await visitor.newPage();
          await opened.goto(link);
          await expect(opened.getByRole('group', { name: /^Screen 1 of 1/ })).toContainText(
            'Thank you, Walker39!',
          );
          await visitor.close();
        });
        expect(thrown).toEqual([]);
        world.expectRan();
      } finally {
        await context.close();
        await site.stop();
        await world.stop();
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
