import { request as httpRequest } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalBackend, StartFault, type LocalBackend, type WebRoots } from '../../src';

let folder: string;
let backend: LocalBackend;
let webRoots: WebRoots;

const LARGE = 'shell();'.repeat(10_000);

/** Builds as small as they can be. */
async function writeWebRoots(): Promise<WebRoots> {
  const shell = join(folder, 'shell');
  const fields = join(folder, 'fields');
  const embed = join(folder, 'embed');
  await mkdir(shell);
  await mkdir(fields);
  await mkdir(embed);
  await writeFile(join(embed, 'embed.js'), 'embed()');
  await writeFile(join(embed, 'embed-words-en.0123456789.js'), 'words()');
  await mkdir(join(embed, 'fonts'));
  await writeFile(join(embed, 'fonts/lora-latin.0123456789.woff2'), 'wOF2');
  await writeFile(join(shell, 'index.html'), '<title>Shell</title>');
  await writeFile(join(shell, 'main.0123456789.js'), 'shell()');
  await writeFile(join(shell, 'large.0123456789.js'), LARGE);
  await writeFile(join(fields, 'mf-manifest.json'), '{"name":"fields"}');
  const about = { owner: 'A team', nav: null };
  return {
    shell,
    remotes: () => [
      { ...about, id: 'fields', paths: ['/fields'], dist: fields },
      { ...about, id: 'searches', paths: ['/searches'], dist: join(folder, 'not-built') },
    ],
    embed,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  webRoots = await writeWebRoots();
  backend = await startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: false,
    webRoots,
  });
}, 30_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const get = (path: string): Promise<Response> => fetch(`${backend.origin}${path}`);

