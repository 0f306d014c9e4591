import 'build-preset/read-sources';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/support/browser';

/** Begun first: at the end a long one would keep one worker busy and leave the others without work. */
const LONG = [
  ...['chip-field', 'embed-engines', 'faults', 'people', 'two-people'],
  ...['accessibility', 'import', 'pixels', 'smoke', 'steady'],
].map(specOf);

const SPECS = readdirSync(path.join(import.meta.dirname, 'e2e')).filter((file) =>
  file.endsWith(specOf('')),
);

/** Browser journeys over the built product. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/demoData.ts',
  // A project has workers of its own, so each spec starts its own local backend, on data nobody changed.
  projects: [...new Set([...LONG, ...SPECS])].map((spec) => ({
    name: path.basename(spec, specOf('')),
    testMatch: spec,
  })),
  outputDir: 'test-results/artefacts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
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

function specOf(name: string): string {
  return `${name}.spec.ts`;
}
