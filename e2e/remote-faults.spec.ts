import type { Page, Request, Route } from '@playwright/test';
import { signInAs } from './pages/signIn';
import { buildProbeRemote, type ProbeRemote } from './remote-faults/probeRemote';
import { expect, test } from './support/test';

/** These journeys cause faults on purpose, of which browsers complain in words of their own. */
test.use({ expectedComplaints: [[''], { scope: 'test' }] });

const PANEL = 'This part of Supporter Screens is not available';
const REPORT = '/reportFault';

interface Told {
  readonly remote: string;
  readonly version: string;
  readonly owner: string;
  readonly kind: string;
  readonly message: string;
  readonly stack: string;
}

/** The next fault of a kind that the page tells of. */
async function nextFault(page: Page, kind: string): Promise<Told> {
  const request = await page.waitForRequest(
    (one) => one.url().endsWith(REPORT) && toldBy(one).kind === kind,
    { timeout: 30_000 },
  );
  return toldBy(request);
}

const toldBy = (request: Request): Told => (request.postDataJSON() as { data: Told }).data;

/** The frame goes on, whatever one of its parts does. */
async function frameGoesOn(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

test('what goes wrong in somebody’s browser is listed for superadmins, and for nobody else', async ({
  page,
  context,
}) => {
  await signInAs(page, 'admin');
  await page.route('**/remotes/searches/**', (route) => route.fulfill({ status: 404 }));
  const told = nextFault(page, 'load');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
  await expect(page.getByText(PANEL)).toBeVisible();
  expect(await told).toMatchObject({ remote: 'searches', kind: 'load' });
  await page.getByRole('link', { name: 'About' }).click();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem').filter({ hasText: /^Screens/ })).toContainText(
    /\d+\.\d+\.\d+.*team/,
  );
  await expect(page.getByRole('region', { name: 'Faults' })).toHaveCount(0);

  const other = await (context.browser() ?? fail()).newContext({
    baseURL: new URL(page.url()).origin,
  });
  const superadmin = await other.newPage();
  await signInAs(superadmin, 'superadmin');
  await superadmin.goto('/about');
  const faults = superadmin.getByRole('region', { name: 'Faults' });
  await expect(faults.getByText('Did not load')).toBeVisible();
  await expect(faults.getByText(/remote\/unavailable/)).toBeVisible();
  await other.close();
});

const fail = (): never => {
  throw new Error('no browser');
};

