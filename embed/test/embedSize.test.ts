import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_BYTES = 25_000;
const EMBED = path.join(__dirname, '..');
const WEBPACK = path.join(
  path.dirname(createRequire(__filename).resolve('webpack-cli/package.json')),
  'bin/cli.js',
);

it('the script weighs at most 25 kB gzipped, player and all', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'embed-'));
  try {
    const options = ['--mode', 'production', '--output-path', folder];
    execFileSync(process.execPath, [WEBPACK, ...options], { cwd: EMBED });
    const script = readFileSync(path.join(folder, 'embed.js'));
    expect(script.toString()).toContain('data-supporter-screens');
    expect(gzipSync(script).byteLength).toBeLessThanOrEqual(LIMIT_BYTES);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 120_000);
