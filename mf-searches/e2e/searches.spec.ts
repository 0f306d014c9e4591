import { SearchesPage } from 'e2e/pages/searches';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

/** The demo organisation's own fields and searches. */
const PAGE = 'EVT Spring Tree Planting 2026';
const GIFTS = 'DON Monthly Gift';
const PETITIONS = 'Signed a petition this year';
const ANY_ACTION = 'Took any action this year';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'admin');
  await new SearchesPage(page).open();
});

test('every kind of condition, counted and said in words before it is saved', async ({ page }) => {
  const searches = new SearchesPage(page);
  await searches.add('Every kind');
  await page.getByRole('radio', { name: 'Any condition' }).check({ force: true });
  await searches.addPageCondition(PAGE);
  await searches.addDataCondition(GIFTS, '>=', '30');
  await searches.addMissedPagesCondition('PET');
  await searches.addSearchCondition(ANY_ACTION, '3');

  await expect(searches.matchesNow).toContainText(
    `Supporters who completed “${PAGE}” in 2026, who gave at least 30 in “${GIFTS}”, who completed no “…PET…” page in 2026, or who match “${ANY_ACTION}” at least 3 times`,
  );
  await expect(
    searches.matchesNow.getByRole('table', { name: 'Condition by condition' }).getByRole('row'),
  ).toHaveCount(5);
  await expect(searches.condition(3)).toContainText(/Looks at \d+ pages: “PET /);
  const live = await searches.liveCount();
  expect(Number(live.replaceAll(',', ''))).toBeGreaterThan(0);

  await searches.save();
  // What is stored is what the page holds: nothing is left that a save would change.
  await expect(searches.beforeYouSave.getByText('stands here as you edit')).toBeVisible();
  await searches.back();
  await expect(searches.row('Every kind').getByText(live, { exact: true })).toBeVisible();
  await expect(searches.row('Every kind').getByText(/^as of /)).toBeVisible();
});

test('a missing value is pointed out where it passes', { tag: '@long' }, async ({ page }) => {
  const searches = new SearchesPage(page);
  await searches.add('Small or no gifts');
  await searches.addDataCondition(GIFTS, '<', '30');
  await expect(searches.condition(1)).toContainText(/\d+ only because the value is missing/);
  await searches.condition(1).getByLabel('Comparison').selectOption('>=');
  await expect(searches.condition(1)).not.toContainText('only because the value is missing');
});

test('a search begun from two people, counted, and undone', { tag: '@long' }, async ({ page }) => {
  const searches = new SearchesPage(page);
  await searches.add('Like these two');
  const panel = await searches.findShared([
    'lachlan.teasel@example.com',
    'Robin.Ashdown@example.org',
  ]);
  await expect(panel.getByText(/Supporter ID|Email|First Name/)).toBeHidden();
  await panel.getByText(`Who completed “${PAGE}” in 2026`).click();
  await panel.getByText('Whose “Town” is “Much Alder”').click();
  await panel.getByRole('button', { name: 'Add 2 conditions' }).click();

  await expect(searches.condition(2)).toBeVisible();
  expect(Number(await searches.liveCount())).toBeGreaterThanOrEqual(2);
  await searches.askWhy('robin.ashdown@example.org');
  await expect(page.getByText('robin.ashdown@example.org matches')).toBeVisible();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(searches.condition(1)).toBeHidden();
});

test(
  'why a supporter matches, down to the value that was read',
  { tag: '@long' },
  async ({ page }) => {
    const searches = new SearchesPage(page);
    await searches.row(PETITIONS).getByRole('button', { name: 'Example supporters' }).click();
    const email = await searches.row(PETITIONS).getByText('@').first().innerText();
    await searches.edit(PETITIONS);

    const why = await searches.askWhy(email);
    await expect(why.getByText(`${email} matches`)).toBeVisible();
    await expect(why.getByRole('row', { name: /Took part within the year/ }).first()).toContainText(
      /Read as action: \d+\/\d+\/2026/,
    );
    await searches.condition(1).getByLabel('Page action').selectOption('notCompleted');
    await expect(why.getByText(`${email} does not match`)).toBeVisible();
    await why.getByLabel('Supporter’s email').fill('nobody@example.org');
    await expect(why.getByText('Cannot find supporter')).toBeVisible();
  },
);

