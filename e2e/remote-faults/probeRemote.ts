import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page, Route } from '@playwright/test';

const SOURCES = path.resolve(import.meta.dirname, '../probe-remote');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
};
const RELEASE = '/remotes/probe/1.2.3/';

/** The remote that breaks on request, built as every remote is. */
export interface ProbeRemote {
  /** Adds it to the product for this page, as a line of remotes.json and the files behind it. */
  readonly placeIn: (page: Page) => Promise<void>;
  /** Its manifest, as if it had been built for a contract so much newer than it was. */
  readonly manifestOf: (contractsNewer: number) => Promise<string>;
  readonly remove: () => Promise<void>;
}

export async function buildProbeRemote(): Promise<ProbeRemote> {
  const dist = await mkdtemp(path.join(tmpdir(), 'probe-'));
  const build = ['--no-install', 'webpack', '--mode', 'production', '--output-path', dist];
  await promisify(execFile)('npx', build, { cwd: SOURCES });
  return {
    placeIn: async (page) => {
      await page.route('**/remotes.json', addLine);
      await page.route(`**${RELEASE}*`, (route) => sendFile(route, dist));
    },
    manifestOf: async (contractsNewer) => {
      const text = await readFile(path.join(dist, 'mf-manifest.json'), 'utf8');
      return text.replace(
        /"contract":\s*(\d+)/,
        (_, built) => `"contract":${String(Number(built) + contractsNewer)}`,
      );
    },
    remove: () => rm(dist, { recursive: true, force: true }),
  };
}

async function addLine(route: Route): Promise<void> {
  const { remotes } = (await (await route.fetch()).json()) as { remotes: object[] };
  const manifest = `${RELEASE}mf-manifest.json`;
  const current = {
    version: '1.2.3',
    manifest,
    integrity: null,
    since: '2026-11-01T00:00:00.000Z',
  };
  const probe = {
    ...{ id: 'probe', owner: 'Probe team', paths: ['/probe'], needs: 'year' },
    ...{ nav: { label: 'Probe', path: '/probe', order: 900 }, manifest },
    current: { ...current, contract: 2, kernel: '0.3.2' },
  };
  await route.fulfill({ json: { remotes: [...remotes, probe] } });
}

async function sendFile(route: Route, dist: string): Promise<void> {
  const file = path.join(dist, path.basename(new URL(route.request().url()).pathname));
  const body = await readFile(file).catch(() => null);
  if (body === null) await route.fulfill({ status: 404, body: 'not found' });
  else await route.fulfill({ body, contentType: TYPES[path.extname(file)] ?? 'text/plain' });
}
