import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDataFolder, PROJECT_ID, startLocalBackend, type LocalBackend } from '../../src';
import { openDocumentStore, parseWrites } from '../../src/documents';
import { localClient } from '../server/localClient';
import { flipByte } from './aFolder';
import { releaseFolder } from './releaseFolder';

const YEAR = 'organisations/oakhollow/years/2026';

let parent: string;
let directory: string;
let said: string[];
let backend: LocalBackend | null;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'release-'));
  directory = join(parent, 'data');
  said = [];
  backend = null;
  await releaseFolder(directory);
});

afterEach(async () => {
  await backend?.close();
  await rm(parent, { recursive: true, force: true });
});

const start = async (): Promise<LocalBackend> => {
  const log = (text: string): void => void said.push(text);
  backend = await startLocalBackend({ port: 0, dataDirectory: directory, demo: true, log });
  return backend;
};

async function counts(): Promise<Readonly<Record<string, number>>> {
  const folder = await openDataFolder(directory, { log: () => undefined });
  try {
    const count = async (path: string) =>
      [path, (await folder.documents.list(path, ['name'])).length] as const;
    const paths = [
      'organisations',
      'users',
      'superadmins',
      `${YEAR}/searches`,
      `${YEAR}/screens`,
      `${YEAR}/supporters`,
    ];
    return Object.fromEntries(await Promise.all(paths.map(count)));
  } finally {
    await folder.close();
  }
}

const HELD = {
  organisations: 2,
  users: 4,
  superadmins: 2,
  [`${YEAR}/searches`]: 6,
  [`${YEAR}/screens`]: 4,
  [`${YEAR}/supporters`]: 600,
};

describe('a data folder of release 0.1.0', () => {
  it('opens with everything that it holds, and says nothing', async () => {
    const { origin } = await start();
    const ada = await localClient(origin, 'ada.greenwood@example.org');
    const [search] = await ada.read(YEAR);
    expect(search).toMatchObject({ supportersData: expect.anything() as unknown });
    await backend?.close();
    backend = null;
    expect(said).toEqual([]);
    expect(await counts()).toEqual(HELD);
  });

  it('that is damaged is never taken for an empty one: nothing is seeded over it', async () => {
    const first = await openDocumentStore(directory);
    const marker = { delete: `projects/${PROJECT_ID}/databases/(default)/documents/local/demo` };
    const writes = parseWrites([marker], PROJECT_ID);
    if (writes.ok) await first.project(PROJECT_ID).commit(writes.value);
    await first.close();
    await rm(join(directory, 'CURRENT'));
    await start();
    await backend?.settled();
    await backend?.close();
    backend = null;
    expect(said).toEqual([expect.stringContaining('CURRENT is missing or damaged')]);
    expect((await readdir(directory)).filter((name) => name.startsWith('damaged-'))).toHaveLength(
      1,
    );
    const again = await openDocumentStore(directory);
    expect(await again.project(PROJECT_ID).get('local/demo')).toBeNull();
    await again.close();
    expect(await counts()).toEqual(HELD);
  });

  it('whose log is damaged says that it cannot tell how much is lost', async () => {
    const [log = ''] = (await readdir(directory)).filter((name) => name.endsWith('.log'));
    await flipByte(join(directory, log), 200_000);
    const store = await openDocumentStore(directory, { warn: (text) => void said.push(text) });
    await store.close();
    expect(said[0]).toMatch(/\.log is damaged \(at byte \d+\).*cannot be told.*npm run restore/);
  });
});
