import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID, startLocalBackend, type LocalBackend } from '../../src';
import { folderTrust, type Trust } from '../../src/auth';
import { readFolderSecret } from '../../src/entry/folderSecret';
import { readRunningNote } from '../../src/entry/runningNote';
import { testModeTrust } from '../../src/auth/trust';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)/documents`;
const ADMIN = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT_ID}/accounts:lookup`;

let folder: string;
let dataDirectory: string;
let backend: LocalBackend;
let secret: string;

const start = (testMode: boolean, log: (message: string) => void = () => undefined) =>
  startLocalBackend({ port: 0, dataDirectory, demo: false, testMode, log });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trust-'));
  dataDirectory = join(folder, 'data');
  const first = await start(false);
  await first.close();
  // As an earlier release left them.
  await chmod(dataDirectory, 0o755);
  for (const name of await readdir(dataDirectory)) await chmod(join(dataDirectory, name), 0o644);
  backend = await start(false);
  secret = (await readFolderSecret(dataDirectory)) ?? '';
}, 30_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

/** A request as it stands, forbidden headers of browsers included. */
function asked(
  path: string,
  headers: Readonly<Record<string, string>>,
  { method = 'POST', body = '{}', port = backend.port } = {},
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const length = method === 'GET' ? {} : { 'content-length': String(body.length) };
    const options = { host: '127.0.0.1', port, path, method, agent: false } as const;
    const call = httpRequest({ ...options, headers: { ...headers, ...length } }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    call.on('error', reject);
    call.end(method === 'GET' ? undefined : body);
  });
}

/** A token with all that ours have, by whoever signs it. */
function tokenBy({ algorithm, sign }: Pick<Trust, 'algorithm' | 'sign'>): string {
  const part = (json: unknown) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const claims = {
    sub: 'somebody',
    auth_time: 1,
    exp: 9_999_999_999,
    aud: PROJECT_ID,
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
  };
  const content = `${part({ alg: algorithm, typ: 'JWT' })}.${part(claims)}`;
  return `${content}.${sign(content)}`;
}

const UNSIGNED = tokenBy({ algorithm: 'none', sign: () => '' });
const json = { 'content-type': 'application/json' };

/** Every route that asks who somebody is. */
const TOKEN_ROUTES: readonly (readonly [path: string, body: string])[] = [
  [`/v1/${DATABASE}:batchGet`, `{"documents":["${DATABASE}/users/somebody"]}`],
  [`/${PROJECT_ID}/us-central1/readReach`, '{"data":{}}'],
  ['/api/imports/a/b/c/chunks/0', 'x'],
];

const statusWith = async (
  token: string,
  [path, body]: readonly [string, string],
  port?: number,
) => {
  const headers = { ...json, authorization: `Bearer ${token}` };
  return (await asked(path, headers, { body, ...(port === undefined ? {} : { port }) })).status;
};

/** Whether a document that is nowhere is there; the code of a refusal. */
const readOverGrpc = (headers: Record<string, string>): Promise<unknown> =>
  overGrpc(headers, async (firestore) => (await firestore.doc('local/nowhere').get()).exists);

/** How many collections there are under a document that is nowhere: an answer of one message. */
const listOverGrpc = (headers: Record<string, string>): Promise<unknown> =>
  overGrpc(headers, async (firestore) => {
    return (await firestore.doc('local/nowhere').listCollections()).length;
  });

async function overGrpc(
  headers: Record<string, string>,
  ask: (firestore: Firestore) => Promise<unknown>,
): Promise<unknown> {
  const running = await readRunningNote(dataDirectory);
  const firestore = new Firestore({
    projectId: PROJECT_ID,
    host: '127.0.0.1',
    port: running?.grpcPort ?? 0,
    ssl: false,
    customHeaders: headers,
    credentials: { client_email: 'somebody@localhost', private_key: 'none' },
  });
  try {
    return await ask(firestore);
  } catch (failure) {
    return failure instanceof Error && 'code' in failure ? failure.code : failure;
  } finally {
    await firestore.terminate();
  }
}

