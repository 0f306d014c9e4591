import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { FieldsPage } from 'e2e/pages/fields';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';
import { aWorkbook } from 'supporter-data/testing';

const LINES = [
  'Email,Town,Gift total,Card,Seen',
  'zoe@example.org,Malmö,12.50,4111111111111111,1/2/2026',
  'bo@example.org,Lowestoft,7,4012888888881881,3/4/2026',
  ',Nowhere,1,,',
  'not-an-address,Nowhere,2,,',
  ' ZOE@example.org ,Lund,,,',
];
const LONG = { timeout: 30_000 };
const file = (lines: readonly string[], name = 'people.csv') => ({ name, text: lines.join('\n') });

test('maps columns, says what is wrong, and writes only at the last button', async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin');
  await fields.open();
  await fields.openImport();

  await test.step('the columns say what they hold', async () => {
    await fields.sendFile(file(LINES));
    await expect(fields.column('Card')).toContainText('Refused');
    await expect(fields.column('Seen')).toContainText('could also be month/day');
    await fields.column('Town').getByLabel('Name').fill('Home town');
    await fields.column('Gift total').getByLabel('Type').selectOption({ label: 'Read as text' });
  });

  await test.step('the check counts and lists, and the rejected rows can be kept', async () => {
    const check = await fields.check();
    await expect(check.getByRole('row', { name: 'New supporters 2' })).toBeVisible();
    await expect(check.getByRole('row', { name: 'Rejected rows 2' })).toBeVisible();
    const rejected = page.getByRole('table', { name: 'Rejected rows' });
    await expect(rejected.getByRole('row', { name: '4 No email' })).toBeVisible();
    await expect(rejected.getByRole('row', { name: '5 Invalid email' })).toBeVisible();
    await page.getByRole('button', { name: 'Merged rows, by line' }).click();
    await expect(page.getByRole('row', { name: '6 zoe@example.org' })).toBeVisible();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('people - rejected rows.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('5,Invalid email,not-an-address');
  });

  await test.step('nothing has been written so far', async () => {
    await page.goto('/fields?q=Home+town');
    await expect(page.getByText('No data field is called that')).toBeVisible();
  });

  await test.step('a reload goes on at the check, and the import does what it said', async () => {
    await page.goto('/fields/import');
    await fields.expectStep('Check');
    const result = await fields.run();
    await expect(result.getByRole('row', { name: 'New supporters 2' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Data fields' }).click();
    await expect(await fields.field('Home town')).toContainText('Lund');
    const gift = await fields.field('Gift total');
    await expect(gift).toContainText('Set by hand');
    await expect(await fields.field('Card')).toHaveCount(0);
  });
});

test('takes a sheet of an Excel workbook, and forgets it again', async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin', '/fields/import');
  // More than the reader unpacks at once, so that the page's policy has a say in how it goes on.
  const givers = Array.from({ length: 8_000 }, (_, row) => [
    `giver${row}@example.org`,
    new Date(Date.UTC(2026, row % 12, 1 + (row % 28))),
    12.5 + row,
    `Malmö ${createHash('sha1').update(String(row)).digest('hex')}`,
  ]);
  const workbook = await aWorkbook({
    Notes: [['What this is']],
    Givers: [['Email', 'Since', 'Given', 'Town'], ...givers],
  });
  await page.getByLabel('CSV file').setInputFiles({
    name: 'givers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  await expect(page.getByText('The file has no email column')).toBeHidden();
  await page.getByLabel('Sheet').selectOption('Givers');
  await expect(page.getByText('8,000 rows')).toBeVisible();
  await expect(page.getByRole('cell', { name: '01/01/2026' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the columns' }).click();
  await fields.expectStep('Columns');
  await expect(fields.column('Since')).toContainText('date');
  await expect(fields.column('Given')).toContainText('number');
  await page.getByRole('button', { name: 'Cancel this import' }).click();
  await expect(page.getByText('The import of givers.xlsx (Givers) is cancelled')).toBeVisible();
});

test('goes on with an upload where a reload stopped it', { tag: '@long' }, async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin');
  await page.goto('/fields/import');

  const rows = Array.from({ length: 20_000 }, (_, row) => `person${row}@example.org,Town ${row},`);
  const big = file(['Email,Town,Filler', ...rows.map((row) => row + 'x'.repeat(40))], 'big.csv');
  const sent: string[] = [];
  let held = true;
  await page.route('**/chunks/*', async (route) => {
    const chunk = route.request().url().split('/').at(-1) ?? '';
    if (held && chunk !== '0') return;
    sent.push(chunk);
    await route.continue();
  });

  const input = { name: big.name, mimeType: 'text/csv', buffer: Buffer.from(big.text) };
  await page.getByLabel('CSV file').setInputFiles(input);
  await page.getByRole('button', { name: 'Continue to the columns' }).click();
  await expect(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave while the file is being sent?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText('big.csv was not sent completely')).toBeVisible();

  held = false;
  await fields.sendFile(big);
  expect(sent).toEqual(['0', '1', '2', '3'].slice(0, Math.ceil(big.text.length / (512 * 1024))));
  await page.getByRole('button', { name: 'Cancel this import' }).click();
  await expect(page.getByText('The import of big.csv is cancelled')).toBeVisible();
});

test('undoes the newest import', { tag: '@long' }, async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin');
  await page.goto('/fields/import');
  await fields.sendFile(file(['Email,Undo me', 'nia@example.org,soon gone'], 'undo.csv'));
  await fields.check();
  await fields.run();
  await page.getByRole('link', { name: 'Back to Data fields' }).click();
  await expect(await fields.field('Undo me')).toContainText('soon gone');

  await fields.openImport();
  const newest = page.getByRole('list', { name: 'Imports so far' }).getByRole('listitem').first();
  await expect(newest).toContainText('undo.csv');
  await newest.getByRole('button', { name: 'Undo this import' }).click();
  await page
    .getByRole('alertdialog', { name: 'Undo the import of undo.csv?' })
    .getByRole('button', { name: 'Undo the import' })
    .click();
  await expect(page.getByText('The import of undo.csv is undone')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Data fields' }).click();
  await fields.field('Undo me');
  await expect(page.getByText('No data field is called that')).toBeVisible();
});

test('keeps what was decided at the columns over a reload', { tag: '@long' }, async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin');
  await page.goto('/fields/import');
  await fields.sendFile(file(['Email,Draft', 'uma@example.org,x'], 'draft.csv'));
  await fields.column('Draft').getByLabel('Name').fill('Decided');
  await page.reload();
  await expect(fields.column('Draft').getByLabel('Name')).toHaveValue('Decided');
  await fields.check();
  await page.getByRole('button', { name: '1 new data field' }).click();
  await expect(page.getByText('Decided', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this import' }).click();
  await expect(page.getByText('The import of draft.csv is cancelled')).toBeVisible();
});

test('offers the choices of the last import again', { tag: '@long' }, async ({ page }) => {
  const fields = new FieldsPage(page);
  await signInAs(page, 'admin');
  await page.goto('/fields/import');
  await fields.sendFile(file(['Email,Renamed', 'ivo@example.org,x'], 'first.csv'));
  await fields.column('Renamed').getByLabel('Name').fill('Chosen name');
  await fields.check();
  await fields.run();

  await page.goto('/fields/import');
  await fields.sendFile(file(['Renamed,Email', 'y,ola@example.org'], 'second.csv'));
  const name = fields.column('Renamed').getByLabel('Name');
  await expect(name).toHaveValue('Chosen name');
  await page.getByRole('button', { name: 'Begin without these choices' }).press('Enter');
  await expect(name).toHaveValue('Renamed');
  await page.getByRole('button', { name: /^Choose columns as in the import of / }).press('Enter');
  await expect(name).toHaveValue('Chosen name');
  await fields.check();
  await expect(page.getByRole('button', { name: '1 new data field' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel this import' }).click();
  await expect(page.getByText('The import of second.csv is cancelled')).toBeVisible();
});

test(
  'takes back what was written when it is cancelled half-way',
  { tag: '@long' },
  async ({ page }) => {
    const fields = new FieldsPage(page);
    await signInAs(page, 'admin');
    await page.goto('/fields/import');
    // So many that writing them is seen.
    const rows = Array.from({ length: 300_000 }, (_, row) => `half${row}@example.org,${row}`);
    await fields.sendFile(file(['Email,Half way', ...rows], 'half.csv'));
    await fields.check();
    await page.getByRole('button', { name: 'Import 300,000 supporters' }).click();
    await expect(page.getByText(/^[1-9][\d,]* of 300,000 supporters/)).toBeVisible();

    await page.getByRole('button', { name: 'Cancel this import' }).click();
    await page
      .getByRole('alertdialog', { name: 'Cancel this import?' })
      .getByRole('button', { name: 'Cancel the import' })
      .click();
    await expect(page.getByText('The import of half.csv is cancelled')).toBeVisible(LONG);
    await page.getByRole('link', { name: 'Back to Data fields' }).click();
    await fields.field('Half way');
    await expect(page.getByText('No data field is called that')).toBeVisible();
  },
);
