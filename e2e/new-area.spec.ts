import { rm } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, promoteRelease, publishRelease } from 'registry';
import { releasedFiles } from '../scripts/release/releasedFiles';
import { houseOfRemotes } from './new-area/houseOfRemotes';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';

test.setTimeout(10 * 60_000);

const AREA = 'mf-events';

test(
  'a new area is made by one verb that touches nothing else, works in the product, and goes',
  { tag: '@long' },
  async ({ page, product }) => {
    const house = await houseOfRemotes();
    try {
      const before = await house.files();
      await test.step('made', async () => {
        const said = await house.run('.', process.execPath, 'scripts/createRemote.mjs', AREA);
        expect(said).toContain('Its page is /events');
        const after = await house.files();
        for (const [file, content] of before) expect(after.get(file), file).toBe(content);
        const made = [...after.keys()].filter((file) => !before.has(file));
        expect(made.filter((file) => !file.startsWith(`${AREA}/`))).toEqual([]);
        expect(made).toContain(`${AREA}/e2e/events.spec.ts`);
      });
      await test.step('type-checked, tested and built', async () => {
        await house.run(AREA, 'npx', '--no-install', 'tsc', '--noEmit');
        await house.run(AREA, 'npx', '--no-install', 'jest', '--silent');
        await house.run(AREA, 'npx', '--no-install', 'webpack', '--mode', 'production');
      });
      const store = folderStore(product.dataDirectory);
      await test.step('live in the product that was running', async () => {
        await signInAs(page, 'admin');
        const header = page.getByRole('navigation', { name: 'Main' });
        await expect(header.getByText('Events')).toHaveCount(0);
        expect(await publishRelease(store, await releasedFiles(house.folder, AREA))).toMatchObject({
          ok: true,
        });
        const asked = { id: 'events', version: '0.1.0', share: 100, now: new Date() };
        expect(await promoteRelease(store, asked)).toMatchObject({ ok: true });
        await page.reload();
        await header.getByText('Events').click();
        await expect(page).toHaveURL(/\/events$/);
        await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Nothing is here yet for ');
        const entries = (await header.getByRole('link').allTextContents()).map((text) =>
          text.trim(),
        );
        expect(entries.slice(-2)).toEqual(['Events', 'Account']);
      });
      await test.step('removed', async () => {
        await rm(path.join(product.dataDirectory, 'remotes/events'), { recursive: true });
        await page.goto('/events');
        await expect(page.getByText("Sorry, we couldn't find that page!")).toBeVisible();
        await expect(page.getByRole('link', { name: 'Events' })).toHaveCount(0);
      });
    } finally {
      await house.remove();
    }
  },
);
