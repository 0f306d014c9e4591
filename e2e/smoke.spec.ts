import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { DesignerPage } from './pages/designer';
import { FieldsPage } from './pages/fields';
import { PreviewDialog } from './pages/preview';
import { ScreensPage } from './pages/screens';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';

const FILE = path.resolve(
  import.meta.dirname,
  '../evaluation/test/fixtures/harbour-trust-2026.csv',
);
const PAGE_FIELD = 'PET Clean Beaches 2026';
const DATA_FIELD = 'Miles Walked';

type Row = Readonly<Record<string, string>>;

/** Who signed within 2026 and walked 50 miles or more, worked out here from the file alone. */
function expectedSupporters(): readonly Row[] {
  const rows: Row[] = parse(readFileSync(FILE), { columns: true });
  return rows.filter((row) => {
    const action = row[PAGE_FIELD] ?? '';
    const day = /:P:(\d\d\/\d\d\/\d{4})|^(\d\d\/\d\d\/\d{4})$/.exec(action.trim());
    const date = day?.[1] ?? day?.[2] ?? '';
    const miles = (row[DATA_FIELD] ?? '').trim();
    const number = /^-?\d[\d,]*(\.\d+)?$/.test(miles) ? Number(miles.replaceAll(',', '')) : NaN;
    return date.endsWith('/2026') && number >= 50;
  });
}

test('from a file of supporters to the screen of one of them', async ({ page }, info) => {
  const look = (name: string) =>
    page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
  const matching = expectedSupporters();
  const supporter = matching.find((row) => row['First Name'] !== '');
  expect(matching.length).toBeGreaterThan(20);
  const count = String(matching.length);

  await signInAs(page, 'admin');

  await test.step('import the file', async () => {
    const fields = new FieldsPage(page);
    await fields.open();
    await look('1-fields-before');
    const result = await fields.importFile(FILE);
    await expect(result.getByRole('row', { name: /Rows in the file/ })).toContainText('5,000');
    await look('1-import-result');
  });

  await test.step('see types, examples and spreads', async () => {
    const fields = new FieldsPage(page);
    await page.getByRole('link', { name: 'Back to Data fields' }).click();
    await expect(await fields.field(PAGE_FIELD)).toContainText('Action');
    await expect(await fields.field(DATA_FIELD)).toContainText('Number');
    await expect(await fields.field('DON Puffin Appeal 2026')).toContainText('Donation');
    await expect(await fields.field('Date Joined')).toContainText('Earliest');
    await expect(await fields.field('Legacy Reference')).toContainText('No data found');
    const events = await fields.field('Events Attended');
    await events.getByRole('button', { name: /spread/i }).click();
    await expect(events.getByRole('table', { name: /spread/i })).toBeVisible();
    await look('2-fields');
  });

  await test.step('build a search and see the right count without a reload', async () => {
    const searches = new SearchesPage(page);
    await searches.open();
    await searches.add('Beach walkers');
    await searches.addPageCondition(PAGE_FIELD);
    await searches.addDataCondition(DATA_FIELD, '>=', '50');
    await look('3-search');
    await searches.save();
    await searches.back();
    await expect(searches.row('Beach walkers').getByText(count, { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await look('3-searches');
  });

  await test.step('make a screen for them', async () => {
    const screens = new ScreensPage(page);
    await screens.open();
    await screens.add('For beach walkers');
    await screens.matchAllSearches('Beach walkers');
    await look('4-setup');
    await screens.save();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(screens.row('For beach walkers').getByText(count, { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    await screens.design('For beach walkers');

    const designer = new DesignerPage(page);
    await designer.addImage('/demo/sapling.svg', 'A sapling');
    await designer.addText('Thank you, {field|First Name|0|none|friend}!');
    const before = await designer.position();
    await designer.drag(designer.object('Thank you'), 30, 60);
    const after = await designer.position();
    expect(after.top).toBeGreaterThan(before.top);
    expect(after.left).toBeGreaterThan(before.left);
    await look('4-design');
    await designer.save();
    await page.reload();
    await expect(designer.object('Thank you')).toBeVisible();
    await designer.object('Thank you').click();
    await expect.poll(() => designer.position()).toEqual(after);
  });

  await test.step('play it for one of them', async () => {
    const screens = new ScreensPage(page);
    await screens.open();
    const preview = new PreviewDialog(page);
    await preview.openFor(supporter?.['Supporter Email'] ?? '');
    await preview.button('Pause').click();
    const mine = preview.story.getByRole('group', { name: /: For beach walkers$/ });
    while (await mine.isHidden()) await preview.button('Next screen').click();
    await expect(mine).toContainText(`Thank you, ${supporter?.['First Name'] ?? ''}!`);
    await look('5-preview');
  });
});
