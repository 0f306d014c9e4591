import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { parse } from 'acorn';
import { browsersOf } from 'build-preset/browsers';

const LIMIT_BYTES = 25_000;
const EMBED = path.join(import.meta.dirname, '..');
const BUILT = path.join(EMBED, 'dist');

interface Versions {
  readonly chrome: number;
  readonly firefox: number;
  readonly safari: number;
}

/** Since when browsers have all of the syntax of ES2021. */
const ES2021: Versions = { chrome: 85, firefox: 79, safari: 14.1 };
/** What younger browsers know, by how it stands in a minified script (MDN). */
const YOUNG: Readonly<Record<string, readonly [RegExp, Versions]>> = {
  'a look behind in an expression': [/\(\?<[=!]/, { chrome: 62, firefox: 78, safari: 16.4 }],
  'sets in an expression': [
    /new RegExp\([^)]*,"[a-z]*v/,
    { chrome: 112, firefox: 116, safari: 17 },
  ],
  findLast: [/\.findLast(Index)?\(/, { chrome: 97, firefox: 104, safari: 15.4 }],
  'arrays changed by copy': [
    /\.to(Sorted|Reversed|Spliced)\(/,
    { chrome: 110, firefox: 115, safari: 16 },
  ],
  groupBy: [/(Object|Map)\.groupBy/, { chrome: 117, firefox: 119, safari: 17.4 }],
  withResolvers: [/\.withResolvers/, { chrome: 119, firefox: 121, safari: 17.4 }],
  canParse: [/URL\.canParse/, { chrome: 120, firefox: 115, safari: 17 }],
  'signals of time': [/AbortSignal\.(timeout|any)/, { chrome: 116, firefox: 124, safari: 17.4 }],
  checkVisibility: [/\.checkVisibility\(/, { chrome: 105, firefox: 106, safari: 17.4 }],
  inert: [/\.inert\b/, { chrome: 102, firefox: 112, safari: 15.5 }],
  structuredClone: [/structuredClone\(/, { chrome: 98, firefox: 94, safari: 15.4 }],
  'well-formed texts': [/\.(is|to)WellFormed\(/, { chrome: 111, firefox: 119, safari: 16.4 }],
};

/** The oldest of each family that package.json names for supporters; those on the engine of another count for it. */
function oldest(): Versions {
  const families = {
    chrome: /^(chrome|edge|and_chr)$/,
    firefox: /^firefox$/,
    safari: /^(ios_saf|safari)$/,
  };
  const named = browsersOf('supporters').map((one) => one.split(' '));
  const lowest = (family: RegExp): number =>
    Math.min(
      ...named
        .filter(([name = '']) => family.test(name))
        .map(([, version = '']) => Number.parseFloat(version)),
    );
  return {
    chrome: lowest(families.chrome),
    firefox: lowest(families.firefox),
    safari: lowest(families.safari),
  };
}

const isKnownTo = (have: Versions, since: Versions): boolean =>
  have.chrome >= since.chrome && have.firefox >= since.firefox && have.safari >= since.safari;

const namesOfScripts = (): readonly string[] =>
  readdirSync(BUILT).filter((name) => name.endsWith('.js'));

const textOf = (name: string): string => readFileSync(path.join(BUILT, name), 'utf8');

test('weighs at most 25 kB gzipped, player and all', () => {
  const script = textOf('embed.js');
  expect(script).toContain('data-supporter-screens');
  expect(gzipSync(script).byteLength).toBeLessThanOrEqual(LIMIT_BYTES);
});

test('is written in the syntax of the oldest browsers that package.json names', () => {
  expect(isKnownTo(oldest(), ES2021)).toBe(true);
  for (const name of namesOfScripts())
    expect(() => parse(textOf(name), { ecmaVersion: 2021, sourceType: 'script' })).not.toThrow();
});

test('names its parts by what is in them, so that they may be kept for ever', () => {
  const script = textOf('embed.js');
  const parts = namesOfScripts().filter((name) => name !== 'embed.js');
  expect(parts.length).toBeGreaterThan(1);
  for (const name of parts) {
    const [, part = '', hash = ''] = /^embed-([a-z-]+)\.([0-9a-f]{10})\.js$/.exec(name) ?? [];
    expect([name, script.includes(part), script.includes(hash)]).toEqual([name, true, true]);
  }
});

test('calls nothing that the oldest of these browsers lack', () => {
  const have = oldest();
  const lacking = Object.entries(YOUNG).filter(([, [, since]]) => !isKnownTo(have, since));
  expect(lacking.length).toBeGreaterThan(5);
  for (const file of namesOfScripts()) {
    const text = textOf(file);
    const used = lacking.filter(([, [use]]) => use.test(text)).map(([name]) => name);
    expect([file, used]).toEqual([file, []]);
  }
});

test('names the same browsers to organisations', () => {
  const { chrome, firefox, safari } = oldest();
  const guide = readFileSync(path.join(EMBED, '../docs/embedding.md'), 'utf8');
  expect(guide).toContain(
    `Safari ${String(safari)}, Chrome ${String(chrome)}, Firefox ${String(firefox)} and later`,
  );
});
