import { designNewScreen } from 'e2e/pages/designNewScreen';
import { pressEnterOn } from 'e2e/pages/pressEnterOn';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

import { SCENES } from '../src/templates/stories/stories';
import { STYLES } from '../src/templates/styles/styles';

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

for (const style of STYLES) {
  test(
    `nothing is found in any screen of a story, in any view, with the data of the year: ${style.name}`,
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(900_000);
      const designer = await designNewScreen(page, `From templates, ${style.name}`);
      for (const { name } of SCENES) {
        await test.step(name, async () => {
          await designer.takeTemplate(name, style.name);
          await expect(page.getByRole('button', { name: 'Checks: nothing found' })).toBeVisible({
            timeout: 30_000,
          });
          await designer.undoAll();
          await expect(page.getByRole('button', { name: 'Start from a template' })).toBeVisible();
        });
      }
    },
  );
}

test(
  'a whole story is made of the year’s data, each screen for those of whom it is true',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'superadmin');
    await page
      .getByRole('combobox', { name: 'Organisation' })
      .selectOption('Lantern Street Kitchens');
    await page.waitForLoadState('networkidle');
    await page.goto('/screens/templates');
    await page.getByText('For campaigners').click();
    await page.getByText('Editorial', { exact: true }).click();
    const story = page.getByRole('list', { name: 'Screens of the story' });
    await expect(story.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: /^Make these \d screens$/ }).click();
    await expect(page).toHaveURL(/\/screens$/);
    const list = new ScreensPage(page);
    await list.design('Your voice');
    await expect(page.getByRole('button', { name: 'Checks: nothing found' })).toBeVisible({
      timeout: 30_000,
    });
  },
);

test('nothing is found in any screen of the demo', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'superadmin');
  for (const { organisation, screens } of DEMO) {
    await page.getByRole('combobox', { name: 'Organisation' }).selectOption(organisation);
    // What belongs to the one before is left once it has come.
    await expect(page.getByText('Loading organisation')).toBeHidden();
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

test(
  'a template is chosen by keyboard, asks before it replaces, and is one step of undo',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Template by keyboard');
    await designer.addText('Mine');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('t');
    const gallery = page.getByRole('tabpanel', { name: 'Templates' });
    await expect(gallery).toBeFocused();
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
  },
);

test('what is found leads to its item, and saving goes on', { tag: '@long' }, async ({ page }) => {
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

test(
  'who reads a fallback is counted over the whole year, said by the save, and mended by a click',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Not for everybody');
    await designer.addText('Thank you');
    await designer.addText('You gave {field|DON Monthly Gift|0|moneyPounds|so much}');
    await page.getByRole('button', { name: /^Checks/ }).click();
    const panel = page.getByRole('region', { name: 'Checks' });
    const untrue = panel.getByRole('list', { name: 'Not true for everybody' });
    await expect(untrue).toContainText(/\d{3} of \d{3} would see “so much” for “DON Monthly Gift”/);
    await designer.save();
    await expect(page.getByRole('status', { name: 'Findings of the save' })).toContainText(
      /^Saved, but \d{3} of \d{3} would see “so much”/,
    );
    await untrue.getByRole('button', { name: /^Hide it for these \d{3}$/ }).click();
    await expect(untrue).toBeHidden();
    await expect(panel.getByRole('status', { name: 'What was mended' })).toContainText(
      /^It is hidden now for \d{3} of \d{3} supporters/,
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await untrue.getByRole('button', { name: /^Show the screen only to the other \d+/ }).click();
    await page.getByRole('button', { name: 'Change the set-up' }).click();
    await expect(panel).toContainText(/Counted: \d{2} of \d{3} supporters get this screen/);
    await expect(untrue).toBeHidden();
  },
);

test(
  'a template asks whom it is shown to, and sets the screen up for them',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'For those who gave');
    await page.getByRole('button', { name: 'Start from a template' }).click();
    await page.getByRole('button', { name: /^Total given:/ }).click();
    const choice = page.getByRole('dialog', { name: 'Total given' });
    await expect(choice.getByText(/^\d+ of \d{3} have it, \d{3} do not\.$/)).toBeVisible();
    await choice.getByRole('button', { name: 'Use this template' }).click();
    await expect(choice).toBeHidden();
    await expect(designer.row('This year you gave')).toBeVisible();
    await page.getByRole('button', { name: /^Checks/ }).click();
    const panel = page.getByRole('region', { name: 'Checks' });
    await expect(panel).toContainText(/Counted: \d+ of \d{3} supporters get this screen/);
    await expect(panel.getByRole('list', { name: 'Not true for everybody' })).toBeHidden();
  },
);
