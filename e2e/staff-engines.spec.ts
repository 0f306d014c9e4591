import { ENGINES, type EnginePage } from './support/engines/enginePage';
import { isHere, openEngine } from './support/engines/openEngine';
import { expect, test } from './support/test';

/** Other journeys of staff run in Chromium; these are the main ones where it is not. */
for (const engine of ENGINES.filter((one) => one !== 'chromium')) {
  test(
    `staff search, set up, tell the story and preview: ${engine}`,
    { tag: '@long' },
    async ({ product }) => {
      test.skip(!isHere(engine), `${engine} is not on this machine`);
      test.setTimeout(300_000);
      const page = await openEngine(engine);
      try {
        await page.open(`${product.origin}/login`);
        await page.press('button', 'Login with Google');
        await page.press('button', /· admin/i);
        await page.see('heading', 'Home');

        await page.press('link', 'Searches');
        await page.press('button', 'Add new search');
        await page.see('heading', 'Edit search');
        await write(page, 'Name', 'Friends of the wood');
        await page.press('button', 'Save search');
        await says(page, 'Saved successfully!');

        await page.press('link', 'Screens');
        await page.press('button', 'Add new screen');
        await page.see('heading', 'Screen setup');
        await write(page, 'Internal name', 'A word of thanks');
        await page.press('button', 'Save screen');
        await says(page, 'Saved successfully!');

        await page.press('link', 'Screens');
        await page.press('link', 'Story');
        await write(page, 'Title', 'You made this wood grow, tree by tree');
        await page.press('button', 'Save story');
        await says(page, 'Saved successfully!');

        await page.press('link', 'Screens');
        await write(page, 'Supporter email', 'robin.ashdown@example.org', 'combobox');
        await page.see('group', /^Screen 1 of /);
      } finally {
        await page.close();
      }
    },
  );
}

async function write(
  page: EnginePage,
  name: string,
  text: string,
  role: 'textbox' | 'combobox' = 'textbox',
): Promise<void> {
  await page.press(role, name);
  await page.keys('Control+a');
  await page.type(text);
}

const says = (page: EnginePage, words: string) =>
  expect.poll(() => page.run(() => document.body.innerText), { timeout: 30_000 }).toContain(words);
