import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder, PROJECT_ID, startLocalBackend, type LocalBackend } from 'local-backend';
import { superadminVerb } from './superadminVerb';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'superadmin-'));
});
afterEach(() => rm(dataDirectory, { recursive: true }));

/** A fresh installation, on which somebody signs up. */
async function serve<T>(work: (backend: LocalBackend) => Promise<T>): Promise<T> {
  const log = () => undefined;
  const backend = await startLocalBackend({ port: 0, dataDirectory, demo: false, log });
  try {
    return await work(backend);
  } finally {
    await backend.close();
  }
}

async function signUp({ origin }: LocalBackend, email: string, verified = true): Promise<string> {
  const claims = JSON.stringify({ sub: email, email, email_verified: verified });
  const answer = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=${PROJECT_ID}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        postBody: new URLSearchParams({ providerId: 'google.com', id_token: claims }).toString(),
      }),
    },
  );
  const { localId } = (await answer.json()) as { localId: string };
  return localId;
}

async function run(...args: string[]) {
  let said = '';
  const sink = { write: (text: string) => void (said += text) };
  const env = { DATA_DIR: dataDirectory };
  const exitCode = await superadminVerb({ args, env, output: sink, messages: sink });
  return { exitCode, said };
}

async function superadmins(): Promise<readonly string[]> {
  const folder = await openDataFolder(dataDirectory, { log: () => undefined });
  const found = await folder.documents.list('superadmins');
  await folder.close();
  return found.map(({ id }) => id);
}

describe('npm run superadmin', () => {
  it('makes the first superadmin while the product runs, by any case of the email', async () => {
    const uid = await serve(async (backend) => {
      const id = await signUp(backend, 'vera@example.org');
      expect(await run('Vera@example.org')).toMatchObject({
        exitCode: 0,
        said: expect.stringContaining('is a superadmin') as string,
      });
      return id;
    });
    expect(await superadmins()).toEqual([uid]);
  });

  it('makes one while the product is stopped; again changes nothing', async () => {
    const uid = await serve((backend) => signUp(backend, 'vera@example.org'));
    expect((await run('vera@example.org')).exitCode).toBe(0);
    expect(await run('vera@example.org')).toMatchObject({
      exitCode: 0,
      said: expect.stringContaining('already') as string,
    });
    expect(await superadmins()).toEqual([uid]);
  });

  it.each([
    ['who has not signed up', 'nobody@example.org', /sign up, and run this again/],
    ['whose email is not verified', 'eve@example.org', /not verified/],
  ])('refuses somebody %s', async (_who, email, sentence) => {
    await serve((backend) => signUp(backend, 'eve@example.org', false));
    const refused = await run(email);
    expect(refused.exitCode).toBe(1);
    expect(refused.said).toMatch(sentence);
    expect(await superadmins()).toEqual([]);
  });

  it.each([[[]], [['vera']], [['vera@example.org', 'and@example.org']]])(
    'does not understand %j',
    async (args) => {
      expect(await run(...args)).toMatchObject({
        exitCode: 2,
        said: expect.stringContaining('Usage') as string,
      });
    },
  );

  it('says where it looked when there is no installation', async () => {
    const env = { DATA_DIR: join(dataDirectory, 'none') };
    let said = '';
    const sink = { write: (text: string) => void (said += text) };
    const args = ['vera@example.org'];
    expect(await superadminVerb({ args, env, output: sink, messages: sink })).toBe(1);
    expect(said).toContain('There is no data folder');
  });

  it('[D385] prints where the first superadmin signs up, which works once', async () => {
    await serve(async (backend) => {
      expect(backend.claimAddress).toMatch(/^http:\/\/localhost:\d+\/sign-up#claim=[\w-]{43}$/);
      const { exitCode, said } = await run('--claim', 'https://screens.example.org');
      expect(exitCode).toBe(0);
      expect(said).toMatch(/^https:\/\/screens\.example\.org\/sign-up#claim=[\w-]{43}\n$/);
      expect(said).not.toContain(backend.claimAddress?.split('=')[1]);
    });
    await serve((backend) => signUp(backend, 'ada@example.org'));
    expect((await run('ada@example.org')).exitCode).toBe(0);
    const late = await run('--claim', 'https://screens.example.org');
    expect(late.exitCode).toBe(1);
    expect(late.said).toContain('has a superadmin already');
    await serve((backend) => {
      expect(backend.claimAddress).toBeNull();
      return Promise.resolve();
    });
  });

  it.each([
    ['no origin'],
    ['a path', 'https://screens.example.org/home'],
    ['http', 'http://screens.example.org'],
    ['more', 'https://screens.example.org', 'x'],
  ])('[D385] says how it is called where the origin is %s', async (_, ...args) => {
    const { exitCode, said } = await run('--claim', ...args);
    expect(exitCode).toBe(2);
    expect(said).toContain('Usage: npm run superadmin');
  });
});
