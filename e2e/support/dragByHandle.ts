import type { Locator, Page } from '@playwright/test';

/** Drags a row by its handle until it covers another one, as a hand does: press, move in steps, release. */
export async function dragByHandle(page: Page, row: Locator, onto: Locator): Promise<void> {
  const handle = row.getByTitle('Drag to reorder');
  // Scrolls to it until nothing covers it.
  await handle.hover();
  const [grip, from, to] = [await boxOf(handle), await boxOf(row), await boxOf(onto)];
  const x = grip.x + grip.width / 2;
  const y = grip.y + grip.height / 2;
  await page.mouse.down();
  await page.mouse.move(x + (to.x - from.x), y + (to.y - from.y), { steps: 8 });
  await page.mouse.up();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('What is to be dragged is not on the page.');
  return box;
}
