import { WORK_STEPS, type ImportId } from 'shared-kernel/model';
import type { Services } from '../../services';
import { dropSnapshot } from '../../snapshot/storeSnapshot';
import { preparedSuppression } from '../../suppressions/suppress';
import { FAILURE_SENTENCES } from '../failureSentences';
import { aYear, SCOPE, YEAR } from '../../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../../testing/importCsv';
import { testServer, type TestServer } from '../../testing/testServer';
import { yearState } from '../../testing/yearState';

const SUPPORTERS = 4_000;
/** Writes of supporters after which a run ends, each time. */
const ENDS_AFTER = 1_500;

const csvOf = (gift: (n: number) => number, first = 0): string =>
  [
    'Email,Gift',
    ...Array.from({ length: SUPPORTERS }, (_, n) => n + first).map(
      (n) => `s${String(n)}@example.org,${String(gift(n))}`,
    ),
  ].join('\n');

/** The next file: three quarters change, the first quarter goes, and as many are new. */
const FIRST = 1_000;
const NEXT = csvOf((n) => n + 1, FIRST);
const CHANGED = SUPPORTERS - FIRST;
const WRITES = SUPPORTERS + FIRST;
const OUT = 600;

/** Of a shard, in the tests that are on their way. */
let supportersOfShard = Infinity;

async function aYearOfGifts(): Promise<TestServer> {
  const server = testServer(aYear(), { supportersOfShard });
  await importCsv(
    server,
    csvOf((n) => n),
  );
  return server;
}

/** Writes of supporters from here on, each of which takes a while. */
function writesOf(server: TestServer): { count: number } {
  const writes = { count: 0 };
  server.documents.onWrite(({ path }) => {
    if (!path.startsWith(`${YEAR}/supporters/`)) return;
    writes.count += 1;
    server.advance(10);
  });
  return writes;
}

/** Aborted after so many writes of supporters. */
function abortedAfterWrites(server: TestServer): AbortSignal {
  const controller = new AbortController();
  let written = 0;
  server.documents.onWrite(({ path }) => {
    if (path.startsWith(`${YEAR}/supporters/`)) written += 1;
    if (written >= ENDS_AFTER) controller.abort();
  });
  return controller.signal;
}

/** The import as it was confirmed, with nobody at work on it. */
async function begun(server: TestServer): Promise<ImportId> {
  const { id, check } = await checkCsv(server, NEXT);
  server.holdEvents = true;
  await confirm(server, { id, check }, 'remove');
  return id;
}

const start = (server: TestServer, run: Partial<Services> = {}): Promise<void> =>
  server.restarted(run).resumeAll({ exclusive: true });

async function withoutAnEnd(): Promise<unknown> {
  const server = await aYearOfGifts();
  await importCsv(server, NEXT, 'remove');
  return yearState(server);
}

async function countedOut(server: TestServer): Promise<unknown> {
  server.holdEvents = false;
  await start(server);
  await server.settled();
  return yearState(server);
}

