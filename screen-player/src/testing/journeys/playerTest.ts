import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type * as Player from './everything';
import { PlayerPage } from './playerPage';
import { StoryPage } from './storyPage';
import { test as base } from 'e2e/support/test';

declare global {
  interface Window {
    screenPlayer: typeof Player;
  }
}

const BUNDLER = path.resolve(import.meta.dirname, '../../../test/bundlePlayer.mjs');

/** Pages of the strictest kind: no style but through the CSSOM, no script but the player. */
const POLICY = "default-src 'none'; script-src 'self'; img-src 'self'; font-src 'self'";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">
  <rect width="120" height="60" fill="#14746f"/><circle cx="40" cy="30" r="20" fill="#ffd166"/></svg>`;

/** Light and dark beside each other, as fine as leaves. */
const PHOTOGRAPH = `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="844">
  <filter id="leaves"><feTurbulence baseFrequency="0.09" numOctaves="4" seed="7"/>
  <feColorMatrix values="2 0 0 0 -.4  0 2 0 0 -.4  0 0 2 0 -.4  0 0 0 0 1"/></filter>
  <rect width="390" height="844" filter="url(#leaves)"/></svg>`;

/** The player alone on an empty page, without the product. */
export const test = base.extend<{ player: PlayerPage; story: StoryPage }, { playerBundle: string }>(
  {
    baseURL: 'http://player.test',
    playerBundle: [
      async ({ playwright: _ }, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'screen-player-'));
        const file = path.join(folder, 'player.js');
        await promisify(execFile)(process.execPath, [
          BUNDLER,
          file,
          './src/testing/journeys/everything.ts',
        ]);
        await use(await readFile(file, 'utf8'));
        await rm(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    player: async ({ page, playerBundle }, use) => {
      await page.route('http://player.test/**', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === '/player.js') {
          await route.fulfill({
            contentType: 'text/javascript; charset=utf-8',
            body: playerBundle,
          });
        } else if (pathname === '/picture.svg') {
          await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
        } else if (pathname === '/photograph.svg') {
          await route.fulfill({ contentType: 'image/svg+xml', body: PHOTOGRAPH });
        } else if (pathname === '/') {
          await route.fulfill({
            contentType: 'text/html',
            headers: { 'content-security-policy': POLICY },
            body: '<!doctype html><html lang="en"><title>Player</title><link rel="icon" href="/picture.svg"><div id="host"></div><script src="/player.js"></script></html>',
          });
        } else await route.fulfill({ status: 404 });
      });
      await page.goto('/');
      await use(new PlayerPage(page));
    },
    story: async ({ player }, use) => {
      await use(new StoryPage(player.page));
    },
  },
);

export { expect } from 'e2e/support/test';
