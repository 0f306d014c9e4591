import type { Page } from '@playwright/test';
import { ScreensPage } from '../../../e2e/pages/screens';
import { signInAs } from '../../../e2e/pages/signIn';

/** As many as the issue of the designer asks for. */
export const ITEMS = 100;

/** A new screen with texts, a quarter of them with placeholders, open in the designer and at rest. */
export async function openHundredItems(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  const screens = new ScreensPage(page);
  await screens.open();
  await screens.add('Hundred items');
  await screens.save();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await screens.design('Hundred items');
  await page.getByRole('group', { name: 'Canvas' }).waitFor();
  await page.evaluate(paste, JSON.stringify({ items: texts() }));
  await itemOnCanvas(page, ITEMS - 1).waitFor();
  await page.getByRole('button', { name: /Checks: (nothing|\d)/ }).waitFor();
}

export const itemOnCanvas = (page: Page, index: number) =>
  page.getByRole('group', { name: 'Canvas' }).locator('[data-item-id]').nth(index);

export const rowOfList = (page: Page, index: number) => page.locator('[data-row-id]').nth(index);

const texts = () =>
  Array.from({ length: ITEMS }, (_, index) => ({
    id: `bench-${String(index)}`,
    type: 'text',
    order: index + 1,
    text: index % 4 === 0 ? 'Dear {field|First Name|0|none|friend}' : `Text ${String(index)}`,
    delay: 0.5,
    animation: 'fade',
    horizontalAlignment: 'left',
    screenSizes: {
      mobilePortrait: {
        maxWidth: 18,
        position: { top: (index % 20) * 4.8, horizontal: Math.floor(index / 20) * 19 },
        padding: 2,
        font: { size: 14, lineHeight: 18 },
      },
    },
  }));

/** In the page: what Ctrl+V does with items that were copied on another screen. */
function paste(items: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('application/x-supporter-screens-items+json', items);
  document.body.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
