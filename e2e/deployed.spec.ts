import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readRemotes } from 'build-preset/remotes';
import { FUNCTIONS_REGION } from 'shared-kernel/model';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';

const ROOT = path.resolve(import.meta.dirname, '..');
const PARTS = ['shell', 'embed', ...readRemotes(ROOT).map((remote) => remote.package)];
const PROJECT = 'demo-supporter-screens';

/** A server on the machine of whoever opens the link. */
const ELSEWHERE = 'http://localhost:39182/mf-manifest.json';
const LURED = `/searches?remote=searches@${encodeURIComponent(ELSEWHERE)}`;
const LOOPBACK_ADDRESS = /https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)(:\d+|\/)/;

const banner = (page: Page) => page.getByRole('region', { name: 'Code from elsewhere' });

/** The policy that firebase.json gives every page. */
function deployedPolicy(): string {
  const { hosting } = JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')) as {
    hosting: { headers: { source?: string; headers: { key: string; value: string }[] }[] };
  };
  const everywhere = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
  return everywhere.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

/** The same product as Firebase Hosting serves it: its configuration, its policy, and Google's addresses behind it. */
async function asHosted(page: Page, origin: string): Promise<void> {
  await page.route('**/__/firebase/init.json', async (route) => {
    const answer = await route.fetch();
    const { localBackend: _, ...json } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ json });
  });
  await page.route(
    (url) => url.origin === origin && !/\.[a-z]+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': deployedPolicy() };
      await route.fulfill({ response, headers });
    },
  );
  await page.route(
    /^https:\/\/[a-z0-9-]+\.(googleapis\.com|cloudfunctions\.net)\//,
    async (route) => {
      const { host, pathname, search } = new URL(route.request().url());
      const isFunction = host.endsWith('.cloudfunctions.net');
      const isFirestore = host === 'firestore.googleapis.com';
      const prefix = isFunction ? `/${PROJECT}/${FUNCTIONS_REGION}` : isFirestore ? '' : `/${host}`;
      const sent = route.request().headers();
      const response = await route.fetch({
        url: origin + prefix + pathname + search,
        headers: Object.fromEntries(
          ['authorization', 'content-type'].flatMap((name) =>
            sent[name] === undefined ? [] : [[name, sent[name]]],
          ),
        ),
      });
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
      await route.fulfill({ response, headers });
    },
  );
}

test.describe('an address that says where a remote comes from', () => {
  test.use({
    // The remote of the local backend's case, which nobody serves.
    expectedComplaints: [
      ['Failed to load resource', 'The remote searches did not load: remote/unavailable'],
      { scope: 'test' },
    ],
  });

  test(
    'is not looked at where the product is deployed; on the own machine the page says so',
    { tag: '@long' },
    async ({ page, product }) => {
      const askedElsewhere: string[] = [];
      await page.route(`${new URL(ELSEWHERE).origin}/**`, async (route) => {
        askedElsewhere.push(route.request().url());
        await route.abort();
      });
      await signInAs(page, 'admin');

      await asHosted(page, product.origin);
      await page.goto(LURED);
      await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      expect(askedElsewhere).toEqual([]);

      await page.unrouteAll({ behavior: 'wait' });
      await page.goto(LURED);
      await expect(banner(page)).toContainText(ELSEWHERE);
      await expect(page.getByText('This part of Supporter Screens is not available')).toBeVisible();
      await banner(page).getByRole('link', { name: 'Use the product’s own' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    },
  );
});

test('what is deployed takes code from its own origin and Google alone', async ({ product }) => {
  const policy = deployedPolicy();
  expect(policy).not.toBe('');
  expect(policy).not.toMatch(/localhost|127\.|\[::/);
  const answer = await fetch(`${product.origin}/remotes.json`);
  const remotes = (await answer.json()) as { remotes: { manifest: string }[] };
  expect(remotes.remotes.map(({ manifest }) => manifest)).not.toEqual([]);
  for (const { manifest } of remotes.remotes)
    expect(manifest).toMatch(/^\/remotes\/[a-z-]+\/workspace\/mf-manifest\.json$/);
  const page = readFileSync(path.join(ROOT, 'shell/dist/index.html'), 'utf8');
  const named = [...page.matchAll(/<(?:script|link|img)\b[^>]*?\s(?:src|href)="?([^\s">]+)/g)].map(
    ([, address]) => address,
  );
  expect(named.length).toBeGreaterThan(1);
  for (const address of named) expect(address).toMatch(/^\/(?!\/)/);
});

test('no deployed file names an address of this machine', () => {
  const found = PARTS.flatMap((part) => {
    const dist = path.join(ROOT, part, 'dist');
    return readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|json|html|css)$/.test(file))
      .filter((file) => LOOPBACK_ADDRESS.test(readFileSync(path.join(dist, file), 'utf8')))
      .map((file) => `${part}/${file}`);
  });
  expect(found).toEqual([]);
});
