import { designNewScreen } from 'e2e/pages/designNewScreen';
import { expect, test } from 'e2e/support/test';

test(
  'items are dragged, aligned, resized and chosen with the mouse',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'By mouse');
    await designer.addText('First');
    await designer.addText('Second');
    const first = designer.onCanvas('Text: First');
    const second = designer.onCanvas('Text: Second');
    await designer.drag(second, 40, 120);

    await test.step('near the middle it comes to rest on it', async () => {
      const stage = await designer.stageBox();
      const box = await designer.boxOf(second);
      const toMiddle = stage.x + stage.width / 2 - (box.x + box.width / 2);
      await designer.drag(second, toMiddle + 4, 0);
      await expect.poll(async () => (await designer.position()).left).toBe(25);
    });

    await test.step('Escape takes a drag back', async () => {
      const before = await designer.position();
      const { x, y } = await designer.boxOf(second);
      await page.mouse.move(x + 10, y + 5);
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 60, { steps: 4 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => designer.position()).toEqual(before);
    });

    await test.step('its sides change the width', async () => {
      const { x, y, width, height } = await designer.boxOf(second);
      const stage = await designer.stageBox();
      await page.mouse.move(x + width, y + height / 2);
      await page.mouse.down();
      await page.keyboard.down('Alt');
      await page.mouse.move(x + width + stage.width / 10, y + height / 2, { steps: 4 });
      await page.mouse.up();
      await page.keyboard.up('Alt');
      const now = Number(await page.getByRole('textbox', { name: 'Width' }).inputValue());
      expect(now).toBeGreaterThan(58);
      expect(now).toBeLessThan(62);
      expect((await designer.position()).left).toBe(25);
    });

    await test.step('a rectangle around both selects both, and they move together', async () => {
      const stage = await designer.stageBox();
      await page.mouse.move(stage.x - 15, stage.y + 4);
      await page.mouse.down();
      await page.mouse.move(stage.x + stage.width - 4, stage.y + stage.height * 0.8, { steps: 5 });
      await page.mouse.up();
      await expect(first).toHaveAttribute('aria-pressed', 'true');
      await expect(second).toHaveAttribute('aria-pressed', 'true');
      const [oneBefore, otherBefore] = [await designer.boxOf(first), await designer.boxOf(second)];
      await designer.drag(first, 9, 31);
      const [one, other] = [await designer.boxOf(first), await designer.boxOf(second)];
      expect(one.y - oneBefore.y).toBeCloseTo(other.y - otherBefore.y, 0);
      expect(one.y).toBeGreaterThan(oneBefore.y + 20);
    });

    await test.step('beside the items nothing is selected', async () => {
      const stage = await designer.stageBox();
      await page.mouse.click(stage.x - 15, stage.y + 10);
      await expect(first).toHaveAttribute('aria-pressed', 'false');
      await expect(second).toHaveAttribute('aria-pressed', 'false');
    });
  },
);

test(
  'items are moved, seen and looked at by keyboard alone',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'By keyboard');
    await designer.addText('Only one');
    const item = designer.onCanvas('Text: Only one');
    await item.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => designer.position()).toEqual({ top: 26.1, left: 26 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => designer.position()).toEqual({ top: 26, left: 26 });

    const zoom = page.getByRole('status', { name: 'Zoom' });
    const fitted = await zoom.innerText();
    await page.keyboard.press('Control+=');
    await expect(zoom).not.toHaveText(fitted);
    await page.keyboard.press('Control+0');
    await expect(zoom).toHaveText(fitted);
    await page.keyboard.press('g');
    await expect(page.getByRole('button', { name: 'Guard rails' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    await page.keyboard.press('v');
    const views = page.getByRole('group', { name: 'All views' });
    await expect(views.getByRole('button', { name: /^Mobile portrait own/ })).toBeVisible();
    await expect(
      views.getByRole('button', { name: /^Desktop inherited from mobile portrait/ }),
    ).toBeVisible();
    await page.keyboard.press('v');
    await expect(item).toBeVisible();
  },
);

test(
  'an item leads to its text and back, with a keyboard and on a phone',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'To the text and back');
    await page.getByRole('button', { name: 'Add a text', exact: true }).click();
    await expect(designer.canvasText()).toBeFocused();
    await page.keyboard.type('Or not');
    await expect(designer.textField()).toHaveText('Or not');
    const item = designer.onCanvas('Text: Or not');
    await page.keyboard.press('Escape');
    await expect(item).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status', { name: 'Moves' })).toHaveText(
      'Moved to top 26%, left 25%',
    );
    await page.keyboard.press('Enter');
    await expect(designer.canvasText()).toBeFocused();
    await page.keyboard.press('Escape');
    await item.dblclick();
    await expect(designer.canvasText()).toBeFocused();

    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: 'Edit item' }).click();
    await expect(designer.textField()).toBeInViewport();
    await expect(item).not.toBeInViewport();
    await page.getByRole('button', { name: 'Canvas', exact: true }).click();
    await expect(item).toBeInViewport();
  },
);

