import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, promoteRelease, publishRelease } from 'registry';
import { startLocalBackend, type LocalBackend } from '../../src';
import { withServed } from '../../src/static/webRoots';

let folder: string;
let backend: LocalBackend;

const stamp = {
  id: 'searches',
  version: '0.2.0',
  owner: 'Searches team',
  contract: 2,
  kernel: '0.3.0',
  paths: ['/searches'],
  needs: 'year',
  nav: { label: 'Searches', path: '/searches', order: 10 },
};
const MANIFEST = JSON.stringify({
  metaData: { remoteEntry: { name: 'entry.0123456789.js' } },
  exposes: [],
  supporterScreens: stamp,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(dist, 'mf-manifest.json'), MANIFEST);
  const nav = { label: 'Fields', path: '/fields', order: 20 };
  const about = { owner: 'Data team', paths: ['/fields'], nav, dist };
  const remotes = () => [
    { ...stamp, needs: 'year' as const, dist },
    { ...about, id: 'fields' },
  ];
  backend = await startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: false,
    webRoots: withServed(
      { shell: dist, remotes, embed: dist },
      'fields@http://localhost:3004/mf-manifest.json',
    ),
  });
}, 30_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(`${backend.origin}${path}`);
const lines = async () =>
  ((await (await get('/remotes.json')).json()) as { remotes: object[] }).remotes;

it('remotes are there as they are built, or as a dev server serves them, until a release of them is live', async () => {
  const workspace = { version: 'workspace', integrity: null, contract: 2, kernel: '0.3.0' };
  expect(await lines()).toMatchObject([
    {
      id: 'searches',
      current: { ...workspace, manifest: '/remotes/searches/workspace/mf-manifest.json' },
    },
    { id: 'fields', needs: 'year', manifest: 'http://localhost:3004/mf-manifest.json' },
  ]);

  // A release goes into the folder while it is served.
  const store = folderStore(join(folder, 'data'));
  const files = new Map([
    ['entry.0123456789.js', Buffer.from('entry()')],
    ['mf-manifest.json', Buffer.from(MANIFEST)],
  ]);
  expect(await publishRelease(store, files)).toMatchObject({ ok: true });
  const asked = { id: 'searches', version: '0.2.0', share: 100, now: new Date() };
  expect(await promoteRelease(store, asked)).toMatchObject({ ok: true });
  expect(await lines()).toMatchObject([
    {
      id: 'searches',
      current: { version: '0.2.0', manifest: '/remotes/searches/0.2.0/mf-manifest.json' },
    },
    { id: 'fields' },
  ]);
  const file = await get('/remotes/searches/0.2.0/entry.0123456789.js');
  expect(await file.text()).toBe('entry()');
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  // A tab that was open goes on with what the repository has.
  expect((await get('/remotes/searches/workspace/mf-manifest.json')).status).toBe(200);
});

it.each(['/remotes/searches/pointer.json', '/remotes/searches/0.2.0/gone.0123456789.js'])(
  'what is no file of a release is 404 and never kept: %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

it('what is live is asked for each time, and not sent again where nothing changed', async () => {
  const answer = await get('/remotes.json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
  expect((await fetch(`${backend.origin}/remotes.json`, { headers })).status).toBe(304);
});

it('a release lies in the data folder, which starts again with it', async () => {
  await backend.close();
  backend = await startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: false,
    webRoots: { shell: folder, remotes: () => [], embed: folder },
  });
  expect((await get('/remotes/searches/0.2.0/mf-manifest.json')).status).toBe(200);
});