describe('the local backend', () => {
  it('keeps connections for longer than clients do', async () => {
    const { headers } = await get('/healthz');
    expect(headers.get('keep-alive')).toBe('timeout=65');
  });

  it('is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
  });

  it.each(['127.0.0.1', '[::1]'])('answers on %s', async (host) => {
    expect((await fetch(`http://${host}:${backend.port}/healthz`)).status).toBe(200);
  });

  it('compresses texts, and sends nothing again that the browser has', async () => {
    const path = '/large.0123456789.js';
    const response = await get(path);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(await response.text()).toBe(LARGE);
    const tag = response.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await fetch(`${backend.origin}${path}`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const plain = await fetch(`${backend.origin}${path}`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(LARGE);
  });

  it('serves the script for campaign pages to any origin', async () => {
    const response = await get('/embed.js');
    expect(await response.text()).toBe('embed()');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  it('serves the parts of that script, which may be kept for ever, and keeps no absent one', async () => {
    const part = await get('/embed-words-en.0123456789.js');
    expect(await part.text()).toBe('words()');
    expect(part.headers.get('cache-control')).toContain('immutable');
    const absent = await get('/embed-picture.9876543210.js');
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('serves fonts to any origin, which may be kept for ever, and keeps no absent one', async () => {
    const { headers, status } = await get('/fonts/lora-latin.0123456789.woff2');
    const said = ['content-type', 'access-control-allow-origin', 'cache-control'].map((name) =>
      headers.get(name),
    );
    const forEver = 'public, max-age=31536000, immutable';
    expect([status, ...said]).toEqual([200, 'font/woff2', '*', forEver]);
    const absent = await get('/fonts/lora-latin.9876543210.woff2');
    expect([absent.status, absent.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('says which Firebase project the page belongs to, and without the demo names nobody', async () => {
    const config: unknown = await (await get('/__/firebase/init.json')).json();
    expect(config).toMatchObject({
      projectId: 'demo-supporter-screens',
      apiKey: 'demo-supporter-screens',
      localBackend: { demoPeople: [] },
    });
  });

  it.each([
    ['/', '<title>Shell</title>', 'no-cache'],
    ['/screens/hello/design', '<title>Shell</title>', 'no-cache'],
    ['/main.0123456789.js', 'shell()', 'public, max-age=31536000, immutable'],
    ['/remotes/fields/workspace/mf-manifest.json', '{"name":"fields"}', 'no-cache'],
  ])('serves %s', async (path, body, cacheControl) => {
    const answer = await get(path);
    expect(await answer.text()).toBe(body);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/missing.js',
    '/missing.0123456789.js',
    '/remotes/fields/workspace/missing.js',
    '/remotes/fields/missing.0123456789.js',
    '/remotes/searches/workspace/mf-manifest.json',
    '/remotes/fields/mf-manifest.json',
    '/remotes/fields/0.1.0/mf-manifest.json',
    '/remotes/unknown/page',
    '/api/unknown',
    '/..%2fdata%2fLOCK',
  ])('has no %s, and lets nobody keep that', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['content-length', 'chunked'])(
    '[B8] refuses a body over the limit by name, with its length as %s',
    async (length) => {
      jest.mocked(console.error).mockClear();
      const text = ' '.repeat(11 * 1024 * 1024 + 1);
      const whole = { method: 'POST', body: text };
      const streamed = { ...whole, body: new Blob([text]).stream(), duplex: 'half' };
      const answer = await fetch(
        `${backend.origin}/v1/projects/p/databases/(default)/documents:commit`,
        length === 'chunked' ? streamed : whole,
      );
      expect(answer.status).toBe(413);
      expect(await answer.json()).toMatchObject({
        error: { code: 413, status: 'INVALID_ARGUMENT' },
      });
      expect(console.error).not.toHaveBeenCalled();
    },
  );

  it.each([
    '/google.firestore.v1.Firestore/Listen/channel',
    '/v1/projects/p/somethingElse',
    '/v0/b/bucket/o',
    '/firestore.googleapis.com/v1/unknown',
  ])('[B16] names what it does not support: %s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${backend.origin}${path}`, { method });
      expect(answer.status).toBe(501);
      expect(await answer.json()).toMatchObject({
        error: { status: 'UNIMPLEMENTED', message: expect.stringContaining(path) as unknown },
      });
    }
  });

  it('refuses a page that points a name of its own at this machine', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: `elsewhere.example.com:${backend.port}` };
      const call = { host: '127.0.0.1', port: backend.port, path: '/healthz', headers };
      httpRequest(call, (answer) => resolve(answer.statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it('takes no chunk from somebody whose token is no good', async () => {
    const answer = await fetch(`${backend.origin}/api/imports/a/b/c/chunks/0`, {
      method: 'POST',
      headers: { authorization: 'Bearer nonsense' },
      body: 'x',
    });
    expect(answer.status).toBe(401);
  });

  const startAgain = (options: { port?: number; dataDirectory?: string; rulesFile?: string }) =>
    startLocalBackend({
      port: 0,
      dataDirectory: join(folder, 'second'),
      demo: false,
      webRoots,
      ...options,
    }).catch((failure: unknown) => failure);

  it('says in a sentence that the port is taken', async () => {
    const failure = await startAgain({ port: backend.port });
    expect(failure).toBeInstanceOf(StartFault);
    expect(failure).toMatchObject({
      code: 'port-taken',
      message: `Port ${backend.port} is taken by another program: set PORT to another one.`,
    });
  });

  it('says in a sentence that the data folder is in use or cannot be written', async () => {
    expect(await startAgain({ dataDirectory: join(folder, 'data') })).toMatchObject({
      code: 'data-directory-in-use',
      message: expect.stringContaining('is in use by another local backend') as unknown,
    });
    const file = join(webRoots.shell, 'index.html');
    for (const dataDirectory of [join(file, 'data'), '/proc/nowhere/data'])
      expect(await startAgain({ dataDirectory })).toMatchObject({
        code: 'data-directory',
        message: expect.stringContaining('cannot be written') as unknown,
      });
  });

  it('refuses rules that it does not understand, with their line', async () => {
    const rulesFile = join(folder, 'firestore.rules');
    await writeFile(rulesFile, "rules_version = '2';\nservice nonsense {\n");
    expect(await startAgain({ rulesFile })).toMatchObject({
      code: 'rules',
      message: expect.stringMatching(/firestore\.rules, line \d+: /) as unknown,
    });
  });
});
