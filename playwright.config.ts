import 'build-preset/read-sources';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { workspacesOf } from 'build-preset/house';
import { launchOptions } from './e2e/support/browser';

/** Begun first: at the end a long one would keep one worker busy and leave the others without work. */
const LONG = [
  ...['chip-field', 'embed-engines', 'faults', 'people', 'released', 'two-people'],
  ...['accessibility', 'import', 'pixels', 'publish', 'secrets', 'smoke', 'steady', 'weight'],
];

/** Specs of one folder that leave the demo as they found it, or need none: they share a worker, its product and browser. */
const SHARED = {
  player: ['fonts', 'hidden-items', 'motion', 'player', 'story'],
  'embed-reading': [
    'built-script',
    'embed-access',
    'embed-languages',
    'embed-parts',
    'embed-poster',
    'old-browsers',
  ],
};

/** Google's emulators start a process for each function that is called for the first time. */
const SLOW = new Map([['released', 60_000]]);

/** Journeys stand in the package that they are about, those about several in `e2e` itself. */
const SPECS = workspacesOf(import.meta.dirname)
  .flatMap((name) => specsIn(name === 'e2e' ? name : `${name}/e2e`))
  .sort((one, other) => turnOf(one.name) - turnOf(other.name));

/** Browser journeys over the built product. */
export default defineConfig({
  // Breadth for `npm run test:long`, and for `npm run test:release`: what others try by a telling case.
  ...(['TEST_LONG', 'TEST_RELEASE'].every((name) => process.env[name] === undefined)
    ? { grepInvert: /@long/ }
    : {}),
  globalSetup: './e2e/support/demoData.ts',
  // A project has workers of its own: each starts its own local backend, on data nobody changed.
  projects: SPECS,
  outputDir: 'test-results/artefacts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // `npm test` runs what failed once more with a trace: one of every test cost a tenth of the time.
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 800 },
  },
});

interface Project {
  readonly name: string;
  readonly testDir: string;
  readonly testMatch: string[];
  readonly expect: { readonly timeout: number };
}

function specsIn(folder: string): Project[] {
  const testDir = path.join(import.meta.dirname, folder);
  if (!existsSync(testDir)) return [];
  const files = readdirSync(testDir).filter((file) => file.endsWith('.spec.ts'));
  return [...new Set(files.map(projectOf))].map((name) => ({
    name,
    testDir,
    testMatch: files.filter((file) => projectOf(file) === name),
    expect: { timeout: SLOW.get(name) ?? 30_000 },
  }));
}

function projectOf(file: string): string {
  const spec = path.basename(file, '.spec.ts');
  const [shared] = Object.entries(SHARED).find(([, specs]) => specs.includes(spec)) ?? [spec];
  return shared;
}

function turnOf(name: string): number {
  const place = LONG.indexOf(name);
  return place === -1 ? LONG.length : place;
}
