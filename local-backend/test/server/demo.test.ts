import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  civilDateInUtc,
  compareDays,
  decodeScreen,
  decodeSearch,
  type ShowResults,
} from 'shared-kernel/model';
import { DEMO_PEOPLE, startLocalBackend, type LocalBackend } from '../../src';
import { DEMO_ORGANISATIONS } from '../../src/demo/organisations';
import { localClient } from './localClient';

const YEAR = 'organisations/oakhollow/years/2026';

interface SentLinks {
  readonly links: number;
  readonly newestExport: { readonly at: string };
}

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
}, 180_000);

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

  it('compresses what the database answers, but for what is small', async () => {
    const ada = await as(ADMIN);
    const [small, large] = await Promise.all([
      ada.answerTo('organisations/oakhollow'),
      ada.answerTo(`${YEAR}/screens/hello`, `${YEAR}/screens/planters`, YEAR),
    ]);
    expect(small.headers.get('content-encoding')).toBeNull();
    expect(large.headers.get('content-encoding')).toBe('gzip');
    expect(await large.json()).toHaveLength(3);
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

  it('has results of the weeks before, as the server tells real ones, and links that were sent before them', async () => {
    const ada = await as(ADMIN);
    const year = { organisationId: 'oakhollow', yearId: '2026' };
    const { result } = (await ada.call('readResults', year)) as { readonly result: ShowResults };
    const { days, total } = result;
    expect(days.length).toBeGreaterThan(20);
    expect(days.length).toBeLessThan(60);
    const today = civilDateInUtc(new Date());
    expect(days.every(({ day }) => compareDays(day, today) < 0)).toBe(true);
    expect(days.some(({ opened }) => opened.kind === 'fewerThan')).toBe(true);
    expect(total.opened).toMatchObject({ kind: 'exact' });
    expect(total.finished.kind).not.toBe('fewerThan');
    expect(total.leftAt.filter(({ count }) => count.kind !== 'fewerThan').length).toBeGreaterThan(
      2,
    );

    const links = (await ada.call('linkState', year)) as { readonly result: SentLinks };
    expect(links.result).toMatchObject({ links: 600, newestExport: { by: ADMIN } });
    const [first] = days;
    const exportedAt = new Date(links.result.newestExport.at);
    expect(first && compareDays(civilDateInUtc(exportedAt), first.day)).toBe(-1);
    expect(total.opened.count).toBeLessThan(links.result.links);

    const { result: home } = (await ada.call('readHome', year)) as {
      readonly result: { readonly results: Pick<ShowResults['total'], 'opened'> };
    };
    expect(home.results.opened).toEqual(total.opened);
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
