import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';
import { deployed, started, type Served } from './taken-out/served';
import { install, npm, takeOut } from './taken-out/takenOut';

const AREA = 'mf-searches';
const SEARCH = 'Signed a petition this year';

test.setTimeout(30 * 60_000);

test(
  'an area is built, tested and shown from a folder outside of the repository',
  { tag: '@long' },
  async ({ page, product }) => {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'taken-out-')), AREA);
    try {
      await test.step('taken out', () => takeOut(AREA, folder));
      await test.step('installed', () => install(folder));
      for (const script of ['types', 'lint', 'test', 'build'])
        await test.step(script, () => npm(folder, 'run', script));

      await signInAs(page, 'admin');
      for (const serve of [started, deployed]) {
        await test.step(`shown as ${serve.name}`, async () => {
          const remote = await serve(folder);
          try {
            await showsRemote(page, product.origin, remote);
          } finally {
            await remote.stop();
          }
        });
      }
    } finally {
      await rm(path.dirname(folder), { recursive: true, force: true });
    }
  },
);

/** The page that the address brings works, and nothing of the product's own build of it was asked for. */
async function showsRemote(page: Page, origin: string, { manifest }: Served): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/searches?remote=searches@${manifest}`);
  await expect(page.getByRole('region', { name: 'Code from elsewhere' })).toContainText(manifest);
  const searches = new SearchesPage(page);
  await searches.edit(SEARCH);
  await expect(searches.matchesNow).toContainText('Supporters who');
  expect(Number((await searches.liveCount()).replaceAll(',', ''))).toBeGreaterThan(0);
  const from = (address: string) => asked.filter((url) => url.startsWith(address));
  expect(from(new URL(manifest).origin).length).toBeGreaterThan(3);
  expect(from(`${origin}/remotes/searches/`)).toEqual([]);
}
