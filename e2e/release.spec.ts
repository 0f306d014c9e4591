import { readdirSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FUNCTIONS_REGION } from 'shared-kernel/model';
import { fetchTool } from '../scripts/release/all/fetchTool';
import { nodeOfFunctions } from '../scripts/release/all/nodeOfFunctions';
import { releaseFaults } from '../scripts/release/all/releaseFaults';
import { SUPERSTATIC } from '../scripts/release/all/tools';
import { filesIn } from '../scripts/release/filesIn';
import { firstWordOfThread, functionsInNode } from './release/functionsInNode';
import { hostedRelease } from './release/hostedRelease';
import { HOUSE, releaseTest } from './release/releaseTest';

/** Within the project, so that what the functions need installed is found. */
const FOLDER = path.join(HOUSE, '.cache/release-of-tests');
const AWAY = `${FOLDER}.away`;

const test = releaseTest(FOLDER);

/** Where nothing was fetched before. */
test.setTimeout(10 * 60_000);

/** The names that functions/src/index.ts gives to what is deployed. */
function declared(): readonly string[] {
  const source = readFileSync(path.join(HOUSE, 'functions/src/index.ts'), 'utf8');
  return [...source.matchAll(/^export const (\w+) =/gm)].map(([, name]) => name ?? '').sort();
}

test('all that a release names is there, and what is taken away is noticed', async ({
  release,
}) => {
  expect(await releaseFaults(release)).toEqual([]);
  const hosted = readdirSync(path.join(release, 'hosting'));
  const remotes = await filesIn(path.join(release, 'remotes'));
  const taken = [
    'functions/threadEntry.js',
    `remotes/${remotes.find((name) => name.startsWith('fields/') && name.endsWith('/mf-manifest.json')) ?? ''}`,
    'functions/package-lock.json',
    'rules/firestore.rules',
    'indexes/firestore.indexes.json',
    'hosting/index.html',
    'hosting/browser-check.js',
    `hosting/${hosted.find((name) => /^\d+\..*\.js$/.test(name)) ?? ''}`,
    `hosting/${hosted.find((name) => name.startsWith('main.')) ?? ''}`,
    `remotes/${remotes.find((name) => name.startsWith('searches/') && name.includes('/remoteEntry.')) ?? ''}`,
  ];
  for (const file of taken) {
    const place = path.join(release, file);
    await rename(place, AWAY);
    expect(await releaseFaults(release), file).not.toEqual([]);
    await rename(AWAY, place);
  }
});

test('every function is found by Google’s loader on the Node of production', async ({
  release,
}) => {
  const node = await nodeOfFunctions(HOUSE);
  test.skip(!node.ok, node.ok ? '' : `${node.error}: no Node 22 to load the functions in`);
  if (!node.ok) return;
  const functions = path.join(release, 'functions');
  const found = await functionsInNode(node.value, functions, HOUSE);
  expect(Object.keys(found).sort()).toEqual(declared());
  for (const { region, platform } of Object.values(found))
    expect([region, platform]).toEqual([[FUNCTIONS_REGION], 'gcfv2']);
  expect(await firstWordOfThread(node.value, functions)).toBe('lacks');
});

test('the hosting answers what is not there with 404, and lets nobody keep that', async ({
  release,
  request,
}) => {
  const superstatic = await fetchTool(HOUSE, ...SUPERSTATIC);
  test.skip(!superstatic.ok, superstatic.ok ? '' : `${superstatic.error}: nothing to host it with`);
  if (!superstatic.ok) return;
  const hosted = await hostedRelease(release, superstatic.value);
  try {
    const get = async (address: string) => {
      const answer = await request.get(hosted.origin + address, { maxRedirects: 0 });
      const { 'cache-control': kept, 'content-type': type = '' } = answer.headers();
      return { status: answer.status(), kept, isPage: type.startsWith('text/html') };
    };
    for (const page of ['/', '/home', '/searches/abc', '/screens/a/design', '/set-up/roll-forward'])
      expect([page, await get(page)]).toEqual([
        page,
        { status: 200, kept: 'no-cache', isPage: true },
      ]);
    for (const file of await filesIn(path.join(release, 'hosting'))) {
      const isHashed = /\.[0-9a-f]{10}\.[a-z0-9]+$/.test(file);
      const { status, kept = '' } = await get(`/${file}`);
      expect([file, status, kept.includes('immutable')]).toEqual([file, 200, isHashed]);
    }
    for (const absent of ['/main.0123456789.js', '/x.css', '/demo/x.svg', '/deep/a.0123456789.js'])
      expect([absent, await get(absent)]).toMatchObject([
        absent,
        { status: 404, kept: 'no-store' },
      ]);
    for (const absent of ['/api/x', '/api', '/remotes'])
      expect([absent, await get(absent)]).toMatchObject([absent, { status: 404 }]);
    const asked = await request.get(`${hosted.origin}/remotes/searches/9.9.9/main.0123456789.js`);
    expect(await asked.text()).toBe('serveRemotes');
    expect(asked.headers()['cache-control']).toBeUndefined();
  } finally {
    hosted.stop();
  }
});
