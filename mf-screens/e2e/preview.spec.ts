import { inAnotherBrowser } from 'e2e/pages/inAnotherBrowser';
import { PreviewDialog } from 'e2e/pages/preview';
import { ScreensPage } from 'e2e/pages/screens';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { expect, test } from 'e2e/support/test';

/** Whom the demo shows every screen. */
const ROBIN = 'robin.ashdown@example.org';

test.beforeEach(async ({ page }) => {
  await signInAs(page, 'member');
  await new ScreensPage(page).open();
});

test(
  'by keyboard alone: back, forth, pause, and away with Escape',
  { tag: '@long' },
  async ({ page }) => {
    const preview = new PreviewDialog(page);
    await preview.openFor(ROBIN);
    await expect(preview.story).toBeFocused();
    await expect(preview.screen(1)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.screen(2)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(preview.button('Play')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(preview.screen(1)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview.dialog).toBeHidden();
    await expect(preview.email).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(preview.story).toBeFocused();
  },
);

test('by pointer: buttons, taps on the sides, and swipes', { tag: '@long' }, async ({ page }) => {
  const preview = new PreviewDialog(page);
  await preview.openFor(ROBIN);
  await preview.button('Pause').click();
  await preview.button('Next screen').click();
  await expect(preview.screen(2)).toBeVisible();
  await preview.button('Previous screen').click();
  await expect(preview.screen(1)).toBeVisible();

  const box = await preview.story.boundingBox();
  if (box === null) throw new Error('The story is not on the page.');
  const middle = box.y + box.height / 2;
  await page.mouse.click(box.x + box.width * 0.9, middle);
  await expect(preview.screen(2)).toBeVisible();
  await page.mouse.click(box.x + box.width * 0.1, middle);
  await expect(preview.screen(1)).toBeVisible();
  await page.mouse.move(box.x + box.width * 0.8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, middle, { steps: 4 });
  await page.mouse.up();
  await expect(preview.screen(2)).toBeVisible();
});

test('on another device, with its size', { tag: '@long' }, async ({ page }) => {
  const preview = new PreviewDialog(page);
  await preview.openFor(` ${ROBIN} `);
  await preview.dialog.getByText('Show screen size').click();
  await expect(preview.dialog.getByText(/^Mobile portrait: 390 × 844 pixels/)).toBeVisible();
  await preview.dialog.getByLabel('View', { exact: true }).selectOption('Desktop');
  await preview.dialog
    .getByLabel('Screen size', { exact: true })
    .selectOption('Large: 2560 × 1600 pixels');
  await expect(preview.dialog.getByText(/^Desktop: 2560 × 1600 pixels/)).toBeVisible();
  const box = await preview.story.boundingBox();
  const proportion = (box?.width ?? 0) / (box?.height ?? 1);
  expect(proportion).toBeCloseTo(2560 / 1600, 1);
});

test('with what stands behind each text', { tag: '@long' }, async ({ page }) => {
  const preview = new PreviewDialog(page);
  await preview.openFor(ROBIN);
  await preview.button('Show data').click();
  await expect(preview.button('Play')).toBeVisible();
  const greeting = preview.data.getByRole('article', { name: 'Robin,' });
  await expect(greeting).toContainText('First Name');
  await expect(greeting).toContainText('Text “Robin”');
  await preview.button('Next screen').click();
  await expect(preview.data.getByRole('article', { name: 'Robin,' })).toBeHidden();
});

test('says when there is no such supporter', { tag: '@long' }, async ({ page }) => {
  const preview = new PreviewDialog(page);
  await preview.email.fill('nobody@example.org');
  await expect(page.getByText('Cannot find supporter')).toBeVisible();
});

/** Milo and Ada, each in a browser of their own (D485). */
test(
  'offers an admin addresses that begin like what is typed, and a member none',
  { tag: '@long' },
  async ({ page, browser }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const milos = new PreviewDialog(page);
    await milos.email.pressSequentially('rob');
    await expect(page.getByText('Cannot find supporter')).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Choices' })).toHaveCount(0);
    expect(asked.filter((url) => url.includes('listAddresses'))).toEqual([]);

    const adas = await inAnotherBrowser(browser, 'admin', page.url());
    const preview = new PreviewDialog(adas);
    await preview.email.pressSequentially('rob');
    const offer = adas.getByRole('option', { name: ROBIN, exact: true });
    await expect(offer).toBeVisible();
    expect(await accessibilityFaults(adas)).toEqual([]);
    await adas.keyboard.press('Escape');
    await expect(offer).toBeHidden();
    await adas.keyboard.press('ArrowDown');
    while ((await offer.getAttribute('aria-selected')) !== 'true')
      await adas.keyboard.press('ArrowDown');
    await adas.keyboard.press('Enter');
    await expect(preview.email).toHaveValue(ROBIN);
    await expect(preview.dialog).toHaveAccessibleName(`As ${ROBIN}`);
    await adas.keyboard.press('Escape');
    await expect(preview.email).toBeFocused();
    await expect(offer).toBeHidden();
    await adas.goto(new URL('/set-up/activity', page.url()).href);
    await expect(adas.getByText('listed emails of supporters by how they begin')).toBeVisible();
    await adas.context().close();
  },
);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours on a narrow phone`, { tag: '@long' }, () => {
    test.use({
      colorScheme,
      viewport: { width: 320, height: 640 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('has no accessibility faults and stays within the window', async ({ page }) => {
      const preview = new PreviewDialog(page);
      await preview.openFor(ROBIN);
      await preview.dialog.getByText('Show screen size').click();
      await preview.button('Show data').click();
      await expect(preview.data).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      const box = await preview.story.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    });
  });
}