test.describe('a remote as it is built', { tag: '@long' }, () => {
  let probe: ProbeRemote;
  test.beforeAll(async () => {
    probe = await buildProbeRemote();
  });
  test.afterAll(() => probe.remove());
  test.beforeEach(async ({ page }) => {
    await probe.placeIn(page);
    await signInAs(page, 'admin');
  });

  const MANIFEST = '**/remotes/probe/**/mf-manifest.json*';
  const ENTRY = '**/remotes/probe/**/remoteEntry*.js';
  const EXPOSED = '**/remotes/probe/**/__federation_expose*.js';
  const ALL = '**/remotes/probe/**';
  const HTML = { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello' };
  const HALF = { status: 200, contentType: 'text/javascript', body: 'const half = (' };

  /** What is wrong with its files, and the sentence that the person reads. */
  const UNLOADABLE: readonly (readonly [string, string, (route: Route) => unknown, RegExp])[] = [
    ['killed', ALL, (route) => route.abort('connectionrefused'), /could not be reached/],
    ['404', MANIFEST, (route) => route.fulfill({ status: 404 }), /could not be reached/],
    ['manifest HTML with 200', MANIFEST, (route) => route.fulfill(HTML), /could not be reached/],
    ['entry HTML with 200', ENTRY, (route) => route.fulfill(HTML), /could not be reached/],
    ['entry corrupt', ENTRY, (route) => route.fulfill(HALF), /could not be reached/],
    ['its code 404', EXPOSED, (route) => route.fulfill({ status: 404 }), /could not be reached/],
    ['hanging', ALL, () => undefined, /took too long to answer/],
    ['too old', MANIFEST, (route) => ofContract(route, -2), /made for an older version/],
    ['too new', MANIFEST, (route) => ofContract(route, 1), /made for a newer version/],
  ];
  const ofContract = async (route: Route, newer: number) =>
    route.fulfill({ json: JSON.parse(await probe.manifestOf(newer)) as unknown });

  for (const [name, url, answer, sentence] of UNLOADABLE) {
    test(`${name}: one panel, and its owner is told`, async ({ page }) => {
      await page.route(url, (route) => void answer(route));
      const told = nextFault(page, 'load');
      await page.getByRole('navigation', { name: 'Main' }).getByText('Probe').click();
      await expect(page.getByText(PANEL)).toBeVisible();
      await expect(page.getByText(sentence)).toBeVisible();
      expect(await told).toMatchObject({ remote: 'probe', kind: 'load' });
      await frameGoesOn(page);
    });
  }

  /** What is pressed on its page, what is told of it, and whether the page stays. */
  const BREAKING = [
    ['Throw in render', 'render', /^Error: thrown in render$/, 'panel'],
    ['Throw in an effect', 'render', /^Error: thrown in an effect$/, 'panel'],
    ['Use a missing export', 'render', /error #130;/, 'panel'],
    ['Use a second React', 'render', /^TypeError: /, 'panel'],
    ['Throw in a handler', 'handler', /^Error: thrown in a handler$/, 'page'],
    ['Refuse a promise', 'promise', /^Error: refused for …$/, 'page'],
    ['Loop for 3 s', 'blocked', /^The page stood still for over 2 s$/, 'page'],
    ['Leak a style', 'style', /^A style sheet reaches beyond its area: <style>$/, 'page'],
  ] as const;

  const open = async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByText('Probe').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Probe' })).toBeVisible();
    await expect(page.getByText('Inside')).toBeVisible();
  };

  for (const [button, kind, message, rest] of BREAKING) {
    test(`${button}: the ${rest} stays, and its owner is told`, async ({ page }) => {
      await open(page);
      const told = nextFault(page, kind);
      await page.getByRole('button', { name: button }).click();
      const fault = await told;
      expect(fault).toMatchObject({
        ...{ remote: 'probe', version: '1.2.3', owner: 'Probe team', kind },
      });
      expect(fault.message).toMatch(message);
      await expect(page.getByText(PANEL)).toHaveCount(rest === 'panel' ? 1 : 0);
      if (rest === 'page') await expect(page.getByText('Inside')).toBeVisible();
      if (kind === 'style') {
        await expect(page.getByRole('banner')).toBeHidden();
        await page.goBack();
        await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
      }
      await frameGoesOn(page);
    });
  }

  test('a chunk that is missing costs one panel', async ({ page }) => {
    await open(page);
    await page.route(/\/remotes\/probe\/.*\/\d+\.[0-9a-f]+\.js/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const told = nextFault(page, 'render');
    await page.getByRole('button', { name: 'Load a chunk' }).click();
    await expect(page.getByText(PANEL)).toBeVisible();
    const { kind, message } = await told;
    expect([kind, message]).toEqual(['render', expect.stringContaining('ChunkLoadError')]);
    await frameGoesOn(page);
  });

  test('its own style sheet holds on its page alone', async ({ page }) => {
    await open(page);
    await expect(page.getByText('Inside')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
    await expect(page.getByRole('banner')).toBeVisible();
    await frameGoesOn(page);
  });

  test('a fault is told once, however often it comes', async ({ page }) => {
    await open(page);
    let reports = 0;
    page.on('request', (request) => (reports += request.url().endsWith(REPORT) ? 1 : 0));
    const handler = page.getByRole('button', { name: 'Throw in a handler' });
    for (let n = 0; n < 5; n += 1) await handler.click();
    const told = nextFault(page, 'promise');
    await page.getByRole('button', { name: 'Refuse a promise' }).click();
    expect(await told).toMatchObject({ kind: 'promise' });
    expect(reports).toBe(2);
  });
});

test(
  'storage that is cleared under a page costs the sign-in alone',
  { tag: '@long' },
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/searches');
    await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByText('Screens').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
  },
);
