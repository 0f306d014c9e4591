import { gunzipSync } from 'node:zlib';
import type { FileStore } from 'registry';
import { serveReleases } from './serveReleases';

const CODE = 'entry();'.repeat(100);

const store: FileStore = {
  read: (path) =>
    Promise.resolve(
      path === 'remotes/searches/0.1.0/entry.js'
        ? { bytes: new TextEncoder().encode(CODE), generation: '1' }
        : null,
    ),
  write: () => Promise.resolve(false),
  folders: () => Promise.resolve([]),
  files: () => Promise.resolve([]),
  filesBefore: () => Promise.resolve([]),
  remove: () => Promise.resolve(),
};

const ask = (path: string, encoding?: string) =>
  serveReleases(
    () => store,
    () => undefined,
  )(
    new Request(`https://screens.example${path}`, {
      headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
    }),
  );

it('sends the files of a release compressed to who takes it, and as they are to others', async () => {
  const small = await ask('/remotes/searches/0.1.0/entry.js', 'gzip, br');
  expect(small.headers.get('content-encoding')).toBe('gzip');
  expect(small.headers.get('vary')).toBe('Accept-Encoding');
  expect(small.headers.get('cache-control')).toMatch(/immutable/);
  expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(CODE);
  const plain = await ask('/remotes/searches/0.1.0/entry.js');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(CODE);
});

it('says that there is no such file, compressed or not', async () => {
  const answer = await ask('/remotes/searches/0.1.0/gone.js', 'gzip');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
