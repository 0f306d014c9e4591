import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { visit } from '../../../e2e/pages/everyPage';
import { ScreensPage } from '../../../e2e/pages/screens';
import { SearchesPage } from '../../../e2e/pages/searches';
import { drawn } from '../../../e2e/support/answersInTurn';

const FOLDER = path.resolve(import.meta.dirname, '../../../shell/public/help');
/** As the guide lays its pictures out. */
const WINDOW = { width: 1280, height: 800 };

/** What stands in the window in each picture of the guide, by its file. */
const PICTURES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => visit(page, '/home'),
  import: (page) => visit(page, '/fields/import'),
  fields: (page) => visit(page, '/fields'),
  search: async (page) => {
    const searches = new SearchesPage(page);
    await searches.open();
    await page.getByRole('link', { name: 'Signed a petition this year' }).click();
    await searches.liveCount();
  },
  screens: (page) => visit(page, '/screens'),
  designer: async (page) => {
    const screens = new ScreensPage(page);
    await screens.open();
    await screens.design('Hello');
    await page.getByRole('button', { name: /Checks: (nothing|\d)/ }).waitFor();
  },
  publish: (page) => visit(page, '/screens/publish'),
  links: (page) => visit(page, '/screens/links'),
  care: (page) => visit(page, '/set-up/care'),
};

/** Takes the pictures of the guide (`shell/public/help`) as an admin of the demo; names each file as it is written. */
export async function* helpPictures(page: Page): AsyncGenerator<string> {
  await page.setViewportSize(WINDOW);
  for (const [name, open] of Object.entries(PICTURES)) {
    await open(page);
    await page.waitForLoadState('networkidle');
    await drawn(page);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(path.join(FOLDER, `${name}.webp`));
    yield `shell/public/help/${name}.webp`;
  }
}
