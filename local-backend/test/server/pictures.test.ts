import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPicture } from '../../../functions/src/testing/aPicture';
import { openDataFolder, startLocalBackend, type LocalBackend } from '../../src';
import { folderTrust } from '../../src/auth';
import { PROJECT_ID } from '../../src/entry/firebaseConfig';
import { readFolderSecret } from '../../src/entry/folderSecret';

let folder: string;
let backend: LocalBackend;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  const log = () => undefined;
  backend = await startLocalBackend({ port: 0, dataDirectory: folder, demo: false, log });
  const { documents, close } = await openDataFolder(folder, { log });
  await documents.commit([
    { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
    { kind: 'set', path: 'users/milo', data: { organisation: 'grove' } },
  ]);
  await close();
  token = tokenOf('milo', (await readFolderSecret(folder)) ?? '');
});

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

function tokenOf(uid: string, secret: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const { algorithm, sign } = folderTrust(secret);
  const claims = { sub: uid, aud: PROJECT_ID, iat: now, exp: now + 3_000, auth_time: now };
  const issued = { ...claims, iss: `https://securetoken.google.com/${PROJECT_ID}` };
  const content = `${part({ alg: algorithm, typ: 'JWT' })}.${part(issued)}`;
  return `${content}.${sign(content)}`;
}

const upload = (bytes: Uint8Array<ArrayBuffer>, organisation = 'grove') =>
  fetch(`${backend.origin}/api/media/${organisation}?name=Wood`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });

it('keeps pictures in the data folder, and gives them to pages of every site', async () => {
  const answer = await upload(aPicture({ width: 500, height: 200 }));
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { readonly id: string };
  expect((await readdir(join(folder, 'media', id))).sort()).toEqual([
    ...['480.avif', '480.webp', '960.avif', '960.webp'],
  ]);
  for (const path of [`/media/${id}`, `/media/${id}/480.avif`]) {
    const elsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' };
    const shown = await fetch(backend.origin + path, { headers: elsewhere });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toMatch(/immutable/);
    expect(shown.headers.get('access-control-allow-origin')).toBe('*');
  }
  const other = await fetch(`${backend.origin}/media/${'0'.repeat(32)}/480.avif`);
  expect([other.status, other.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('takes an upload that is larger than what else is asked here', async () => {
  const large = new Uint8Array(15 * 1024 * 1024);
  large.set(aPicture());
  const answer = await upload(large);
  // Behind the end of a PNG there may be anything.
  expect(answer.status).toBe(200);
  expect((await upload(new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
  expect((await upload(new Uint8Array(33 * 1024 * 1024))).status).toBe(413);
});

it('takes nothing for another organisation', async () => {
  expect((await upload(aPicture(), 'orchard')).status).toBe(403);
});
