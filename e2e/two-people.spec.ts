import type { Locator, Page } from '@playwright/test';
import { DesignerPage } from './pages/designer';
import { designNewScreen } from './pages/designNewScreen';
import { inAnotherBrowser } from './pages/inAnotherBrowser';
import { ScreensPage } from './pages/screens';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { COMMIT, expect, test } from './support/test';

/** Ada and Milo, each in a browser of their own, edit the same thing (D22). */
const PAGE = 'EVT Spring Tree Planting 2026';
const GIFTS = 'DON Monthly Gift';

/** Saves, and gives the question that stops it. */
async function saveAndBeTold(page: Page, button: string, savedBy: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  const question = page.getByRole('alertdialog', { name: 'Someone else saved meanwhile' });
  const today = new Date().toLocaleDateString('en-GB', {
    dateStyle: 'medium',
    timeZone: 'Europe/London',
  });
  await expect(question).toContainText(
    new RegExp(`${savedBy}\\S* saved this .* on ${today.replaceAll(' ', '\\s')}`),
  );
  return question;
}

const answer = (question: Locator, button: string) =>
  question.getByRole('button', { name: button }).click();

test(
  'a search: keep editing, overwrite, and load theirs',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    const ada = new SearchesPage(page);
    await ada.open();
    await ada.add('Of two people');
    await ada.addPageCondition(PAGE);
    await ada.save();
    const milosPage = await inAnotherBrowser(browser, 'member', page.url());
    const milo = new SearchesPage(milosPage);
    await expect(milo.condition(1)).toBeVisible();

    await milo.addDataCondition(GIFTS, '>', '1');
    await milo.save();
    await ada.addDataCondition(GIFTS, '>', '2');
    const question = await saveAndBeTold(page, 'Save search', 'milo');
    await answer(question, 'Keep editing');
    await expect(ada.condition(2).getByLabel('Value')).toHaveValue('2');
    await expect(page.getByText('● Unsaved edits')).toBeVisible();
    await milosPage.reload();
    await expect(milo.condition(2).getByLabel('Value')).toHaveValue('1');

    await answer(await saveAndBeTold(page, 'Save search', 'milo'), 'Overwrite');
    await expect(page.getByText('● Unsaved edits')).toBeHidden();

    await milo.condition(2).getByLabel('Value').fill('3');
    await answer(await saveAndBeTold(milosPage, 'Save search', 'ada'), 'Load theirs');
    await expect(milo.condition(2).getByLabel('Value')).toHaveValue('2');
    await expect(milosPage.getByText('● Unsaved edits')).toBeHidden();
    await milo.condition(2).getByLabel('Value').fill('3');
    await milo.save();
    await milosPage.context().close();
  },
);

test('a search in two tabs of one person', { tag: '@long' }, async ({ page, context }) => {
  await signInAs(page, 'admin');
  const first = new SearchesPage(page);
  await first.open();
  await first.add('In two tabs');
  await first.addPageCondition(PAGE);
  await first.save();
  const secondPage = await context.newPage();
  await secondPage.goto(page.url());
  const second = new SearchesPage(secondPage);
  await expect(second.condition(1)).toBeVisible();
  await second.addDataCondition(GIFTS, '>', '1');
  await second.save();

  await first.addDataCondition(GIFTS, '>', '2');
  await page.getByRole('button', { name: 'Save search' }).click();
  const question = page.getByRole('alertdialog', { name: 'You saved meanwhile' });
  await expect(question).toContainText('You saved meanwhile, in another tab or window.');
  await expect(question).not.toContainText('ada');
  await answer(question, 'Load what is saved');
  await expect(first.condition(2).getByLabel('Value')).toHaveValue('1');
});

test(
  'the set-up of a screen: keep editing, overwrite, and load theirs',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    const ada = new ScreensPage(page);
    await ada.open();
    await ada.add('Set up by two');
    await ada.save();
    const milosPage = await inAnotherBrowser(browser, 'member', page.url());
    const milo = new ScreensPage(milosPage);
    const name = (of: Page) => of.getByRole('textbox', { name: 'Internal name' });
    await expect(name(milosPage)).toHaveValue('Set up by two');

    await milo.matchAllSearches('Signed a petition this year');
    await milo.save();
    await name(page).fill('Named by Ada');
    await answer(await saveAndBeTold(page, 'Save screen', 'milo'), 'Keep editing');
    await expect(name(page)).toHaveValue('Named by Ada');
    await expect(page.getByText('● Unsaved edits')).toBeVisible();
    await answer(await saveAndBeTold(page, 'Save screen', 'milo'), 'Overwrite');
    await expect(page.getByText('● Unsaved edits')).toBeHidden();

    await name(milosPage).fill('Named by Milo');
    await answer(await saveAndBeTold(milosPage, 'Save screen', 'ada'), 'Load theirs');
    await expect(name(milosPage)).toHaveValue('Named by Ada');
    await expect(milosPage.getByRole('radio', { name: 'All supporters' })).toBeChecked();
    await milosPage.context().close();
  },
);

test(
  'a design: keep editing, load theirs with one’s own to restore, and overwrite',
  { tag: '@long' },
  async ({ page, browser }) => {
    const ada = await designNewScreen(page, 'Designed by two');
    await ada.addText('From Ada');
    const milosPage = await inAnotherBrowser(browser, 'member', page.url());
    const milo = new DesignerPage(milosPage);
    await milo.addText('From Milo');
    await milo.save();

    await answer(await saveAndBeTold(page, 'Save screen', 'milo'), 'Keep editing');
    await expect(ada.object('From Ada')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await answer(await saveAndBeTold(page, 'Save screen', 'milo'), 'Load theirs');
    await expect(ada.object('From Milo')).toBeVisible();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(ada.object('From Ada')).toBeVisible();
    // Somebody who restores edits of before is asked once more: what is stored is newer than these.
    await answer(await saveAndBeTold(page, 'Save screen', 'milo'), 'Overwrite');
    await expect(page.getByText('Not saved yet')).toBeHidden();

    await milo.addText('More from Milo');
    await answer(await saveAndBeTold(milosPage, 'Save screen', 'ada'), 'Load theirs');
    await expect(milo.object('From Ada')).toBeVisible();
    await milosPage.context().close();
  },
);

test(
  'set-up and design of one screen do not stop one another',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    const ada = new ScreensPage(page);
    await ada.open();
    await ada.add('Shared work');
    await ada.save();
    const design = page.url().replace(/setup$/, 'design');
    const milosPage = await inAnotherBrowser(browser, 'member', design);
    const milo = new DesignerPage(milosPage);
    await milo.addText('From Milo');
    await page.getByRole('textbox', { name: 'Internal name' }).fill('Shared and named');
    await ada.save();
    await milo.save();
    await milosPage.context().close();
    await ada.back();
    const row = ada.row('Shared and named');
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator('[data-thumbnail]')).toContainText('From Milo');
  },
);

test(
  'a save that a count of the same moment overtakes is made again',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const ada = new ScreensPage(page);
    await ada.open();
    await ada.add('Counted meanwhile');
    await ada.save();
    let commits = 0;
    await page.route(COMMIT, async (route) => {
      commits += 1;
      if (commits > 1) return route.continue();
      const error = { code: 400, status: 'FAILED_PRECONDITION', message: 'Not the base version.' };
      return route.fulfill({ status: 400, json: { error } });
    });
    await page.getByRole('textbox', { name: 'Internal name' }).fill('Saved all the same');
    await ada.save();
    expect(commits).toBe(2);
  },
);
