import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeScreen, decodeSearch } from 'shared-kernel/model';
import { DEMO_PEOPLE, startLocalBackend, type LocalBackend } from '../../src';
import { DEMO_ORGANISATIONS } from '../../src/demo/organisations';
import { localClient } from './localClient';

const YEAR = 'organisations/oakhollow/years/2026';

let folder: string;
let backend: LocalBackend;

const start = (): Promise<LocalBackend> =>
  startLocalBackend({
    port: 0,
    dataDirectory: join(folder, 'data'),
    demo: true,
    webRoots: { shell: folder, remotes: () => [], embed: folder },
  });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'));
  backend = await start();
}, 60_000);

afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const as = (email: string) => localClient(backend.origin, email);

const ADMIN = 'ada.greenwood@example.org';
const NEWCOMER = 'noor.newland@example.org';
const SUPERADMIN = 'sasha.fields@example.com';

describe('the demo', () => {
  it('has definitions that can be read', () => {
    for (const { definitions } of DEMO_ORGANISATIONS.flatMap(({ years }) => years)) {
      for (const { id, ...search } of definitions.searches)
        expect(decodeSearch(id, search)).toMatchObject({ ok: true });
      for (const { id, ...screen } of definitions.screens)
        expect(decodeScreen(id, screen)).toMatchObject({ ok: true });
    }
  });

  it('was imported and counted by the real jobs', async () => {
    const ada = await as(ADMIN);
    const [year, search, screen] = await ada.read(
      YEAR,
      `${YEAR}/searches/planters`,
      `${YEAR}/screens/hello`,
    );
    expect(year).toMatchObject({
      supportersData: { mapValue: { fields: { total: { integerValue: '600' } } } },
    });
    expect(search).toMatchObject({
      supportersMatched: { integerValue: '93' },
      supportersMatchedUpdate: { booleanValue: false },
    });
    expect(screen).toMatchObject({ supportersMatched: { integerValue: '600' } });
  });

  it('has a story whose hosted page is claimed as staff claim one', async () => {
    const ada = await as(ADMIN);
    const [year] = await ada.read(YEAR);
    expect(year).toMatchObject({
      storyRevision: { integerValue: '1' },
      story: { mapValue: { fields: { language: { stringValue: 'en' } } } },
    });
    await expect(ada.read('hostedPages/oakhollow-2026')).rejects.toThrow('403');
  });

  it('shows supporters to the people of their organisation only', async () => {
    const supporter = `${YEAR}/supporters/robin.ashdown@example.org`;
    const [ada, noor, sasha] = await Promise.all([ADMIN, NEWCOMER, SUPERADMIN].map(as));
    expect(await ada?.read(supporter)).toMatchObject([
      { supporterId: { stringValue: '51000017' } },
    ]);
    await expect(noor?.read(supporter)).rejects.toThrow('403');
    await expect(ada?.read('organisations/lantern-street')).rejects.toThrow('403');
    expect(await sasha?.read('organisations/lantern-street')).toMatchObject([
      { name: { stringValue: 'Lantern Street Kitchens' } },
    ]);
  });

  it('knows its people by their own ids', async () => {
    for (const { uid, email } of DEMO_PEOPLE) expect((await as(email)).uid).toBe(uid);
  });

  it('is there after a restart, and not written again', async () => {
    const before = await (await as(ADMIN)).read(`${YEAR}/screens/hello`);
    await backend.close();
    backend = await start();
    await backend.settled();
    expect(await (await as(ADMIN)).read(`${YEAR}/screens/hello`)).toEqual(before);
  }, 30_000);
});
