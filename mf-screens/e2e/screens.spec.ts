import { DesignerPage } from 'e2e/pages/designer';
import { pressEnterOn } from 'e2e/pages/pressEnterOn';
import { ScreensPage } from 'e2e/pages/screens';
import { SearchesPage } from 'e2e/pages/searches';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { COMMIT, expect, test } from 'e2e/support/test';

/** So high that no drag comes near an edge, where the list would scroll on. */
test.use({ viewport: { width: 1280, height: 1400 } });

/** The demo organisation's first screens, in their order. */
const [FIRST, SECOND, THIRD] = ['Hello', 'You took part', 'Your saplings'] as const;

/** Those that the demo shows to everybody. */
const FOR_ALL = ['Hello', 'All of us', 'Thank you'] as const;

test(
  'screens are dragged into order by their handle, which is saved',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const screens = new ScreensPage(page);
    await screens.open();
    await expect(screens.names.first()).toHaveText(FIRST);

    const savedAfterRest = page.waitForResponse(COMMIT);
    await screens.drag(THIRD, FIRST);
    await expect(screens.names.nth(0)).toHaveText(THIRD);
    await expect(screens.names.nth(1)).toHaveText(FIRST);
    await savedAfterRest;

    await screens.drag(THIRD, SECOND);
    await expect(screens.names.nth(2)).toHaveText(THIRD);
    await new SearchesPage(page).open();
    await screens.open();
    await expect(screens.names.nth(0)).toHaveText(FIRST);
    await expect(screens.names.nth(2)).toHaveText(THIRD);
  },
);

test(
  'an order is not lost with the tab in which it was made',
  { tag: '@long' },
  async ({ page, context }) => {
    await signInAs(page, 'admin');
    const screens = new ScreensPage(page);
    await screens.open();
    await screens.names.first().waitFor();
    const [first = '', second = ''] = await screens.names.allInnerTexts();
    await page.getByRole('button', { name: `Move ${first} down`, exact: true }).press('Enter');
    await expect(screens.names.first()).toHaveText(second);
    await page.close();

    const next = await context.newPage();
    await next.goto('/screens');
    const again = new ScreensPage(next);
    await expect(again.names.first()).toHaveText(second);
    await next.getByRole('button', { name: `Move ${first} up`, exact: true }).press('Enter');
    await expect(again.names.first()).toHaveText(first);
  },
);

test('supporters who see nothing are reached by one button', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'admin');
  const screens = new ScreensPage(page);
  await screens.open();
  const showTo = async (whom: string | RegExp) => {
    for (const name of FOR_ALL) {
      await screens.setUp(name);
      await page.getByRole('radio', { name: whom }).check({ force: true });
      await screens.save();
      await screens.back();
    }
  };
  await expect(screens.unseen(/0/)).toBeVisible();

  await showTo(/any of the searches/);
  await screens.unseen(/[1-9]\d*/).click();
  const candidates = page.getByRole('list', { name: 'By what is known of them' });
  await expect(candidates).toContainText('(100%)');
  expect(await accessibilityFaults(page)).toEqual([]);

  const best = candidates.getByRole('listitem').first();
  await best.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Screen setup' })).toBeVisible();
  const made = await page.getByRole('textbox', { name: 'Internal name' }).inputValue();
  await expect(page.getByRole('checkbox', { name: made, exact: true })).toBeChecked();
  await screens.back();
  await expect(screens.row(made)).toContainText('Nothing on it yet: supporters do not get it.');
  await expect(screens.unseen(/[1-9]\d*/)).toBeVisible();
  await screens.design(made);
  const designer = new DesignerPage(page);
  await designer.takeTemplate('Thank you');
  await designer.save();
  await screens.open();
  await expect(screens.unseen(/0/)).toBeVisible();

  await screens.delete(made);
  await showTo('All supporters');
});

test(
  'a screen says to whom it shows and why, down to the value',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    const screens = new ScreensPage(page);
    await screens.open();
    const why = await screens.askWhy(' robin.ashdown@example.org ');
    await expect(why).toContainText('robin.ashdown@example.org sees');
    await why
      .getByRole('listitem')
      .filter({ hasText: THIRD })
      .getByRole('button', { name: /^Conditions of/ })
      .click();
    await expect(why).toContainText('Took part within the year');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);

test(
  'a screen is duplicated with its picture, by keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs(page, 'admin');
    const screens = new ScreensPage(page);
    await screens.open();
    await screens.choose('Duplicate', THIRD);
    const dialog = page.getByRole('alertdialog', { name: `Duplicate “${THIRD}”` });
    await expect(dialog).toContainText('The copy has the same content');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(screens.more(THIRD)).toBeFocused();

    await screens.choose('Duplicate', THIRD);
    await pressEnterOn(dialog, 'Duplicate');
    await expect(page.getByRole('heading', { level: 1, name: 'Screen setup' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Internal name' })).toHaveValue(
      `${THIRD} (copy)`,
    );
    expect(await accessibilityFaults(page)).toEqual([]);
    await screens.back();
    const copy = screens.row(`${THIRD} (copy)`);
    await copy.scrollIntoViewIfNeeded();
    await expect(copy.locator('[data-thumbnail]')).toContainText('Saplings you planted');
    await screens.delete(`${THIRD} (copy)`);
  },
);
