import { chosenRelease, percentOf } from './chosenRelease';

const pages = { paths: ['/searches'], needs: 'year', nav: null };
const release = (version: string) => ({
  version,
  manifest: `/remotes/searches/${version}/mf-manifest.json`,
  integrity: `sha256-${version}`,
});
const line = {
  id: 'searches',
  owner: 'Searches team',
  ...pages,
  manifest: release('0.1.0').manifest,
  current: release('0.1.0'),
};
const next = { ...release('0.2.0'), ...pages, paths: ['/searches', '/searches/new'], share: 30 };

const BROWSERS = Array.from({ length: 2_000 }, (_, turn) => `browser-${String(turn * 7919)}`);
const versionFor = (browser: string, share: number) =>
  (chosenRelease({ ...line, next: { ...next, share } }, browser) as { version: string }).version;

it('a share of the browsers gets the next release, each the same at every start', () => {
  const given = BROWSERS.filter((browser) => versionFor(browser, 30) === '0.2.0');
  expect(given.length / BROWSERS.length).toBeGreaterThan(0.25);
  expect(given.length / BROWSERS.length).toBeLessThan(0.35);
  expect(given.filter((browser) => versionFor(browser, 30) !== '0.2.0')).toEqual([]);
  // Who has it keeps it when the share grows.
  expect(given.filter((browser) => versionFor(browser, 60) !== '0.2.0')).toEqual([]);
});

it('is another share of the browsers for another remote', () => {
  const both = BROWSERS.filter(
    (one) => percentOf(one, 'searches') < 50 && percentOf(one, 'fields') < 50,
  );
  expect(both.length / BROWSERS.length).toBeGreaterThan(0.2);
  expect(both.length / BROWSERS.length).toBeLessThan(0.3);
});

it('a release comes with its own routes, hash and version', () => {
  const all = chosenRelease({ ...line, next: { ...next, share: 100 } }, 'any');
  expect(all).toMatchObject({ paths: next.paths, version: '0.2.0', integrity: 'sha256-0.2.0' });
});

it('where it does not load, the last good one is offered, or the current one in place of the next', () => {
  const lastGood = { ...release('0.0.9'), ...pages };
  expect(chosenRelease({ ...line, lastGood }, 'any')).toMatchObject({
    version: '0.1.0',
    instead: { ...release('0.0.9'), id: 'searches' },
  });
  expect(chosenRelease({ ...line, lastGood, next: { ...next, share: 100 } }, 'any')).toMatchObject({
    version: '0.2.0',
    instead: { ...release('0.1.0'), paths: pages.paths },
  });
  expect(chosenRelease(line, 'any')).not.toHaveProperty('instead');
});

it.each([
  [{ id: 'searches', manifest: '/m.json', ...pages }],
  [null],
  ['text'],
  [{ ...line, current: 3 }],
])('a line without releases is left as it is: %j', (one) => {
  expect(chosenRelease(one, 'any')).toBe(one);
});
