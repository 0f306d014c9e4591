import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { countPresses } from './support/countPresses';
import { startProduct, type RunningProduct } from './support/localBackend';
import { openShadows } from './support/openShadows';
import { expect, test as base } from './support/test';

/** From an address to the first personal link; typing is not counted, and neither are Tab and Enter in a form. */
const MOST = 25;

const test = base.extend<object, { readonly product: RunningProduct }>({
  // An installation that is nobody's, with nothing in it.
  product: [
    async ({ playwright: _ }, use) => {
      const dataDirectory = await mkdtemp(path.join(tmpdir(), 'road-'));
      const product = await startProduct({ dataDirectory, demo: false });
      await use(product);
      await product.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** An export that no journey has seen: words above the column names, and columns of a charity's own. */
function ownFile(): string {
  const rows = Array.from({ length: 800 }, (_, index) => [
    `person${index}@example.org`,
    `Name${index}`,
    `S-${1000 + index}`,
    (index * 37) % 100,
    (index % 9) / 2,
    `${String(1 + (index % 28)).padStart(2, '0')}/0${1 + (index % 9)}/2026`,
    index % 3 === 0 ? 'Yes' : 'No',
  ]);
  return [
    ['Sundial Rivers Alliance – supporter extract'],
    ['Produced 14/11/2026 by the membership team'],
    [],
    [
      'Contact email',
      'Known as',
      'Supporter ID',
      'Litres of litter',
      'Hours',
      'First met us',
      'Volunteer?',
    ],
    ...rows,
  ]
    .map((row) => row.join(','))
    .join('\r\n');
}

/** Of the file's 800. */
const TIDY = 184;

const claimOf = (product: RunningProduct): string =>
  /http\S+#claim=\S+/.exec(product.printed())?.[0] ?? '';

test.setTimeout(240_000);

test(
  'from nothing to the first personal link, in 25 clicks',
  { tag: '@long' },
  async ({ page, product }, info) => {
    await expect.poll(() => claimOf(product)).not.toBe('');
    const presses = await countPresses(page);
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    const follow = (name: string) => page.getByRole('link', { name, exact: true }).click();

    await test.step('claim it, and set up an organisation and its year', async () => {
      await page.goto(claimOf(product));
      await press('Sign up with Google');
      const chooser = page.getByRole('alertdialog', { name: 'Choose an account' });
      await chooser.getByLabel('Another email').fill('rea@example.org');
      await chooser.getByLabel('Name', { exact: true }).fill('Rea Rivers');
      await page.keyboard.press('Enter');
      await follow('Set up an organisation');
      await expect(page.getByLabel('Name of a new organisation')).toBeFocused();
      await page.keyboard.type('Sundial Rivers Alliance');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('form', { name: 'New year' }).getByLabel('Name')).toBeFocused();
      await page.keyboard.press('Enter');
      await follow('Import supporters');
    });

    await test.step('import a file', async () => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByLabel('CSV file').click();
      await (
        await choosing
      ).setFiles({ name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from(ownFile()) });
      await press('Continue to the columns');
      await press('Check the file');
      await press('Import 800 supporters');
      await follow('Build a search');
    });

    await test.step('build a search', async () => {
      await press('Add new search');
      await expect(page.getByRole('heading', { level: 1, name: 'Edit search' })).toBeVisible();
      const name = page.getByRole('textbox', { name: 'Name' }).first();
      await name.click();
      await name.fill('Tidy hands');
      await press('Add new condition');
      const condition = page.getByRole('group', { name: 'Condition 1', exact: true });
      await condition.getByLabel('Looks at').selectOption('data');
      await condition.getByLabel('Field name').click();
      await page.keyboard.type('Litres of litter');
      await condition.getByLabel('Comparison').selectOption('>=');
      await condition.getByLabel('Comparison').press('Tab');
      await expect(condition.getByLabel('Value')).toBeFocused();
      await page.keyboard.type('77');
      await press('Save search');
      await press('Use in a screen');
    });

    await test.step('make a screen for it, from a template', async () => {
      await expect(page.getByText(`${TIDY} of 800 will see this`)).toBeVisible();
      await press('Save and design');
      await press('Choose a template');
      await press('Thank you:');
      await press('Use this template');
      await expect(page.getByRole('group', { name: 'Canvas' })).toContainText('Thank you,');
      await follow('Publish…');
    });

    await test.step('publish it', async () => {
      await expect(page.getByText(`${TIDY} supporters gain it.`)).toBeVisible();
      await press('Publish 1 change');
      await follow('Make personal links');
    });

    await test.step('make the links, and open the first', async () => {
      await press('Use a hosted page');
      const downloading = page.waitForEvent('download');
      await press('Export personal links');
      const file = await readFile(await (await downloading).path(), 'utf8');
      await info.attach('presses', { body: presses.join('\n') });
      expect(presses.length).toBeLessThanOrEqual(MOST);
      expect(file.trim().split('\r\n')).toHaveLength(801);
      await expectOwnScreen(page, file);
    });
  },
);

/** The first of the file whom the search matches sees the screen. */
async function expectOwnScreen(page: Page, file: string): Promise<void> {
  const link = new Map(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',') as [string, string]),
  );
  const opened = await page.context().newPage();
  await openShadows(page.context());
  await opened.goto(link.get('S-1005') ?? '');
  await opened.getByRole('button', { name: 'Play your year' }).click();
  const screen = opened.getByRole('group', { name: /^Screen 1 of 1/ });
  await expect(screen).toContainText('Name5');
  await opened.close();
}
