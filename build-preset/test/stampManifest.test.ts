import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const PRESET = path.resolve(__dirname, '..');
const WEBPACK = require.resolve('webpack-cli/bin/cli.js');

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'stamped-'));
  await mkdir(path.join(folder, 'src'));
  await mkdir(path.join(folder, 'node_modules/shared-kernel'), { recursive: true });
  await writeFile(path.join(folder, 'src/remote.tsx'), 'export default {};');
  await writeJson('node_modules/shared-kernel/package.json', { version: '7.8.9', contract: 41 });
});

afterEach(() => rm(folder, { recursive: true }));

const writeJson = (file: string, data: object) =>
  writeFile(path.join(folder, file), JSON.stringify(data));

/** Builds the remote of the folder, and reads the manifest that it leaves. */
async function build(): Promise<unknown> {
  const config = `module.exports = require('${PRESET}/webpack/index.cjs').remote(__dirname);`;
  await writeFile(path.join(folder, 'webpack.config.cjs'), config);
  await promisify(execFile)(process.execPath, [WEBPACK, '--mode', 'production'], { cwd: folder });
  return JSON.parse(await readFile(path.join(folder, 'dist/mf-manifest.json'), 'utf8'));
}

it('a build says in its manifest what the remote is, and which kernel and contract it was built with', async () => {
  const nav = { label: 'Events', path: '/events', order: 5 };
  const about = { id: 'events', paths: ['/events'], nav, owner: 'Events team' };
  await writeJson('package.json', {
    name: 'mf-events',
    version: '1.2.3',
    remote: { ...about, port: 3009 },
  });
  expect(await build()).toMatchObject({
    name: 'remote_events_1_2_3',
    exposes: [{ path: './remote' }],
    supporterScreens: { ...about, version: '1.2.3', needs: 'year', contract: 41, kernel: '7.8.9' },
  });
}, 60_000);
