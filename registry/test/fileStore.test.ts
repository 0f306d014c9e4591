import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { bucketStore, folderStore, type FileStore } from '../src';
import { startGcsServer } from './gcsServer';

interface Opened {
  readonly store: FileStore;
  close(): Promise<unknown>;
}

async function aFolder(): Promise<Opened & { folder: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  return { folder, store: folderStore(folder), close: () => rm(folder, { recursive: true }) };
}

/** Google's emulator where one is named, and otherwise what the adapter asks of it, in this process. */
async function aBucket(): Promise<Opened> {
  const emulator = process.env['STORAGE_EMULATOR_HOST'];
  const server = emulator === undefined ? await startGcsServer() : null;
  const apiEndpoint = server?.origin ?? emulator ?? '';
  const storage = new Storage({ apiEndpoint, projectId: 'demo-supporter-screens' });
  const bucket = storage.bucket(`demo-supporter-screens-${String(Date.now())}.appspot.com`);
  return { store: bucketStore(bucket), close: () => server?.close() ?? Promise.resolve() };
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = async (store: FileStore, file: string) =>
  new TextDecoder().decode((await store.read(file))?.bytes);

describe.each([
  ['a folder', aFolder],
  ['a bucket', aBucket],
])('files in %s', (_where, open) => {
  let opened: Opened;
  let store: FileStore;

  beforeEach(async () => {
    opened = await open();
    store = opened.store;
  });

  afterEach(() => opened.close());

  it('has nothing that was not written', async () => {
    expect(await store.read('remotes/none/pointer.json')).toBeNull();
    expect(await store.folders('remotes')).toEqual([]);
    expect(await store.files('remotes/none')).toEqual([]);
  });

  it('keeps bytes as they are, whichever they are', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(await store.write('remotes/a/1.0.0/a.png', all, null)).toBe(true);
    expect([...((await store.read('remotes/a/1.0.0/a.png'))?.bytes ?? [])]).toEqual([...all]);
  });

  it('lists folders, and files below one', async () => {
    for (const file of [
      'b/1.0.0/x.js',
      'a/1.0.0/mf-manifest.json',
      'a/1.0.0/img/a.png',
      'a/2.0.0/x',
    ])
      await store.write(`remotes/${file}`, bytes(file), null);
    await store.write('remotes/a/pointer.json', bytes('{}'), null);
    expect(await store.folders('remotes')).toEqual(['a', 'b']);
    expect(await store.folders('remotes/a')).toEqual(['1.0.0', '2.0.0']);
    expect(await store.files('remotes/a/1.0.0')).toEqual(['img/a.png', 'mf-manifest.json']);
  });

  it('writes no file over one that is there already', async () => {
    expect(await store.write('remotes/a/x', bytes('first'), null)).toBe(true);
    expect(await store.write('remotes/a/x', bytes('second'), null)).toBe(false);
    expect(await textOf(store, 'remotes/a/x')).toBe('first');
  });

  it('has nothing more of a file that was removed, and nothing against removing it again', async () => {
    await store.write('media/a/480.webp', bytes('one'), null);
    await store.write('media/a/480.avif', bytes('other'), null);
    await store.remove('media/a/480.webp');
    await store.remove('media/a/480.webp');
    expect(await store.read('media/a/480.webp')).toBeNull();
    expect(await store.files('media/a')).toEqual(['480.avif']);
    expect(await store.write('media/a/480.webp', bytes('anew'), null)).toBe(true);
    expect(await textOf(store, 'media/a/480.webp')).toBe('anew');
  });

  it('tells files that were written before a moment', async () => {
    await store.write('documents/grove/2026/a', bytes('one'), null);
    await store.write('documents/b', bytes('other'), null);
    const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    expect(await store.filesBefore('documents', minutesAway(1))).toEqual(['b', 'grove/2026/a']);
    expect(await store.filesBefore('documents', minutesAway(-1))).toEqual([]);
    expect(await store.filesBefore('none', minutesAway(1))).toEqual([]);
  });

  it('lets one of two who read the same write over it', async () => {
    await store.write('remotes/a/pointer.json', bytes('0'), null);
    const read = (await store.read('remotes/a/pointer.json'))?.generation ?? '';
    expect(await store.write('remotes/a/pointer.json', bytes('1'), read)).toBe(true);
    expect(await store.write('remotes/a/pointer.json', bytes('2'), read)).toBe(false);
    expect(await textOf(store, 'remotes/a/pointer.json')).toBe('1');
  });

  it('lets one of two who read the same write over it, though both write what stands there', async () => {
    await store.write('remotes/a/pointer.json', bytes('0'), null);
    const read = (await store.read('remotes/a/pointer.json'))?.generation ?? '';
    expect(await store.write('remotes/a/pointer.json', bytes('0'), read)).toBe(true);
    expect(await store.write('remotes/a/pointer.json', bytes('0'), read)).toBe(false);
  });

  it('lets one of many who write at the same moment be the first', async () => {
    const turns = Array.from({ length: 8 }, (_, turn) => String(turn));
    const write = (over: string | null) =>
      Promise.all(turns.map((turn) => store.write('remotes/a/pointer.json', bytes(turn), over)));
    expect((await write(null)).filter(Boolean)).toHaveLength(1);
    const read = await store.read('remotes/a/pointer.json');
    expect((await write(read?.generation ?? '')).filter(Boolean)).toHaveLength(1);
  });
});

it('a folder whose last writer died can be written again', async () => {
  const { folder, store, close } = await aFolder();
  await store.write('pointer.json', bytes('0'), null);
  const held = path.join(folder, 'pointer.json.held');
  await writeFile(held, '');
  const { generation = '' } = (await store.read('pointer.json')) ?? {};
  expect(await store.write('pointer.json', bytes('1'), generation)).toBe(false);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(held, longAgo, longAgo);
  expect(await store.write('pointer.json', bytes('1'), generation)).toBe(true);
  expect(await store.files('')).toEqual(['pointer.json']);
  await close();
});
