import type { Page } from '@playwright/test';
import { signInAs } from './pages/signIn';
import { buildProbeRemote } from './remote-faults/probeRemote';
import { amountsGoingOn, leftBehind, watchGoingOn } from './support/leftBehind';
import { expect, test } from './support/test';

/** The pages of each area, by the remote's id. */
const AREAS = {
  searches: ['/searches', '/searches/planters'],
  screens: [
    '/screens',
    '/screens/hello/setup',
    '/screens/links',
    '/screens/results',
    '/screens/story',
    '/supporters',
  ],
  designer: ['/screens/hello/design', '/screens/publish', '/screens/templates'],
  fields: ['/fields', '/fields/calculated', '/fields/import'],
  'set-up': ['/set-up/years', '/set-up/roll-forward', '/set-up/brand', '/set-up/care'],
} as const;

/** Goes to a page without loading the product anew, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What a page listens to begins with its controls, which stand in its place once everything is read.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) await go(page, path);
  await go(page, '/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  // The shell leaves the area in the turn after that, and hears no more of its style sheets.
  await expect
    .poll(async () => (await amountsGoingOn(page))['document listens to load'])
    .toBeUndefined();
}

/** Addresses are visited behind the router's back here. */
test.use({
  expectedComplaints: [['a POP navigation to a location that was not created'], { scope: 'test' }],
});

test.beforeEach(async ({ page }) => {
  await watchGoingOn(page);
});

for (const [area, paths] of Object.entries(AREAS)) {
  test(`${area} leaves no listener and no timer behind`, { tag: '@long' }, async ({ page }) => {
    await signInAs(page, 'admin');
    const styles = page.locator('style:not([data-emotion])');
    // Those that the page itself was sent with.
    const own = await styles.count();
    await visit(page, paths);
    expect(await leftBehind(page, area)).toEqual([]);
    // What the shell begins for it, once, stays; what comes with each visit would grow.
    await visit(page, paths);
    const before = await amountsGoingOn(page);
    await visit(page, paths);
    expect(await amountsGoingOn(page)).toEqual(before);
    expect(await styles.count()).toBe(own);
  });
}

test.describe('an area that does', { tag: '@long' }, () => {
  test('is found', async ({ page }) => {
    const probe = await buildProbeRemote();
    await probe.placeIn(page);
    await signInAs(page, 'admin');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Probe').click();
    await page.getByRole('button', { name: 'Leave a listener' }).click();
    await page.getByRole('button', { name: 'Leave a timer' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const found = (await leftBehind(page, 'probe')).map((words) => words.split('\n')[0]);
    expect(found).toEqual(['window listens to resize', 'a timer repeats']);
    await probe.remove();
  });
});
