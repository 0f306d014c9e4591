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

interface Manifest {
  readonly supporterScreens: { readonly pages: Readonly<Record<string, readonly string[]>> };
}

/** Builds the remote of the folder, and reads the manifest that it leaves. */
async function build(): Promise<Manifest> {
  const config = `module.exports = require('${PRESET}/webpack/index.cjs').remote(__dirname);`;
  await writeFile(path.join(folder, 'webpack.config.cjs'), config);
  await promisify(execFile)(process.execPath, [WEBPACK, '--mode', 'production'], { cwd: folder });
  const manifest = await readFile(path.join(folder, 'dist/mf-manifest.json'), 'utf8');
  return JSON.parse(manifest) as Manifest;
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

const aRemote = (...paths: readonly string[]) =>
  writeJson('package.json', {
    name: 'mf-events',
    version: '1.2.3',
    remote: { id: 'events', paths, owner: 'Events team', port: 3009 },
  });

const writePage = async (chunkName: string) => {
  await writeFile(path.join(folder, 'src/page.ts'), "export const page = 'the page of an event';");
  await writeFile(
    path.join(folder, 'src/remote.tsx'),
    `export default () => import(/* webpackChunkName: "${chunkName}" */ './page');`,
  );
};

it('a build names the files of a page whose chunk bears its path', async () => {
  await aRemote('/events', '/events/:id');
  await writePage('/events/:id');
  const { pages } = (await build()).supporterScreens;
  expect(Object.keys(pages)).toEqual(['/events/:id']);
  const [file = '', ...others] = pages['/events/:id'] ?? [];
  expect(file).toMatch(/^page-events-id\.\w{10}\.js$/);
  expect(others).toEqual([]);
  expect(await readFile(path.join(folder, 'dist', file), 'utf8')).toContain('the page of an event');
}, 60_000);

it('a build with a page of no path of its own fails, and says which paths there are', async () => {
  await aRemote('/events');
  await writePage('/event');
  await expect(build()).rejects.toMatchObject({
    stdout: expect.stringContaining(
      'A chunk is named /event, which is none of the paths in package.json: /events',
    ) as string,
  });
}, 60_000);
