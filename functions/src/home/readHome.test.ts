import type { YearHome } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import { ADA, aShowServer, exported, IN_YEAR, MILO } from '../testing/aShow';
import { YEAR } from '../testing/aYear';
import { importCsv } from '../testing/importCsv';
import { publishAll } from '../testing/publishAll';
import type { TestServer } from '../testing/testServer';

const read = async (on: TestServer, caller = MILO): Promise<YearHome> =>
  (await on.handlers.callables.readHome(IN_YEAR, caller)) as YearHome;

const UNTIL = '2026-12-31T12:00';

/** Kinds with how many, as they are told. */
const attentionOf = async (on: TestServer, caller = ADA) =>
  (await read(on, caller)).attention.map(({ kind, count, name }) => [kind, count, name]);

const put = (on: TestServer, path: string, data: DocumentData) =>
  on.documents.commit([{ kind: 'merge', path: `${YEAR}/${path}`, data }]);

const daysAgo = (on: TestServer, days: number): Date =>
  new Date(+on.services.now() - days * 24 * 60 * 60 * 1000);

describe('how far a year has come', () => {
  it('is told in numbers', async () => {
    const on = aShowServer();
    expect((await read(on)).progress).toEqual({
      ...{ searches: 1, screens: 2 },
      ...{ published: 'asSaved', sample: false, linksExportedAt: null },
    });
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/givers` }]);
    await on.settled();
    await publishAll(on, { until: UNTIL });
    await exported(on);
    expect((await read(on)).progress).toEqual({
      ...{ searches: 0, screens: 2 },
      ...{ published: 'published', sample: false },
      linksExportedAt: on.services.now().toISOString(),
    });
    await on.handlers.callables.takeDown(IN_YEAR, ADA);
    expect(await read(on)).toMatchObject({ progress: { published: 'takenDown' } });
  });

  it('says of its supporters that they are those of the sample, until they are taken away', async () => {
    const on = aShowServer();
    await put(on, 'imports/sample', { fileName: 'sample-supporters.csv', undoable: true });
    expect(await read(on)).toMatchObject({ progress: { sample: true } });
    await put(on, 'imports/sample', { undoable: false });
    expect(await read(on)).toMatchObject({ progress: { sample: false } });
  });
});

describe('the last import', () => {
  it('is told with who, when and what it did, once it is done', async () => {
    const on = aShowServer();
    expect(await read(on)).toMatchObject({ lastImport: null });
    await importCsv(on, 'Email,Gift\nnew@example.org,5\nrobin@example.org,7');
    const at = on.services.now().toISOString();
    const done = { by: 'ada@example.org', at, newSupporters: 1, changed: 1 };
    expect((await read(on)).lastImport).toMatchObject(done);
    await put(on, 'imports/later', { state: 'failed', startedAt: on.services.now() });
    expect((await read(on)).lastImport).toMatchObject(done);
  });

  it.each<[string, DocumentData, readonly unknown[]]>([
    ['fails', { state: 'failed' }, ['importFailed', 1, 'a.csv']],
    ['waits for a person', { state: 'checked' }, ['importWaits', 1, 'a.csv']],
    [
      'left rows out',
      { state: 'done', outcome: {}, counts: { rejectedNoEmail: 2, rejectedOther: 40 } },
      ['rowsRejected', 42, 'a.csv'],
    ],
    [
      'could not read values of one field',
      { state: 'done', outcome: {}, unreadable: [{ name: 'Joined', rows: 3 }] },
      ['valuesUnreadable', 3, 'Joined'],
    ],
    [
      'could not read values of several',
      { state: 'done', outcome: {}, unreadable: ['A', 'B'].map((name) => ({ name, rows: 2 })) },
      ['valuesUnreadable', 4, ''],
    ],
  ])('needs attention of admins where it %s', async (_, data, expected) => {
    const on = aShowServer();
    await put(on, 'imports/a', { ...data, fileName: 'a.csv', startedAt: daysAgo(on, 1) });
    expect(await attentionOf(on)).toEqual([expected]);
    expect(await attentionOf(on, MILO)).toEqual([]);
  });

  it('is left at rest where it left out rows a week ago, or failed before one that went well', async () => {
    const on = aShowServer();
    const counts = { rejectedOther: 4 };
    const startedAt = daysAgo(on, 8);
    await put(on, 'imports/a', { state: 'failed', startedAt: daysAgo(on, 9) });
    await put(on, 'imports/b', { state: 'done', startedAt, outcome: {}, counts });
    expect(await attentionOf(on)).toEqual([]);
  });
});

describe('what needs attention', () => {
  it('is a search or screen whose count failed, by name where it is one', async () => {
    const on = aShowServer();
    const fault = (code: string) => ({ supportersMatchedFault: { code, message: 'Because' } });
    await put(on, 'searches/givers', { ...fault('unknownField'), name: 'Givers' });
    await put(on, 'screens/hello', fault('brokeOff'));
    await put(on, 'screens/thanks', fault('aboveLimit'));
    expect(await attentionOf(on, MILO)).toEqual([
      ['screenNotCounted', 2, ''],
      ['searchFault', 1, 'Givers'],
    ]);
    expect((await read(on)).attention).toMatchObject([{ id: '' }, { id: 'givers' }]);
  });

  it('is what is saved and not published, and what waits for approval', async () => {
    const on = aShowServer();
    await publishAll(on, { until: UNTIL });
    expect(await attentionOf(on)).toEqual([]);
    await put(on, 'screens/hello', { content: { backgroundColour: '#000000', items: [] } });
    expect(await attentionOf(on, MILO)).toEqual([['drafts', 1, 'Internal name 1']]);
    await on.handlers.callables.setPublishingApproval(
      { organisationId: IN_YEAR.organisationId, needed: true },
      ADA,
    );
    await publishAll(on);
    expect(await attentionOf(on)).toEqual([
      ['approvalWaits', 1, ''],
      ['drafts', 1, 'Internal name 1'],
    ]);
  });

  it('is that screens were taken down', async () => {
    const on = aShowServer();
    await publishAll(on, { until: UNTIL });
    await on.handlers.callables.takeDown(IN_YEAR, ADA);
    expect(await attentionOf(on)).toContainEqual(['takenDown', 1, '']);
  });

  it.each([
    [15, 0],
    [14, 1],
    [-14, 1],
    [-15, 0],
  ])('is, for admins, that personal links end %i days from now: %i', async (days, told) => {
    const on = aShowServer();
    const last = daysAgo(on, -days);
    const validUntil = {
      ...{ year: last.getUTCFullYear(), month: last.getUTCMonth() + 1 },
      day: last.getUTCDate(),
    };
    await put(on, 'links/state', { newestExport: { at: daysAgo(on, 30), validUntil } });
    expect(await attentionOf(on)).toHaveLength(told);
    expect(await attentionOf(on, MILO)).toEqual([]);
    await put(on, 'links/state', { allRevokedAt: daysAgo(on, 1) });
    expect(await attentionOf(on)).toEqual([]);
  });
});

describe('what people did', () => {
  const savedBy = (by: string, on: TestServer, days: number) => ({
    ...{ setupSavedBy: by, setupSavedAt: daysAgo(on, days), setupRevision: 1 },
  });

  it('is for members who saved what, as documents tell it, and no line of the log', async () => {
    const on = aShowServer();
    await on.handlers.callables.readCareList({ organisationId: IN_YEAR.organisationId }, ADA);
    await exported(on);
    await put(on, 'screens/hello', savedBy('milo@example.org', on, 2));
    await put(on, 'screens/thanks', savedBy('ada@example.org', on, 1));
    expect((await read(on)).activity.map(({ deed, by, subject }) => [deed, by, subject])).toEqual([
      ['screenSetUp', 'ada@example.org', 'Internal name 2'],
      ['screenSetUp', 'milo@example.org', 'Internal name 1'],
    ]);
  });

  it('is for admins the newest of the log but for looks, the same in a row once', async () => {
    const on = aShowServer();
    await exported(on);
    await exported(on);
    await on.handlers.callables.readCareList({ organisationId: IN_YEAR.organisationId }, ADA);
    expect((await read(on, ADA)).activity.map(({ deed }) => deed)).toEqual(['linksExported']);
  });
});

it('results are told as on their own page: small counts hidden', async () => {
  const on = aShowServer();
  await put(on, 'results/2026-06-01~1', { opened: 120, finished: 3 });
  const fewer = { kind: 'fewerThan', count: 10 };
  expect((await read(on)).results).toEqual({
    ...{ opened: { kind: 'exact', count: 120 }, finished: fewer, shared: fewer, acted: fewer },
  });
});
