import type { Locator } from '@playwright/test';
import { DesignerPage } from 'e2e/pages/designer';
import { designNewScreen } from 'e2e/pages/designNewScreen';
import { ScreensPage } from 'e2e/pages/screens';
import { expect, test } from 'e2e/support/test';

/** A picture as a file: a field of colour. */
const aPicture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="${colour}"/></svg>`;

const fileOf = (name: string, colour: string) => ({
  name: `${name}.svg`,
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(aPicture(colour)),
});

/** Drops or pastes a file onto something. */
async function give(onto: Locator, kind: 'drop' | 'paste', name: string, colour: string) {
  await onto.evaluate(
    (element, [event, file, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], `${file}.svg`, { type: 'image/svg+xml' }));
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        event === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: data })
          : new ClipboardEvent('paste', { ...options, clipboardData: data }),
      );
    },
    [kind, name, aPicture(colour)] as const,
  );
}

test(
  'a picture is uploaded beside the canvas, put onto the screen, and not deleted while it is shown',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'With a picture');
    const panel = await designer.openTab('Pictures');
    await panel.getByLabel('Picture files').setInputFiles(fileOf('Meadow', '#264'));
    await panel.getByRole('button', { name: 'Add Meadow' }).click();
    await expect(designer.onCanvas('Image: Image')).toBeVisible();
    await designer.save();
    await page.reload();
    await expect(designer.onCanvas('Image: Image')).toBeVisible();

    // The panel is open as it was left.
    await panel.getByRole('button', { name: 'Manage' }).click();
    const library = page.getByRole('dialog', { name: 'Pictures' });
    await library.getByRole('button', { name: 'Meadow' }).click();
    await expect(library.getByText(/^With a picture, 2026: object$/)).toBeVisible();
    await expect(library.getByRole('button', { name: 'Delete picture' })).toBeDisabled();
  },
);

test(
  'pictures are dropped, pasted and dragged, and one takes the place of another everywhere',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'First of two');
    const panel = await designer.openTab('Pictures');
    await give(panel.getByRole('region'), 'drop', 'Brook', '#3a6');
    const brook = panel.getByRole('button', { name: 'Add Brook' });
    await expect(brook).toBeVisible();
    await expect(designer.onCanvas('Image: Image')).toBeHidden();
    await brook.dragTo(page.getByRole('group', { name: 'Canvas' }), {
      targetPosition: { x: 60, y: 300 },
    });
    await expect(designer.onCanvas('Image: Image')).toBeVisible();
    expect((await designer.position()).top).toBeGreaterThan(30);
    await designer.save();

    await new ScreensPage(page).open();
    await new ScreensPage(page).designNew('Second of two');
    const second = new DesignerPage(page);
    await expect(brook).toBeVisible();
    await give(page.locator('body'), 'paste', 'Fern', '#8c2');
    await expect(second.onCanvas('Image: Image')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Add Fern' })).toBeVisible();
    const fern = await second.onCanvas('Image: Image').locator('img').getAttribute('src');
    if (fern === null) throw new Error('no picture is shown');
    await brook.click();
    await second.save();

    await panel.getByRole('button', { name: 'Manage' }).click();
    const library = page.getByRole('dialog', { name: 'Pictures' });
    await library.getByRole('button', { name: 'Brook' }).click();
    await expect(
      library.getByRole('list', { name: 'Where it is shown' }).getByRole('listitem'),
    ).toHaveCount(2);
    await library
      .getByRole('combobox', { name: 'Picture that takes its place' })
      .selectOption('Fern');
    await library.getByRole('button', { name: 'Replace it everywhere' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Replace it everywhere' })
      .click();
    await expect(library.getByText('On no screen that is saved')).toBeVisible();
    await library.getByRole('button', { name: 'Delete picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete picture' }).click();
    await expect(library.getByRole('button', { name: 'Brook' })).toBeHidden();
    await page.keyboard.press('Escape');

    await new ScreensPage(page).open();
    await new ScreensPage(page).design('First of two');
    await expect(designer.onCanvas('Image: Image').locator('img')).toHaveAttribute('src', fern);
  },
);
