import { rm } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { percentOf } from '../shell/src/remotes/chosenRelease';
import { signInAs } from './pages/signIn';
import { helpOf, releaseSearches, verb } from './releases/searchesRelease';
import { expect, test } from './support/test';

const VERSIONS = ['0.1.0', '0.2.0', '0.3.0', '0.4.0'];
const browserIds = Array.from(
  { length: 50 },
  (_, turn) => `00000000-0000-4000-8000-${String(turn).padStart(12, '0')}`,
);

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const banner = (page: Page) => page.getByRole('region', { name: 'Code from elsewhere' });
const panel = (page: Page) => page.getByText('This part of Supporter Screens is not available');
const shows = (page: Page, version: string) =>
  expect(page.getByText(helpOf(version))).toBeVisible();

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ product }) => {
  for (const version of VERSIONS) await releaseSearches(product.dataDirectory, version);
  await verb(product.dataDirectory, 'promote', '--version', '0.1.0');
});

test('a release is live when it is promoted; a tab that was open goes on with the one that it has', async ({
  page,
  product,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedOf = (version: string) =>
    asked.filter((address) => address.startsWith(`/remotes/searches/${version}/`)).length;
  await signInAs(page, 'admin');
  await page.goto('/searches');
  await shows(page, '0.1.0');
  expect(askedOf('workspace')).toBe(0);
  expect(askedOf('0.1.0')).toBeGreaterThan(2);

  const said = await verb(product.dataDirectory, 'promote', '--version', '0.2.0');
  expect(said).toMatch(/^searches 0\.2\.0 is live, in place of 0\.1\.0/);
  await main(page).getByText('Screens').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
  await main(page).getByText('Searches').click();
  await shows(page, '0.1.0');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/searches\/.+/);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();

  await page.goto('/searches');
  await shows(page, '0.2.0');
});

test(
  'a share of the browsers gets the next release, the others when it is given to all',
  { tag: '@long' },
  async ({ page, product }) => {
    await verb(product.dataDirectory, 'promote', '--version', '0.3.0', '--share', '50');
    const chosen = browserIds.find((id) => percentOf(id, 'searches') < 50) ?? '';
    const other = browserIds.find((id) => percentOf(id, 'searches') >= 50) ?? '';
    await signInAs(page, 'admin');
    const showsAs = async (id: string, version: string) => {
      await page.evaluate((value) => {
        localStorage.setItem('browser-id', JSON.stringify(value));
      }, id);
      await page.goto('/searches');
      await shows(page, version);
    };
    await showsAs(chosen, '0.3.0');
    await showsAs(other, '0.2.0');
    await verb(product.dataDirectory, 'promote', '--version', '0.3.0', '--share', '100');
    await showsAs(other, '0.3.0');
    const said = await verb(product.dataDirectory, 'rollback');
    expect(said).toBe('searches 0.3.0 is taken back: everybody gets 0.2.0 at their next start.');
    await showsAs(chosen, '0.2.0');
  },
);

test('a release that nobody has promoted is seen by superadmins alone, with a banner', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/searches?preview=searches@0.4.0');
  await shows(page, '0.2.0');
  await expect(banner(page)).toHaveCount(0);
});

test('superadmins see it, and go back', { tag: '@long' }, async ({ page }) => {
  await signInAs(page, 'superadmin');
  await page.goto('/searches?preview=searches@0.4.0');
  await shows(page, '0.4.0');
  await expect(banner(page)).toContainText(
    'Searches is version 0.4.0, which has not been promoted',
  );
  await banner(page).getByRole('link', { name: 'Use the product’s own' }).click();
  await shows(page, '0.2.0');
});

test.describe('where the release that is live is damaged', () => {
  test.use({
    expectedComplaints: [
      [
        'Failed to load resource',
        'Federation Runtime',
        'did not load',
        'Loading script',
        'Refused to execute script',
        'RUNTIME-00',
      ],
      { scope: 'test' },
    ],
  });

  test('the last good one is offered, and works on all pages of the area', async ({
    page,
    product,
  }) => {
    await verb(product.dataDirectory, 'promote', '--version', '0.3.0');
    const folder = path.join(product.dataDirectory, 'remotes/searches/0.3.0');
    const code = readdirSync(folder).find((name) => name.startsWith('__federation_expose')) ?? '';
    await rm(path.join(folder, code));
    await signInAs(page, 'admin');
    await page.goto('/searches');
    await expect(panel(page)).toBeVisible();
    await page.getByRole('button', { name: 'Use the version before' }).click();
    await shows(page, '0.2.0');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
  });
});