test('what is locked stays where it is, and says why', { tag: '@long' }, async ({ page }) => {
  const designer = await designNewScreen(page, 'Locked');
  await designer.addText('Held');
  await page.getByRole('button', { name: 'Lock Held' }).click();
  await expect(page.getByRole('textbox', { name: 'Left' })).toBeDisabled();
  await designer.row('Held').press('Delete');
  const alert = page.getByRole('alertdialog', { name: 'This object is locked' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Left' })).toBeEnabled();
});

test(
  'a text is written where it stands, letter for letter in the place it had',
  { tag: '@long' },
  async ({ page }) => {
    const designer = await designNewScreen(page, 'Written in place');
    await designer.addText('Dear {field|First Name|0|none|friend}, this runs over several lines');
    const item = designer.onCanvas('Text: Dear friend, this runs over several lines');
    const before = await designer.placeOnStage(item);
    await item.dblclick();
    const text = designer.canvasText();
    await expect(text).toBeFocused();
    await expect(text.getByRole('button', { name: 'First Name' })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.type('My ');
    await page.keyboard.press('End');
    await page.keyboard.type('!');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    const after = page.getByRole('group', { name: 'Canvas' }).getByRole('button').first();
    await expect(after).toBeFocused();
    expect(await designer.placeOnStage(after)).toEqual(before);
    await page.keyboard.press('Control+z');
    await expect(item).toBeVisible();
  },
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
]) {
  test(
    `[S111] in a window of ${String(viewport.width)} × ${String(viewport.height)} nothing that is needed lies out of sight`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const designer = await designNewScreen(page, `In sight ${String(viewport.width)}`);
      for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
        await designer.addText(text);
      const properties = page.getByRole('region', { name: 'Item properties' });
      for (const control of [
        designer.textField(),
        properties.getByRole('combobox', { name: 'Font', exact: true }),
        properties.getByRole('combobox', { name: 'Font size' }),
        properties.getByRole('textbox', { name: 'Text colour', exact: true }),
        page.getByRole('button', { name: 'Add progress' }),
        page.getByRole('tab', { name: 'Illustrations' }),
        page.getByRole('button', { name: 'Timeline' }),
      ])
        await expect(control).toBeInViewport({ ratio: 1 });
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(48);
      const footer = await page.getByRole('contentinfo').boundingBox();
      expect(footer?.y).toBeGreaterThanOrEqual(viewport.height);
      const stage = await designer.stageBox();
      expect(stage.height).toBeGreaterThan((viewport.height - 3 * 48) * 0.75);

      // [S161] An open panel takes nothing from the screen.
      await designer.openTab('Templates');
      await expect.poll(async () => (await designer.stageBox()).height).toBe(stage.height);

      await page.getByRole('button', { name: /^Checks/ }).click();
      await expect(page.getByRole('region', { name: 'Checks' })).toBeInViewport();
      await expect(designer.textField()).toBeInViewport({ ratio: 1 });
    },
  );
}
