import { designNewScreen } from 'e2e/pages/designNewScreen';
import { pressEnterOn } from 'e2e/pages/pressEnterOn';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

const DEMO = [
  {
    organisation: 'Oakhollow Woodland Trust',
    screens: [
      'Hello',
      'You took part',
      'Your saplings',
      'All of us',
      'You spoke up',
      'Your gift, ring by ring',
      'Thank you',
    ],
  },
  { organisation: 'Lantern Street Kitchens', screens: ['A warm plate'] },
] as const;

const TEMPLATES = [
  'Thank you',
  'Total given',
  'Petitions signed',
  'Times taken part',
  'A milestone',
  'Together with others',
  'What is next',
  'Share',
] as const;

test(
  'nothing is found in any template, in any view, with the data of the year',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'From templates');
    for (const name of TEMPLATES) {
      await test.step(name, async () => {
        await designer.takeTemplate(name);
        await expect(page.getByRole('button', { name: 'Checks: nothing found' })).toBeVisible();
        await designer.undoAll();
        await expect(page.getByRole('button', { name: 'Start from a template' })).toBeVisible();
      });
    }
  },
);

test('nothing is found in any screen of the demo', async ({ page }) => {
  await signInAs(page, 'superadmin');
  for (const { organisation, screens } of DEMO) {
    await page.getByRole('combobox', { name: 'Organisation' }).selectOption(organisation);
    for (const name of screens) {
      await test.step(name, async () => {
        const list = new ScreensPage(page);
        await list.open();
        await list.design(name);
        await expect(page.getByRole('button', { name: 'Checks: nothing found' })).toBeVisible({
          timeout: 20_000,
        });
      });
    }
  }
});

test('a template is chosen by keyboard, asks before it replaces, and is one step of undo', async ({
  page,
}) => {
  const designer = await designNewScreen(page, 'Template by keyboard');
  await designer.addText('Mine');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('t');
  const gallery = page.getByRole('dialog', { name: 'Start from a template' });
  await pressEnterOn(gallery, /^What is next/);
  const choice = page.getByRole('dialog', { name: 'What is next' });
  await pressEnterOn(choice, 'Add behind');
  await expect(choice).toBeHidden();
  await expect(designer.object('Mine')).toBeVisible();
  await expect(designer.row('What comes next')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await designer.expectList('Mine');

  await page.keyboard.press('t');
  await gallery.getByRole('button', { name: /^Share/ }).click();
  const share = page.getByRole('dialog', { name: 'Share', exact: true });
  await share.getByRole('button', { name: 'Replace everything' }).click();
  await expect(designer.object('Proud of your year?')).toBeVisible();
  await expect(designer.row('Mine')).toBeHidden();
  await designer.save();
});

test('what is found leads to its item, and saving goes on', async ({ page }) => {
  const designer = await designNewScreen(page, 'With findings');
  await designer.addText('Dear {field|Nobody knows this|0|none|}');
  await designer.addText('Second');
  await page.getByRole('textbox', { name: 'Top' }).fill('25');
  await page.getByRole('textbox', { name: 'Top' }).blur();
  const checks = page.getByRole('button', { name: /^Checks/ });
  await expect(checks).toHaveAccessibleName(/\d+ findings/);
  await checks.click();
  const panel = page.getByRole('region', { name: 'Checks' });
  const overlapping = panel.getByRole('list', { name: 'Overlapping' });
  await expect(overlapping).toContainText('“Second” overlaps');
  await panel
    .getByRole('list', { name: 'Placeholders' })
    .getByRole('button', { name: /Nobody knows this/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('Dear');

  const found = await checks.getAttribute('aria-label');
  await designer.row('Second').click();
  await page.getByRole('textbox', { name: 'Top' }).fill('60');
  await page.getByRole('textbox', { name: 'Top' }).blur();
  await expect(overlapping).toBeHidden();
  await expect(checks).not.toHaveAccessibleName(found ?? '');
  await designer.save();
  await expect(page.getByRole('status', { name: 'Findings of the save' })).toContainText(
    'new finding',
  );
});
