import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type LastRelease, unpackLastRelease } from './mixes/lastRelease';
import { addressIn } from './pages/everyPage';
import { FieldsPage } from './pages/fields';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { copyDemoData } from './support/demoData';
import { startProduct } from './support/localBackend';
import { expect, test } from './support/test';

const SEARCH = 'Signed a petition this year';

let last: LastRelease;

test.beforeAll(async () => {
  last = await unpackLastRelease();
});

test.afterAll(() => last.remove());

/** One page of each remote, with what it reads and counts. */
async function smoke(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  const searches = new SearchesPage(page);
  await searches.open();
  await searches.edit(SEARCH);
  await expect(searches.matchesNow).toContainText('Supporters who');
  expect(Number((await searches.liveCount()).replaceAll(',', ''))).toBeGreaterThan(0);
  const design = await addressIn(page, '/screens', /\/design$/);
  await page.goto(design);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await new FieldsPage(page).open();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/set-up');
  // The release before has one page with a heading for each part, this one pages beside their navigation.
  const main = page.getByRole('main');
  const parts = main.getByRole('heading', { level: 2 });
  const pages = main.getByRole('navigation', { name: 'Settings' });
  await expect(parts.or(pages).first()).toBeVisible();
  await expect(page.getByText('This part of Supporter Screens is not available')).toHaveCount(0);
}

test('this shell runs the remotes of the release before', async ({ page }) => {
  const served = new Set<string>();
  await page.route('**/remotes/*/workspace/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const [, , id = '', , ...names] = pathname.split('/');
    const file = path.join(last.remotes.get(id) ?? '', ...names);
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (!isThere) return route.fulfill({ status: 404, body: 'not found' });
    served.add(id);
    return route.fulfill({ path: file });
  });
  await smoke(page);
  expect([...served].sort()).toEqual([...last.remotes.keys()].sort());
});

test('the shell of the release before runs the remotes of now', async ({ browser, complaints }) => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'last-shell-'));
  await copyDemoData(dataDirectory);
  const { shell, hostingConfig } = last;
  const product = await startProduct({ dataDirectory, shell, hostingConfig });
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const faults: string[] = [...complaints];
  const asked: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  try {
    await smoke(page);
  } finally {
    await context.close();
    await product.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
  expect(faults).toEqual([]);
  for (const id of last.remotes.keys())
    expect(asked).toContain(`/remotes/${id}/workspace/mf-manifest.json`);
});
