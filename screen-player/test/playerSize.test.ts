import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = 19_500;
const BUNDLER = path.join(__dirname, 'bundlePlayer.mjs');

it('[P30] the player weighs at most 19.5 kB gzipped, its animation primitive and share buttons included', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'screen-player-'));
  try {
    const file = path.join(folder, 'player.js');
    execFileSync(process.execPath, [BUNDLER, file]);
    const bundle = readFileSync(file);
    expect(bundle.toString()).toContain('screenPlayer');
    expect(gzipSync(bundle).byteLength).toBeLessThanOrEqual(LIMIT_BYTES);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
