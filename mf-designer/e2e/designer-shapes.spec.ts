import { designNewScreen } from 'e2e/pages/designNewScreen';
import { expect, test } from 'e2e/support/test';

test(
  '[S97] [S98] [S99] a shape, a number and a progress are added, turned, made higher and brought to the front',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Shapes');
    for (const name of ['Add shape', 'Add number', 'Add progress'])
      await page.getByRole('button', { name, exact: true }).click();
    const canvas = page.getByRole('group', { name: 'Canvas' });
    const shape = canvas.locator('[data-item-type="shape"]');
    await expect(canvas.locator('[data-item-id]')).toHaveCount(3);

    await shape.locator('[data-frame]').click({ position: { x: 5, y: 5 } });
    const handle = page.locator('[data-handle="turn"]');
    const from = await handle.boundingBox();
    if (from === null) throw new Error('no handle');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.keyboard.down('Shift');
    await page.mouse.move(from.x - 60, from.y - 10, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up('Shift');
    const frame = shape.locator('[data-frame]');
    await expect(frame).toHaveAttribute('style', /rotate\((15|30|45|60|75)deg\)/);

    await page.keyboard.press('f');
    await expect(shape).toHaveAttribute('style', /z-index: 1/);
    const bottom = await page.locator('[data-handle="bottom"]').boundingBox();
    if (bottom === null) throw new Error('no edge');
    await page.mouse.move(bottom.x + bottom.width / 2, bottom.y + bottom.height / 2);
    await page.mouse.down();
    await page.mouse.move(bottom.x + 10, bottom.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(shape).not.toHaveAttribute('style', /height: auto/);
    await page.getByRole('button', { name: 'Style' }).click();
    await expect(page.getByLabel('Rotation')).not.toHaveValue('0');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expect(shape).toHaveAttribute('style', /height: auto/);
    await designer.save();
  },
);
