import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  folderStore,
  promoteRelease,
  publishRelease,
  registryHandler,
  type FileStore,
  type WorkspaceRemote,
} from '../src';
import { aBuild } from './aBuild';

let folder: string;
let store: FileStore;
const told: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  store = folderStore(folder);
  told.length = 0;
  for (const version of ['0.1.0', '0.2.0'])
    await publishRelease(store, aBuild({ version }, version));
});

afterEach(() => rm(folder, { recursive: true }));

const workspace = (id: string, order: number): WorkspaceRemote => ({
  id,
  owner: `${id} team`,
  paths: [`/${id}`],
  needs: 'year',
  nav: { label: id, path: `/${id}`, order },
  current: {
    version: 'workspace',
    manifest: `/remotes/${id}/workspace/mf-manifest.json`,
    integrity: null,
    since: null,
    contract: null,
    kernel: null,
  },
});

const ask = (address: string, method = 'GET', remotes: readonly WorkspaceRemote[] = []) =>
  registryHandler({ store, workspace: () => remotes, log: (line) => told.push(line) })(
    new Request(`https://screens.example${address}`, { method }),
  );
const promote = (version: string, share = 100) =>
  promoteRelease(store, { id: 'searches', version, share, now: new Date('2026-03-01T08:00:00Z') });
const linesOf = async (...remotes: WorkspaceRemote[]) =>
  ((await (await ask('/remotes.json', 'GET', remotes)).json()) as { remotes: { id: string }[] })
    .remotes;

describe('/remotes.json', () => {
  it('says what is live of each remote, where it lies, and what may come next', async () => {
    await promote('0.1.0');
    await promote('0.2.0', 25);
    const answer = await ask('/remotes.json');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const nav = { label: 'Searches', path: '/searches', order: 10 };
    expect(await answer.json()).toEqual({
      remotes: [
        {
          id: 'searches',
          owner: 'Searches team',
          // What shells read that know of one release alone.
          manifest: '/remotes/searches/0.1.0/mf-manifest.json',
          paths: ['/searches', '/searches/:id'],
          needs: 'year',
          nav,
          current: {
            version: '0.1.0',
            manifest: '/remotes/searches/0.1.0/mf-manifest.json',
            integrity: expect.stringMatching(/^sha256-/) as string,
            since: '2026-03-01T08:00:00.000Z',
            contract: 2,
            kernel: '0.3.0',
          },
          next: expect.objectContaining({
            version: '0.2.0',
            manifest: '/remotes/searches/0.2.0/mf-manifest.json',
            share: 25,
            paths: ['/searches', '/searches/:id'],
            nav,
          }) as object,
        },
      ],
    });
  });

  it('has nothing of a remote that nobody has promoted', async () => {
    expect(await linesOf()).toEqual([]);
  });

  it('has remotes of the repository where they have no release, in the order of the header', async () => {
    const others = [workspace('fields', 30), workspace('searches', 5), workspace('early', 1)];
    expect((await linesOf(...others)).map(({ id }) => id)).toEqual(['early', 'searches', 'fields']);
    await promote('0.1.0');
    const lines = await linesOf(...others);
    expect(lines.map(({ id }) => id)).toEqual(['early', 'searches', 'fields']);
    expect(lines[1]).toMatchObject({ current: { version: '0.1.0' } });
  });

  it.each([['no JSON'], ['{"id":"fields"}'], ['null']])(
    'loses one line by a pointer that cannot be read, and says so: %s',
    async (pointer) => {
      await promote('0.1.0');
      await store.write('remotes/fields/pointer.json', new TextEncoder().encode(pointer), null);
      expect(await linesOf(workspace('fields', 30))).toMatchObject([
        { id: 'searches' },
        {
          id: 'fields',
          fault: expect.stringMatching(/^The pointer of fields cannot be read: /) as string,
        },
      ]);
      expect(told).toHaveLength(1);
    },
  );

  it('passes over what is no remote', async () => {
    await writeFile(path.join(folder, 'remotes/.DS_Store'), '');
    await store.write('remotes/Not A Remote/pointer.json', new Uint8Array(), null);
    expect(await linesOf()).toEqual([]);
  });
});

describe('a file of a release', () => {
  it.each([
    ['mf-manifest.json', 'application/json; charset=utf-8'],
    ['expose.0123456789.js', 'text/javascript; charset=utf-8'],
  ])('never changes: %s', async (name, type) => {
    const answer = await ask(`/remotes/searches/0.2.0/${name}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(
      Buffer.from(aBuild({ version: '0.2.0' }, '0.2.0').get(name) ?? []),
    );
  });

  it('is there before it is promoted, and after something else is', async () => {
    await promote('0.1.0');
    await promote('0.2.0');
    for (const version of ['0.1.0', '0.2.0'])
      expect((await ask(`/remotes/searches/${version}/expose.0123456789.js`)).status).toBe(200);
  });

  it.each([
    '/remotes/searches/0.1.0/gone.0123456789.js',
    '/remotes/searches/9.9.9/mf-manifest.json',
    '/remotes/none/0.1.0/mf-manifest.json',
    '/remotes/searches/pointer.json',
    '/remotes/searches/0.1.0/',
    '/remotes/searches/0.1.0',
    '/remotes/searches',
    '/remotes/',
    '/remotes',
    '/remotes/searches/0.1.0/..%2fpointer.json',
    '/remotes/searches/0.1.0/.hidden',
    '/remotes/searches/0.1.0//mf-manifest.json',
    '/remotes/searches/workspace/mf-manifest.json',
    '/elsewhere',
  ])('that is not there is 404 and never kept: %s', async (address) => {
    await promote('0.1.0');
    const answer = await ask(address);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('is read alone', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await ask('/remotes/searches/0.1.0/mf-manifest.json', method)).status).toBe(405);
  });
});