test('a search in use is deleted once its uses were read', { tag: '@long' }, async ({ page }) => {
  const searches = new SearchesPage(page);
  await searches.add('Planters');
  await searches.addPageCondition(PAGE);
  await searches.save();
  await searches.back();
  await searches.add('Frequent planters');
  await searches.addSearchCondition('Planters', '1');
  await searches.save();
  await searches.back();
  await expect(
    searches.row('Planters').getByRole('button', { name: 'Used in 1 search' }),
  ).toBeVisible();

  const question = await searches.askDelete('Planters');
  await expect(question).toContainText('condition 1 will be met by nobody');
  await question.getByRole('button', { name: 'Delete anyway' }).click();
  await expect(page.getByText('Deleted successfully!')).toBeVisible();
  await expect(searches.row('Planters')).toBeHidden();
  await expect(searches.row('Frequent planters')).toContainText('a deleted search');
});

test(
  'a circle of searches cannot be saved, and is shown as a path',
  { tag: '@long' },
  async ({ page }) => {
    const searches = new SearchesPage(page);
    await searches.add('Round A');
    await searches.addPageCondition(PAGE);
    await searches.save();
    await searches.back();
    await searches.add('Round B');
    await searches.addPageCondition(PAGE);
    await searches.addSearchCondition('Round A', '1');
    await searches.save();
    await searches.back();
    await searches.edit('Round A');
    await searches.addSearchCondition('Round B', '1');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByRole('alert')).toContainText('Round A → Round B → Round A');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(searches.row('Round A')).not.toContainText('Round B');
  },
);

test(
  'a search and a condition are duplicated, and conditions reordered',
  { tag: '@long' },
  async ({ page }) => {
    const searches = new SearchesPage(page);
    await searches.choose(PETITIONS, 'Duplicate');
    await expect(page.getByRole('textbox', { name: 'Name' }).first()).toHaveValue(
      `${PETITIONS} (copy)`,
    );
    await searches.choose('condition 1', 'Duplicate');
    await searches.condition(2).getByLabel('Page name').fill('EVT');

    await page.getByRole('button', { name: 'Move condition 2 up' }).press('Enter');
    await expect(searches.condition(1).getByLabel('Page name')).toHaveValue('EVT');
    await expect(page.getByRole('button', { name: 'Move condition 1 up' })).toBeFocused();

    // So high that no drag comes near an edge, where the list would scroll on.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await searches.dragCondition(1, 2);
    await expect(searches.condition(2).getByLabel('Page name')).toHaveValue('EVT');
    await searches.dragCondition(2, 1);
    await expect(searches.condition(1).getByLabel('Page name')).toHaveValue('EVT');

    await searches.save();
    await page.reload();
    await expect(searches.condition(1).getByLabel('Page name')).toHaveValue('EVT');
  },
);

test(
  'the list is narrowed by words, and remembers them on the way back',
  { tag: '@long' },
  async ({ page }) => {
    const searches = new SearchesPage(page);
    await page.getByRole('searchbox', { name: 'Filter searches' }).pressSequentially('petition');
    await expect(searches.row(ANY_ACTION)).toBeHidden();
    await expect(page).toHaveURL(/find=petition/);
    await searches.edit(PETITIONS);
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: 'Filter searches' })).toHaveValue('petition');
    await expect(searches.row(ANY_ACTION)).toBeHidden();
  },
);

test(
  'an earlier save comes back, and so does what was deleted',
  { tag: '@long' },
  async ({ page }) => {
    const searches = new SearchesPage(page);
    await searches.edit(PETITIONS);
    const name = page.getByRole('textbox', { name: 'Name' }).first();
    await name.fill('Signed something');
    await searches.save();
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await expect(versions.getByRole('button', { name: 'Name changed' })).toBeVisible();
    await versions.getByRole('button', { name: 'What stood here at first' }).click();
    await versions.getByRole('button', { name: 'Bring this version back' }).click();
    await expect(name).toHaveValue(PETITIONS);
    await searches.save();
    await searches.back();

    const question = await searches.askDelete(PETITIONS);
    await question.getByRole('button', { name: 'Delete anyway' }).click();
    await expect(searches.row(PETITIONS)).toBeHidden();
    await page.getByRole('button', { name: 'Bin' }).click();
    await page.getByRole('button', { name: `Restore ${PETITIONS}` }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(searches.row(PETITIONS).getByText(/^Used in \d/)).toBeVisible();
  },
);
