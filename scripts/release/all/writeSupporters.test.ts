import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { HostingSource } from './hostingConfig';
import { writeSupporters } from './writeSupporters';

const Source = v.object({ hosting: HostingSource });
const { hosting } = v.parse(
  Source,
  JSON.parse(readFileSync(path.join(__dirname, '../../../firebase.json'), 'utf8')),
);

it('gives supporters an origin with nothing of staff on it', async () => {
  const house = mkdtempSync(path.join(tmpdir(), 'supporters-'));
  try {
    mkdirSync(path.join(house, 'embed/dist'), { recursive: true });
    for (const file of ['embed.js', 'embed.js.map', 'embed-theatre.0123456789.js'])
      writeFileSync(path.join(house, 'embed/dist', file), '');
    const folder = path.join(house, 'release');
    await writeSupporters(house, folder, hosting, 'europe-west1');
    expect(readdirSync(path.join(folder, 'hosting')).sort()).toEqual([
      'embed-theatre.0123456789.js',
      'embed.js',
    ]);
    const written = v.parse(
      Source,
      JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8')),
    );
    expect(written.hosting.rewrites.map(({ source }) => source)).toEqual([
      '/media/**',
      '/api/embed/**',
      '/y/**',
    ]);
    const part = written.hosting.headers.find(
      ({ source }) => source === '/embed-theatre.0123456789.js',
    );
    expect(part?.headers[0]?.value).toContain('immutable');
  } finally {
    rmSync(house, { recursive: true });
  }
});
