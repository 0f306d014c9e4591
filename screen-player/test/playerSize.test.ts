import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { IN_LONG_RUN } from 'shared-kernel/testing';

const BUNDLER = path.join(__dirname, 'bundlePlayer.mjs');

/** Each is bundled: those that every visit loads first. */
const PARTS = [
  ['the player', './src/player/mountScreen.ts', 16_600],
  ['its objects', './src/objects/index.ts', 8000],
  ['its particles', './src/accents/index.ts', 2500],
  ['its charts', './src/charts/index.ts', 5800],
] as const;

it.each(IN_LONG_RUN ? PARTS : PARTS.slice(0, 2))(
  '[P30] %s (%s) weighs at most %i bytes gzipped',
  (_part, entry, limit) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'screen-player-'));
    try {
      const file = path.join(folder, 'player.js');
      execFileSync(process.execPath, [BUNDLER, file, entry, 'apart']);
      const bundle = readFileSync(file);
      expect(bundle.toString()).toContain('screenPlayer');
      expect(gzipSync(bundle).byteLength).toBeLessThanOrEqual(limit);
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  60_000,
);