describe.each([Infinity, 1_000])('an import whose runs end before it is done (%d)', (most) => {
  beforeAll(() => {
    supportersOfShard = most;
  });

  it('goes on where it was, however often it is killed, and ends as if it never had been', async () => {
    const server = await aYearOfGifts();
    const id = await begun(server);
    const writes = writesOf(server);
    let starts = 0;
    while ((await recordOf(server, id)).state !== 'done') {
      starts += 1;
      expect(starts).toBeLessThan(8);
      await start(server, { stopping: abortedAfterWrites(server) });
    }
    expect(starts).toBeGreaterThan(2);
    // What was not noted before a kill, some seconds of it, is written once more.
    expect(writes.count).toBeLessThan(WRITES + starts * 600);
    expect(await countedOut(server)).toEqual(await withoutAnEnd());
  });

  it('hands on by itself where the time of a run is up', async () => {
    const server = await aYearOfGifts();
    const id = await begun(server);
    writesOf(server);
    server.holdEvents = false;
    await start(server, { timeIsUp: abortedAfterWrites(server) });
    await server.settled();
    expect(await recordOf(server, id)).toMatchObject({ state: 'done' });
    expect(await yearState(server)).toEqual(await withoutAnEnd());
  });

  it('says so where no run comes further, and leaves the year as it was', async () => {
    const server = await aYearOfGifts();
    const before = await yearState(server);
    const id = await begun(server);
    const controller = new AbortController();
    server.documents.onWrite(({ path, after }) => {
      if (path !== `${YEAR}/imports/${id}` || after?.['step'] !== WORK_STEPS.reading) return;
      server.advance(400_000);
      controller.abort();
    });
    await start(server, { timeIsUp: controller.signal });
    expect(await recordOf(server, id)).toMatchObject({
      state: 'failed',
      failure: FAILURE_SENTENCES.tooLong,
    });
    server.holdEvents = false;
    expect(await yearState(server)).toEqual(before);
  });

  it('says nothing of the file where a run had no time', async () => {
    const server = await aYearOfGifts();
    const id = await begun(server);
    await start(server, { timeIsUp: AbortSignal.abort() });
    expect(await recordOf(server, id)).toMatchObject({ state: 'importing' });
    await start(server);
    expect(await recordOf(server, id)).toMatchObject({ state: 'done' });
  });

  it('reads no document again', async () => {
    const server = await aYearOfGifts();
    await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    const asked = jest.spyOn(server.documents, 'getAll');
    const pages = jest.spyOn(server.documents, 'pages');
    await start(server);
    expect(pages).not.toHaveBeenCalled();
    const read = asked.mock.calls.flat(2).filter((path) => path.startsWith(`${YEAR}/supporters/`));
    expect(read).toEqual([]);
  });

  it('reads of those who are left what only their documents hold, and keeps it', async () => {
    const server = await aYearOfGifts();
    const kept = `${YEAR}/supporters/s${String(SUPPORTERS - 1)}@example.org`;
    const fields = { Gift: String(SUPPORTERS - 1), 'Of another sync': 'x' };
    await server.documents.commit([{ kind: 'merge', path: kept, data: { fields } }]);
    await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    const asked = jest.spyOn(server.documents, 'getAll');
    await start(server);
    const read = asked.mock.calls.flat(2).filter((path) => path.startsWith(`${YEAR}/supporters/`));
    expect(read.length).toBeGreaterThan(0);
    expect(read.length).toBeLessThan(CHANGED - ENDS_AFTER / 2);
    expect(await server.data(kept)).toMatchObject({
      fields: { Gift: String(SUPPORTERS), 'Of another sync': 'x' },
    });
  });

  it('reads none at all where the year had no supporters', async () => {
    const server = testServer(aYear(), { supportersOfShard });
    await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    const pages = jest.spyOn(server.documents, 'pages');
    await start(server);
    expect(pages).not.toHaveBeenCalled();
    expect(await server.documents.count(`${YEAR}/supporters`)).toBe(SUPPORTERS);
  });

  it('misses nobody where the snapshot that it was compared with is gone in between', async () => {
    const server = await aYearOfGifts();
    await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    await dropSnapshot(server.services, SCOPE);
    expect(await countedOut(server)).toEqual(await withoutAnEnd());
  });

  it('misses nobody where others are kept out in between', async () => {
    const server = await aYearOfGifts();
    await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    // More than were written since the last note.
    for (let n = 0; n < OUT; n += 1) await suppress(server, `s${String(n + FIRST)}@example.org`);
    await start(server);
    const stored = await Promise.all(
      Array.from({ length: SUPPORTERS }, (_, n) =>
        server.documents.get(`${YEAR}/supporters/s${String(n + FIRST)}@example.org`),
      ),
    );
    const gifts = stored.slice(OUT).map((one) => one?.data['fields']);
    expect(gifts).toEqual(
      Array.from({ length: SUPPORTERS - OUT }, (_, n) => ({ Gift: String(n + FIRST + OUT + 1) })),
    );
  });

  it('notes nobody’s email, and its place only while it goes on', async () => {
    const server = await aYearOfGifts();
    const id = await begun(server);
    writesOf(server);
    await start(server, { stopping: abortedAfterWrites(server) });
    const path = `${YEAR}/imports/${id}`;
    const { written } = await server.data(path);
    expect(written).toMatchObject({ rows: expect.any(Number) as number, removed: 0, keptOut: '' });
    await start(server);
    expect(await server.data(path)).toMatchObject({ state: 'done', written: null });
  });

  it('writes the job, whose changes are events, far less often than its progress', async () => {
    const server = await aYearOfGifts();
    const id = await begun(server);
    writesOf(server);
    const seen = { job: 0, record: 0 };
    server.documents.onWrite(({ path }) => {
      if (path === `${YEAR}/jobs/import`) seen.job += 1;
      if (path === `${YEAR}/imports/${id}`) seen.record += 1;
    });
    await start(server);
    // 50 seconds of writing: the claim, a lease in 30 seconds, the end.
    expect(seen.record).toBeGreaterThan(9);
    expect(seen.job).toBeLessThan(6);
  });
});

async function suppress(server: TestServer, email: string): Promise<void> {
  const { services } = server;
  await services.documents.transaction(async (transaction) => {
    const person = { emails: [email], supporterIds: [] };
    (await preparedSuppression(services, transaction, SCOPE.organisationId, person, 'erasure'))();
  });
}
