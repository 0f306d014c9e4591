import { DesignerPage } from 'e2e/pages/designer';
import { designNewScreen } from 'e2e/pages/designNewScreen';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

test(
  'a screen is played, paused, looked at moment by moment and played to its end',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Played');
    await designer.addText('One');
    await designer.addText('Two');
    const playing = page.getByRole('group', { name: 'The screen is playing' });
    const canvas = page.getByRole('group', { name: 'Canvas' });
    const seconds = page.getByRole('timer', { name: 'Seconds' });
    const play = page.getByRole('button', { name: 'Play', exact: true });

    await play.click();
    await expect(play).toBeHidden();
    await expect(seconds).toHaveText(/^[1-9]\.\d s$/);
    await page.getByRole('button', { name: 'Pause' }).press('Space');
    await expect(play).toBeVisible();
    const paused = await seconds.textContent();

    await page.getByRole('slider', { name: 'Playhead' }).press('End');
    await expect(seconds).toHaveText('6.0 s');
    expect(paused).not.toBe('6.0 s');
    await expect(playing.getByText('Two')).toBeVisible();
    await designer.scrubTo(3);
    await expect(seconds).toHaveText('3.0 s');
    await expect(playing.getByText('One')).toBeVisible();
    await expect(playing.getByText('Two')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(canvas).toBeVisible();

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
    await play.click();
    await expect(playing).toBeVisible();
    await expect(canvas).toBeVisible();
    await expect(seconds).toHaveText('0.0 s');
  },
);

test('the canvas shows the data that was chosen', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'admin');
  const screens = new ScreensPage(page);
  await screens.open();
  await screens.design('Hello');
  const designer = new DesignerPage(page);
  const data = page.getByRole('combobox', { name: 'Preview data' });
  const told = page.getByRole('status', { name: 'Supporter lookup' });
  const email = page.getByRole('textbox', { name: 'Supporter email' });
  await expect(data).toHaveValue('supporter');
  await expect(email).toHaveValue(/@example\.org$/);
  await expect(told).toHaveText('Supporter found');
  await expect(designer.object('friend,')).toBeHidden();
  await email.fill('');
  await expect(email).toHaveAttribute('placeholder', 'test@example.org');
  await expect(designer.object('friend,')).toBeVisible();
  await email.fill('  robin.ashdown@example.org ');
  await expect(told).toHaveText('Loading...');
  await expect(told).toHaveText('Supporter found');
  await expect(designer.object('Robin,')).toBeVisible();
  await email.fill('nobody@example.org');
  await expect(told).toHaveText('Cannot find supporter');
  await expect(designer.object('friend,')).toBeVisible();

  await data.selectOption('Random 2');
  await expect(designer.object('friend,')).toBeHidden();
  await page.reload();
  await expect(data).toHaveValue('random-2');
  await expect(designer.object('friend,')).toBeHidden();
  await data.selectOption('None (fallbacks only)');
  await expect(designer.object('friend,')).toBeVisible();
});

test(
  'a bar is dragged to a delay, and a text that is too short to read is mended',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Timed');
    await designer.addText(Array(2).fill('A text that takes some time to read').join(' '));
    await designer.addText('Two');
    const warning = page.getByRole('note', { name: 'Reading time' });
    await expect(warning).toContainText('“Two” needs 4 s to be read, has 2 s');

    await designer.dragBar('Two', 2.1);
    await expect(designer.bar('Two')).toHaveAttribute(
      'aria-valuetext',
      'appears at 6 s, 4 s after the one before',
    );
    await expect(warning).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(designer.bar('Two')).toHaveAttribute('aria-valuenow', '2');

    await warning.getByRole('button', { name: 'End 4 s after the last item' }).click();
    await expect(warning).toBeHidden();
    await page.getByRole('slider', { name: 'Delay after last item' }).press('ArrowLeft');
    await expect(warning).toContainText('has 3 s');
    await page.getByRole('button', { name: 'Timeline' }).click();
    await expect(designer.bar('Two')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Timeline' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
);
