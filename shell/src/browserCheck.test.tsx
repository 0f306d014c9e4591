import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { browsersOf } from 'build-preset/browsers';

const ROOT = path.resolve(__dirname, '../..');
const CHECK = readFileSync(path.join(ROOT, 'shell/public/browser-check.js'), 'utf8');
const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;

const inAnOldBrowser = (change: () => void): string | undefined => {
  document.body.replaceChildren();
  Object.assign(URL, { canParse: () => true });
  Object.assign(window, { CSS: { supports: () => true } });
  change();
  // As the page runs it: a classic script.
  window.eval(CHECK);
  return document.querySelector('[role=alert]')?.textContent;
};

it('says nothing to a browser that is new enough', () => {
  expect(inAnOldBrowser(() => undefined)).toBeUndefined();
});

/** A browser that knows everything but this. */
const without = (what: string) => () =>
  Object.assign(window, { CSS: { supports: (asked: string) => asked !== what } });
const { toSpliced } = Array.prototype;
const { Segmenter } = Intl;
afterEach(() => {
  Object.assign(Intl, { Segmenter });
  Object.assign(Array.prototype, { toSpliced });
});

it.each([
  ['addresses cannot be tried', () => Reflect.deleteProperty(URL, 'canParse')],
  ['lists cannot be changed by copy', () => Reflect.deleteProperty(Array.prototype, 'toSpliced')],
  ['texts cannot be cut between characters', () => Reflect.deleteProperty(Intl, 'Segmenter')],
  ['there is no CSS', () => Reflect.deleteProperty(window, 'CSS')],
  ['a selector is missing', without('selector(:has(*))')],
  ['sizes of containers are missing', without('container-type')],
] as const)('tells an older browser in a sentence which it needs: %s', (_, change) => {
  expect(inAnOldBrowser(() => void change())).toMatch(/^Supporter Screens needs a newer browser/);
});

it('names the versions that package.json names for staff', () => {
  const lowest = new Map<string, number>();
  for (const one of browsersOf('staff')) {
    const [name = '', version = ''] = one.split(' ');
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, Number.parseFloat(version)));
  }
  const named = Object.entries(NAMES).map(([id, name]) => `${name} ${String(lowest.get(id))}`);
  expect(CHECK).toContain(`${named.join(', ')}, or later.`);
});

it('is read by every browser there is, and is the first script of the page', () => {
  expect(() => parse(CHECK, { ecmaVersion: 5 })).not.toThrow();
  const page = readFileSync(path.join(ROOT, 'shell/public/index.html'), 'utf8');
  expect(/<script[^>]*>/.exec(page)?.[0]).toBe(
    '<script defer fetchpriority="high" src="/browser-check.js">',
  );
});
