import { DesignerPage } from 'e2e/pages/designer';
import { designNewScreen } from 'e2e/pages/designNewScreen';
import { ScreensPage } from 'e2e/pages/screens';
import { expect, test } from 'e2e/support/test';

test(
  'edits of a tab that was closed are offered again, restored and saved',
  { tag: '@long' },
  async ({ page, context }) => {
    const designer = await designNewScreen(page, 'Closed too early');
    await designer.addText('A thought worth keeping');
    await expect(page.getByText('Not saved yet')).toBeVisible();
    const address = page.url();
    await page.close();

    const again = await context.newPage();
    await again.goto(address);
    await expect(again.getByText(/Edits of yours from .* were not saved/)).toBeVisible();
    await again.getByRole('button', { name: 'Restore' }).click();
    const restored = new DesignerPage(again);
    await expect(restored.object('A thought worth keeping')).toBeVisible();
    await restored.save();
    await again.reload();
    await expect(restored.object('A thought worth keeping')).toBeVisible();
    await expect(again.getByRole('button', { name: 'Restore' })).toBeHidden();
  },
);

test(
  'everything can be undone and redone by key and by button',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Back and forth');
    await designer.addText('One');
    await designer.addText('Two');
    await designer.drag(designer.object('Two'), 40, 80);
    const moved = await designer.position();
    await page.keyboard.press('Control+z');
    await expect.poll(() => designer.position()).not.toEqual(moved);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => designer.position()).toEqual(moved);
    const undo = page.getByRole('button', { name: 'Undo' });
    while (await undo.isEnabled()) await undo.click();
    await expect(designer.object('One')).toBeHidden();
    await expect(page.getByText('Not saved yet')).toBeHidden();
  },
);

test(
  'objects go from tab to tab through the clipboard',
  { tag: '@long' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const designer = await designNewScreen(page, 'Copied from');
    await designer.addText('Take me along');
    await designer.object('Take me along').click();
    await page.keyboard.press('Control+c');

    const other = await context.newPage();
    await other.goto('/screens');
    await new ScreensPage(other).designNew('Pasted into');
    const there = new DesignerPage(other);
    await expect(other.getByRole('group', { name: 'Canvas' })).toBeVisible();
    await other.keyboard.press('Control+v');
    await expect(there.object('Take me along')).toBeVisible();
    await there.save();
  },
);