describe('a data folder', () => {
  it('is its owner’s alone, and so is every file in it, whatever they were', async () => {
    const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
    expect(await modeOf(dataDirectory)).toBe('700');
    const names = await readdir(dataDirectory);
    expect(names).toEqual(expect.arrayContaining(['CURRENT', 'running.json', 'secret']));
    for (const name of names) {
      const path = join(dataDirectory, name);
      const isFolder = (await stat(path)).isDirectory();
      expect([name, await modeOf(path)]).toEqual([name, isFolder ? '700' : '600']);
    }
  });

  it('keeps its secret over starts, and has one of its own', async () => {
    const [kept, other] = [secret, join(folder, 'other')];
    const elsewhere = await startLocalBackend({ port: 0, dataDirectory: other, demo: false });
    await elsewhere.close();
    expect(kept).toMatch(/^[\w-]{43}$/);
    expect(await readFolderSecret(other)).not.toBe(kept);
    await backend.close();
    backend = await start(false);
    expect(await readFolderSecret(dataDirectory)).toBe(kept);
  });

  it('makes a secret that was cut off anew', async () => {
    const other = join(folder, 'cut');
    const first = await startLocalBackend({ port: 0, dataDirectory: other, demo: false });
    await first.close();
    await writeFile(join(other, 'secret'), 'half');
    const second = await startLocalBackend({ port: 0, dataDirectory: other, demo: false });
    await second.close();
    expect(await readFolderSecret(other)).toHaveLength(43);
  });
});

describe('tokens', () => {
  it.each(TOKEN_ROUTES)(
    'that are unsigned or signed by others are refused: %s',
    async (...route) => {
      const bySecret = folderTrust(secret);
      const good = tokenBy(bySecret);
      const bad = {
        unsigned: UNSIGNED,
        ofAnotherFolder: tokenBy(folderTrust('another')),
        unsignedByName: tokenBy({ algorithm: 'none', sign: bySecret.sign }),
        cut: good.slice(0, -1),
        withoutSignature: `${good.split('.').slice(0, 2).join('.')}.`,
      };
      for (const [name, token] of Object.entries(bad))
        expect([name, await statusWith(token, route)]).toEqual([name, 401]);
      expect(await statusWith(good, route)).not.toBe(401);
    },
  );

  it('that refresh others are signed as well', async () => {
    const note = {
      mark: 'supporter-screens-local',
      localId: 'somebody',
      projectId: PROJECT_ID,
      provider: 'google.com',
      authTime: 1,
    };
    const content = Buffer.from(JSON.stringify(note)).toString('base64url');
    const refreshed = (refreshToken: string) =>
      asked(`/securetoken.googleapis.com/v1/token?key=${PROJECT_ID}`, json, {
        body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      });
    for (const signature of ['', '.', '.nonsense', `.${folderTrust('another').sign(content)}`])
      expect((await refreshed(content + signature)).text).toContain('INVALID_REFRESH_TOKEN');
    const ours = `${content}.${folderTrust(secret).sign(content)}`;
    expect((await refreshed(ours)).text).toContain('USER_NOT_FOUND');
  });
});

describe('administrators', () => {
  it.each([{}, { authorization: 'Bearer owner' }, { authorization: 'Bearer another' }])(
    'are asked for the secret: %j is nobody',
    async (headers) => {
      expect(await readOverGrpc(headers)).toBe(7);
      expect(await listOverGrpc(headers)).toBe(7);
      expect((await asked(ADMIN, { ...json, ...headers })).status).toBe(401);
    },
  );

  it('are those who know the secret', async () => {
    const headers = { authorization: `Bearer ${secret}` };
    expect(await readOverGrpc(headers)).toBe(false);
    expect(await listOverGrpc(headers)).toBe(0);
    expect((await asked(ADMIN, { ...json, ...headers })).status).toBe(200);
  });
});

