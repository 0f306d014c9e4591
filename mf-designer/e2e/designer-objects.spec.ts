import { designNewScreen } from 'e2e/pages/designNewScreen';
import { expect, test } from 'e2e/support/test';

test(
  'objects are put in order, hidden, copied and deleted with the mouse',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Objects by mouse');
    const told = page.getByRole('status', { name: 'Changes of the list' });
    for (const text of ['One', 'Two', 'Three']) await designer.addText(text);
    await designer.expectList('One', 'Two', 'Three');

    await designer.dragRow('Three', 'One');
    await designer.expectList('Three', 'One', 'Two');
    await expect(told).toHaveText('Moved Three to 1 of 3');
    await expect(designer.row('Two')).toContainText('at 6 s');

    await page.getByRole('button', { name: 'Hide One' }).click();
    await expect(designer.object('One')).toBeHidden();
    await page.getByRole('button', { name: 'Hide One' }).click();
    await expect(designer.object('One')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Two' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await designer.expectList('Three', 'One');
    await expect(told).toHaveText('Deleted Two, undo with Ctrl+Z');

    await designer.row('Three').click();
    await designer.row('One').click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Copy item' }).click();
    await designer.expectList('Three', 'Three', 'One', 'One');

    const copy = page.getByRole('button', { name: 'Copy from screen' });
    await expect(copy).toBeDisabled();
    await page.getByRole('combobox', { name: 'Screen to copy from' }).selectOption('Hello');
    await copy.click();
    await expect(designer.row('this was your year a')).toBeVisible();
    await designer.save();
  },
);

test('the list does by keyboard what the canvas does', { tag: '@long' }, async ({ page }) => {
  const designer = await designNewScreen(page, 'Objects by keyboard');
  const told = page.getByRole('status', { name: 'Changes of the list' });
  for (const text of ['One', 'Two', 'Three']) await designer.addText(text);

  await designer.row('Three').focus();
  await page.keyboard.press('ArrowUp');
  await expect(designer.row('Two')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await designer.expectList('Two', 'One', 'Three');
  await expect(told).toHaveText('Moved Two to 1 of 3');
  await expect(designer.row('Two')).toBeFocused();

  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('button', { name: '2 selected items' })).toBeVisible();
  const alignment = page.getByRole('radiogroup', { name: 'Alignment' });
  await alignment.getByRole('radio', { name: 'Left' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(alignment.getByRole('radio', { name: 'Centre' })).toBeChecked();

  await designer.row('One').focus();
  await page.keyboard.press('Delete');
  const question = page.getByRole('alertdialog', { name: 'Delete these 2 objects?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await designer.expectList('Three');
  await expect(designer.row('Three')).toBeFocused();
  await page.keyboard.press('Control+z');
  await designer.expectList('Two', 'One', 'Three');
  await expect(told).toHaveText('Undone: Deleted 2 objects');
});

test(
  'a view without layout asks whether to copy one, and mobile portrait comes first',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Views');
    const view = page.getByRole('combobox', { name: 'View', exact: true });
    await designer.chooseView('Desktop');
    const alert = page.getByRole('alertdialog', { name: 'Please set up mobile portrait first' });
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(view).toHaveValue('mobilePortrait');
    await expect(alert).toBeHidden();

    await designer.addText('One');
    await designer.chooseView('Tablet portrait');
    const question = page.getByRole('alertdialog', {
      name: 'Copy the layout from mobile portrait?',
    });
    await question.getByRole('button', { name: "Don't copy" }).click();
    await expect(view).toHaveValue('tabletPortrait');
    await expect(page.getByText('Inherited from mobile portrait')).toBeVisible();

    await page.getByRole('button', { name: 'Use own layout' }).click();
    await expect(page.getByText('Own layout', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to inherited' }).click();
    await expect(page.getByText('Inherited from mobile portrait')).toBeVisible();

    await designer.chooseView('Desktop');
    await question.getByRole('button', { name: 'Copy layout' }).click();
    await expect(view).toHaveValue('desktopLandscape');
    await expect(page.getByText('Own layout', { exact: true })).toBeVisible();

    await page.getByRole('textbox', { name: 'Width' }).fill('');
    await page.getByRole('button', { name: 'Centre horizontally' }).click();
    const refusal = page.getByRole('alertdialog', { name: "Please set the item's width first" });
    await refusal.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('textbox', { name: 'Width' }).fill('30');
    await page.getByRole('button', { name: 'Centre horizontally' }).click();
    expect((await designer.position()).left).toBe(35);
  },
);
