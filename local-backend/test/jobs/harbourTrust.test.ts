import { readFile } from 'node:fs/promises';
import { wholeImport } from 'functions/handlers';
import { describeInLongRun } from 'shared-kernel/testing';
import { startJobServer, type JobServer } from './jobServer';

const YEAR = 'organisations/harbour/years/2026';
const SUPERADMIN = { uid: 'root', token: { email: 'root@example.org' } };

interface Fixture {
  readonly year: { readonly dateFrom: string; readonly dateTo: string };
  readonly searches: readonly Readonly<Record<string, unknown>>[];
  readonly screens: readonly Readonly<Record<string, unknown>>[];
}

interface Expected {
  readonly import: Readonly<Record<string, number>>;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly count: number;
    readonly largest: { readonly value: string; readonly supporterEmail: string } | null;
    readonly smallest: { readonly value: string; readonly supporterEmail: string } | null;
    readonly spread: Readonly<Record<string, number>>;
  }[];
  readonly searches: readonly Counts[];
  readonly screens: readonly Counts[];
  readonly screensCombined: Readonly<Record<string, number>>;
}

interface Counts {
  readonly id: string;
  readonly supportersMatched: number;
  readonly supportersMatchedSpread?: Readonly<Record<string, number>> | null;
}

const fixture = (kind: string): URL =>
  new URL(`../../../evaluation/test/fixtures/harbour-trust-2026.${kind}`, import.meta.url);
const json = async <T>(kind: string): Promise<T> =>
  JSON.parse(await readFile(fixture(kind), 'utf8')) as T;

/** 5,000 supporters through the real import and matching, against an independent implementation's answers. */
describeInLongRun('the jobs on the store', () => {
  let server: JobServer;
  let expected: Expected;
  let definitions: Fixture;

  beforeAll(async () => {
    server = await startJobServer();
    expected = await json<Expected>('expected.json');
    definitions = await json<Fixture>('definitions.json');
    const { dateFrom, dateTo } = definitions.year;
    await server.documents.commit([
      { kind: 'set', path: 'superadmins/root', data: {} },
      {
        kind: 'set',
        path: YEAR,
        data: { name: '2026', dateFrom: new Date(dateFrom), dateTo: new Date(dateTo) },
      },
      ...(['searches', 'screens'] as const).flatMap((collection) =>
        definitions[collection].map(({ id, ...data }) => ({
          kind: 'set' as const,
          path: `${YEAR}/${collection}/${String(id)}`,
          data,
        })),
      ),
    ]);
    await wholeImport({
      ...server,
      caller: SUPERADMIN,
      organisationId: 'harbour',
      yearId: '2026',
      fileName: 'harbour-trust-2026.csv',
      bytes: await readFile(fixture('csv')),
    });
    await server.settled();
  }, 60_000);

  afterAll(() => server.close());

  const stored = async (collection: string) =>
    new Map(
      (await server.documents.list(`${YEAR}/${collection}`)).map(({ id, data }) => [id, data]),
    );

  it('import what the file holds, and say what they left out', async () => {
    const [record] = await server.documents.list(`${YEAR}/imports`);
    expect(record?.data).toMatchObject({ state: 'done', counts: expected.import });
    expect(await server.documents.count(`${YEAR}/supporters`)).toBe(expected.import['supporters']);
  });

  it('profile every field', async () => {
    const entries = new Map(
      [...(await stored('fieldsList')).values()].map((data) => [data['name'], data]),
    );
    expect(entries.size).toBe(expected.fields.length);
    for (const { name, type, count, largest, smallest, spread } of expected.fields) {
      const example = (one: typeof largest) =>
        one && { value: one.value, supporterEmail: one.supporterEmail };
      expect(entries.get(name)).toMatchObject({
        type,
        count,
        exampleValues: { largest: example(largest), smallest: example(smallest) },
      });
      if (Object.keys(spread).length <= 1_000) expect(entries.get(name)).toMatchObject({ spread });
    }
  });

  it('count every search and screen', async () => {
    for (const collection of ['searches', 'screens'] as const) {
      const documents = await stored(collection);
      for (const { id, ...counts } of expected[collection])
        expect([id, documents.get(id)]).toMatchObject([
          id,
          { ...counts, supportersMatchedUpdate: false },
        ]);
    }
  });

  it('say how many supporters match how many screens', async () => {
    const year = await server.documents.get(YEAR);
    const combined = Object.fromEntries(
      Object.entries(expected.screensCombined)
        .filter(([screens, total]) => screens !== '0' && total > 0)
        .map(([screens, total]) => [screens, expect.objectContaining({ total }) as unknown]),
    );
    expect(year?.data['screensCombinedSupportersMatched']).toEqual(combined);
  });
});