describe('requests from elsewhere', () => {
  it.each([
    ['forwarded', 'for=192.0.2.1'],
    ['x-forwarded-for', '192.0.2.1'],
    ['x-forwarded-host', 'screens.example.org'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '192.0.2.1'],
    ['via', '1.1 proxy'],
  ])('that were forwarded are refused: %s', async (name, value) => {
    for (const path of ['/', '/healthz', '/api/embed/screens/x', '/embed.js']) {
      const { status, text } = await asked(path, { [name]: value }, { method: 'GET' });
      expect([path, status, text]).toEqual([path, 403, expect.stringContaining(name)]);
    }
  });

  const CROSS = { 'sec-fetch-site': 'cross-site' };
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

  it.each([
    ...TOKEN_ROUTES.map(([path]) => ['POST', path, {}] as const),
    ['POST', ADMIN, {}],
    ['POST', `/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`, {}],
    ['GET', '/__/firebase/init.json', {}],
    ['GET', '/healthz', {}],
    ['GET', '/remotes.json', { 'sec-fetch-dest': 'empty' }],
    ['GET', '/', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['POST', '/', navigation],
    ['GET', '/__/firebase/init.json', { 'sec-fetch-dest': 'image' }],
    ['GET', '/__/firebase/init.json', { 'sec-fetch-dest': 'font' }],
    ['POST', '/fonts/lora-latin-wght-normal.0123456789.woff2', { 'sec-fetch-dest': 'font' }],
    ['GET', `/media/${'0a'.repeat(16)}/latin.woff2`, { 'sec-fetch-dest': 'empty' }],
  ] as const)('of another site’s page are refused: %s %s %j', async (method, path, headers) => {
    expect((await asked(path, { ...CROSS, ...headers }, { method })).status).toBe(403);
  });

  it.each([
    ['GET', '/embed.js', {}],
    ['GET', '/embed-words-en.0123456789.js', {}],
    ['GET', '/api/embed/screens/x', {}],
    ['POST', '/api/embed/events', {}],
    ['OPTIONS', '/api/embed/events', {}],
    ['GET', '/', navigation],
    ['GET', '/pictures/none.png', { 'sec-fetch-dest': 'image' }],
    ['GET', '/fonts/lora-latin-wght-normal.0123456789.woff2', { 'sec-fetch-dest': 'font' }],
    ['GET', `/media/${'0a'.repeat(16)}/latin.woff2`, { 'sec-fetch-dest': 'font' }],
  ] as const)(
    'are let in where pages embed us or lead to us: %s %s',
    async (method, path, headers) => {
      expect((await asked(path, { ...CROSS, ...headers }, { method })).status).not.toBe(403);
    },
  );

  it.each(['same-origin', 'same-site', 'none'])('of our own pages are let in: %s', async (site) => {
    const { status } = await asked('/healthz', { 'sec-fetch-site': site }, { method: 'GET' });
    expect(status).toBe(200);
  });
});

describe('production', () => {
  it('is refused, before the folder is touched', async () => {
    const before = process.env['NODE_ENV'];
    const untouched = join(folder, 'untouched');
    process.env['NODE_ENV'] = 'production';
    try {
      await expect(
        startLocalBackend({ port: 0, dataDirectory: untouched, demo: false }),
      ).rejects.toMatchObject({
        code: 'production',
        message: expect.stringMatching(/^NODE_ENV is “production”/) as unknown,
      });
    } finally {
      process.env['NODE_ENV'] = before;
    }
    await expect(stat(untouched)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the test mode', () => {
  it('believes unsigned tokens and the owner, on loopback, and says so', async () => {
    const said: string[] = [];
    await backend.close();
    const tested = await start(true, (message) => void said.push(message));
    try {
      expect(said.join()).toContain('Test mode');
      for (const route of TOKEN_ROUTES)
        expect([route[0], await statusWith(UNSIGNED, route, tested.port)]).not.toEqual([
          route[0],
          401,
        ]);
      expect(testModeTrust(secret).isOwner('Bearer owner')).toBe(true);
      expect(await readOverGrpc({ authorization: 'Bearer owner' })).toBe(false);
      expect(await readOverGrpc({ authorization: `Bearer ${secret}` })).toBe(false);
      expect(await readOverGrpc({ authorization: 'Bearer another' })).toBe(7);
      const forwarded = { 'x-forwarded-for': '192.0.2.1' };
      const options = { method: 'GET', port: tested.port };
      expect((await asked('/healthz', forwarded, options)).status).toBe(403);
    } finally {
      await tested.close();
      backend = await start(false);
    }
  });
});
