import type { ImportRecord } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import {
  ADA,
  aShowServer,
  codeOf,
  exported,
  getShow,
  IN_YEAR,
  MILO,
  ROBINS_FIELDS,
  tokenOf,
} from '../testing/aShow';
import { YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';
import { call } from '../testing/uploadCsv';

const ROBIN = 'robin@example.org';
const DAY_MS = 24 * 60 * 60 * 1000;

const erase = (on: TestServer, email = ROBIN, caller = ADA): Promise<unknown> =>
  on.handlers.callables.eraseSupporter({ ...IN_YEAR, email }, caller);
const held = async (on: TestServer, email = ROBIN, caller = ADA) =>
  (await on.handlers.callables.exportSupporter({ ...IN_YEAR, email }, caller)) as Readonly<
    Record<string, unknown>
  >;
const log = async (on: TestServer): Promise<readonly DocumentData[]> =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => data);
const pathsIn = async (on: TestServer, collection: string): Promise<readonly string[]> =>
  (await on.documents.list(`${YEAR}/${collection}`)).map(({ id }) => id);

/** Takes the file in; its field list takes the place of the one that the year was set up with. */
async function imported(on: TestServer): Promise<ImportRecord> {
  await on.documents.commit(
    (await on.documents.list(`${YEAR}/fieldsList`)).map(({ path }) => ({ kind: 'delete', path })),
  );
  return importCsv(on, CSV);
}

const CSV = [
  'Email,Supporter Id,First Name,Gift',
  `${ROBIN},5100,Robin-Zyx,4711.25`,
  'wren@example.org,5200,Wren,1',
  'robin at example,5101,Robin-Zyx,2',
].join('\n');

describe('erasing a supporter', () => {
  it('takes them from supporters, examples and counts, and leaves the others', async () => {
    const on = aShowServer();
    await imported(on);
    expect((await on.data(`${YEAR}/searches/givers`))['supportersMatchedEmails']).toEqual([ROBIN]);

    await erase(on);
    await on.settled();

    expect(await pathsIn(on, 'supporters')).toEqual(['wren@example.org']);
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({
      supportersMatched: 0,
      supportersMatchedEmails: [],
    });
    expect(await on.data(YEAR)).toMatchObject({ supportersData: { total: 1 } });
    const fields = JSON.stringify(await on.documents.list(`${YEAR}/fieldsList`));
    for (const value of Object.values(ROBINS_FIELDS)) expect(fields).not.toContain(value);
    expect(fields).toContain('wren@example.org');
  });

  it('keeps what a person said of a field: its type, and that it is never shared', async () => {
    const on = aShowServer();
    await imported(on);
    const request = { ...IN_YEAR, fieldName: 'Gift', type: 'string' };
    await on.handlers.callables.setFieldType(request, ADA);
    await on.handlers.callables.setNeverShare({ ...IN_YEAR, fieldName: 'Gift', never: true }, ADA);
    await erase(on);
    await on.settled();
    const fields = await on.documents.list(`${YEAR}/fieldsList`);
    expect(fields.find(({ data }) => data['name'] === 'Gift')?.data).toMatchObject({
      type: 'string',
      typeSetBy: 'ada@example.org',
      neverShareSetBy: 'ada@example.org',
      count: 1,
    });
  });

  it('takes away parts of a snapshot that nobody reads, which may still hold them', async () => {
    const on = aShowServer();
    await imported(on);
    await erase(on);
    await on.settled();
    const left = { bytes: new TextEncoder().encode(ROBIN) };
    const path = `${YEAR}/snapshot/of-one-who-died-0`;
    await on.services.documents.commit([{ kind: 'set', path, data: left }]);
    await erase(on);
    await on.settled();
    expect(await on.documents.get(path)).toBeNull();
    expect(await pathsIn(on, 'snapshot')).toHaveLength(2);
  });

  it('takes them out of documents alone where there is no snapshot', async () => {
    const on = aShowServer();
    await erase(on);
    await on.settled();
    expect(await on.data(YEAR)).toMatchObject({ supportersData: { total: 1 } });
    const everything = JSON.stringify([
      await on.documents.list(`${YEAR}/fieldsList`),
      await on.documents.list(`${YEAR}/searches`),
      await on.data(YEAR),
    ]);
    expect(everything).not.toMatch(/robin|4711/i);
  });

  it('voids their links, which say nothing of them any more', async () => {
    const on = aShowServer();
    const token = await tokenOf(on);
    expect((await getShow(on, token)).status).toBe(200);
    await erase(on);
    expect(await codeOf(await getShow(on, token))).toBe('unknown-link');
    expect(JSON.stringify(await on.documents.list(`${YEAR}/personalLinks`))).not.toContain('robin');
  });

  it('takes what imports keep of people along with it, and says that none can be undone', async () => {
    const on = aShowServer();
    const { id } = await imported(on);
    expect(await pathsIn(on, `imports/${id}/before`)).not.toEqual([]);
    expect(await pathsIn(on, `imports/${id}/rejected`)).not.toEqual([]);
    await erase(on);
    expect(await pathsIn(on, `imports/${id}/before`)).toEqual([]);
    expect(await pathsIn(on, `imports/${id}/rejected`)).toEqual([]);
    expect(await recordOf(on, id)).toMatchObject({ state: 'done', undoable: false });
    await expect(call(on.handlers, 'undoImport', id)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('waits for an import that has the file, and lets imports of others in afterwards', async () => {
    const on = aShowServer();
    const waiting = await checkCsv(on, CSV);
    await expect(erase(on)).rejects.toThrow(/waits with its file/);
    await confirm(on, waiting);
    await on.settled();
    await erase(on);
    await on.settled();
    expect(await importCsv(on, CSV)).toMatchObject({ state: 'done' });
    expect(await pathsIn(on, 'supporters')).toEqual(['wren@example.org']);
  });

  it('ends where another erasure died, and resuming lets imports in', async () => {
    const on = aShowServer();
    const dead = { state: 'working', owner: 'gone', importId: '', leaseUntil: new Date(0) };
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/jobs/import`, data: dead }]);
    await on.handlers.resumeAll({ exclusive: false });
    expect((await on.data(`${YEAR}/jobs/import`))['state']).toBe('idle');
  });

  it('is for one who is no supporter any more as well', async () => {
    const on = aShowServer();
    await exported(on);
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/supporters/${ROBIN}` }]);
    await erase(on, ' Robin@Example.org ');
    expect(JSON.stringify(await on.documents.list(`${YEAR}/personalLinks`))).not.toContain('robin');
  });

  it('is for admins, and is written down without the supporter', async () => {
    const on = aShowServer();
    await expect(erase(on, ROBIN, MILO)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(erase(on, 'robin')).rejects.toMatchObject({ code: 'invalid-argument' });
    await erase(on);
    expect(await log(on)).toMatchObject([
      { deed: 'supporterErased', by: 'ada@example.org', yearId: null, person: '' },
    ]);
    expect(JSON.stringify(await log(on))).not.toContain('robin');
  });
});

/** How long the erasure of a supporter may take within the request. */
const ANSWER_AFTER_MS = 25_000;

describe('an erasure that takes longer than an answer may', () => {
  /** The clock stands at the answer's last moment once the erasure has begun. */
  const erasedLate = async (on: TestServer) => {
    on.documents.onWrite(({ path, before }) => {
      if (before === null && path.includes('/erasures/')) on.advance(ANSWER_AFTER_MS);
    });
    return erase(on);
  };

  it('is answered, and goes on in a run of its own', async () => {
    const on = aShowServer();
    await imported(on);
    on.holdEvents = true;
    expect(await erasedLate(on)).toMatchObject({ ended: false, atWork: true });
    expect(await pathsIn(on, 'supporters')).toContain(ROBIN);
    await expect(importCsv(on, CSV)).rejects.toThrow(/being erased/);
    const [left] = await on.documents.list('organisations/grove/erasures');
    expect(left?.data).toMatchObject({ state: 'working', owner: '' });

    on.holdEvents = false;
    const other = aShowServer();
    await imported(other);
    expect(await erasedLate(other)).toMatchObject({ ended: false, atWork: true });
    await other.settled();
    expect(await pathsIn(other, 'supporters')).toEqual(['wren@example.org']);
  });

  it('is answered when the field list alone has taken that long', async () => {
    const on = aShowServer();
    await imported(on);
    on.holdEvents = true;
    let listed = false;
    on.documents.onWrite(({ path }) => {
      if (!listed && path.includes('/fieldsList/')) on.advance(ANSWER_AFTER_MS);
      listed ||= path.includes('/fieldsList/');
    });
    expect(await erase(on)).toMatchObject({ ended: false, atWork: true });
    expect(listed).toBe(true);
  });

  const takenMeanwhile = async (
    on: TestServer,
    pathOf: (erasure: string) => string,
    by: object,
  ) => {
    on.holdEvents = true;
    on.documents.onWrite(({ path, before }) => {
      if (before !== null || !path.includes('/erasures/')) return;
      const leaseUntil = new Date(on.services.now().getTime() + 60_000);
      const data = { state: 'working', owner: 'another', leaseUntil, ...by };
      void on.documents.commit([{ kind: 'merge', path: pathOf(path), data }]);
    });
    return erase(on);
  };

  it('is told from one that has to wait for an import', async () => {
    const on = aShowServer();
    await imported(on);
    const answer = await takenMeanwhile(on, () => `${YEAR}/jobs/import`, { importId: 'began' });
    expect(answer).toMatchObject({ ended: false, atWork: false });
  });

  it('is not said to have ended where another run took it over', async () => {
    const on = aShowServer();
    await imported(on);
    const answer = await takenMeanwhile(on, (erasure) => erasure, {});
    expect(answer).toMatchObject({ ended: false, atWork: true });
  });

  it('that finds no end within a whole run is left to the schedule', async () => {
    const on = aShowServer();
    await imported(on);
    on.holdEvents = true;
    await erasedLate(on);
    const [left] = await on.documents.list('organisations/grove/erasures');
    const path = left?.path ?? '';
    const before = await on.data(path);
    const isUp = { aborted: false };
    let began = false;
    on.documents.onWrite((change) => {
      if (change.path !== path || began || change.after?.['owner'] === '') return;
      began = true;
      on.advance(300_000);
      isUp.aborted = true;
    });
    await on.restarted({ timeIsUp: isUp }).resumeAll({ exclusive: true });
    expect(began).toBe(true);
    expect(await on.data(path)).toMatchObject({
      state: 'working',
      owner: '',
      handedOn: before['handedOn'],
    });

    await on.handlers.resumeAll({ exclusive: true });
    expect(await pathsIn(on, 'supporters')).toEqual(['wren@example.org']);
  });

  it('does not keep another one from being asked for, which follows by itself', async () => {
    const on = aShowServer();
    await imported(on);
    on.holdEvents = true;
    await erasedLate(on);
    const job = `${YEAR}/jobs/import`;
    const leaseUntil = new Date(on.services.now().getTime() + 60_000);
    const held = { state: 'working', importId: '', owner: 'another erasure', leaseUntil };
    await on.documents.commit([{ kind: 'merge', path: job, data: held }]);
    expect(await erase(on, 'wren@example.org')).toMatchObject({ ended: false, atWork: true });
    expect(await pathsIn(on, 'supporters')).toContain('wren@example.org');

    await on.documents.commit([{ kind: 'merge', path: job, data: { state: 'idle', owner: '' } }]);
    on.holdEvents = false;
    const [first] = await on.documents.list('organisations/grove/erasures');
    await on.documents.commit([
      { kind: 'merge', path: first?.path ?? '', data: { handedOn: 'again' } },
    ]);
    await on.settled();
    expect(await pathsIn(on, 'supporters')).toEqual([]);
  });
});

describe('exporting what is held about a supporter', () => {
  it('gives fields, matches, links without their tokens, and imports', async () => {
    const on = aShowServer();
    await imported(on);
    const token = await tokenOf(on);
    await on.handlers.callables.revokeLink({ ...IN_YEAR, supporter: ROBIN }, ADA);
    const answer = await held(on, ' Robin@example.org');
    expect(answer).toMatchObject({
      exportedAt: '2026-06-01T00:00:00.000Z',
      email: ROBIN,
      supporterIds: ['5100'],
      keptOutOfImports: false,
      years: [
        {
          id: '2026',
          name: '2026',
          supporters: [
            {
              email: ROBIN,
              supporterId: '5100',
              fields: { Gift: '4711.25' },
              searches: [{ id: 'givers', count: 1 }],
              screens: [{ id: 'hello' }, { id: 'thanks' }],
            },
          ],
          links: [{ madeAt: '2026-06-01T00:00:00.000Z', revoked: true }],
          importsOfTheYear: [
            { fileName: 'supporters.csv', finishedAt: '2026-06-01T00:00:00.000Z' },
          ],
        },
      ],
    });
    expect(JSON.stringify(answer)).not.toContain(token.split('.')[0]);
    expect(await log(on)).toContainEqual(
      expect.objectContaining({ deed: 'supporterExported', by: 'ada@example.org' }),
    );
  });

  it('says of a stranger that nothing is held, and nothing to members', async () => {
    const on = aShowServer();
    expect(await held(on, 'noone@example.org')).toMatchObject({
      years: [{ supporters: [], links: [] }],
    });
    await expect(held(on, ROBIN, MILO)).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('the last day on which supporter data is kept', () => {
  const keptUntil = (day: number): DocumentData => ({
    retainUntil: new Date(Date.UTC(2026, 5, day)),
    retainUntilSetBy: 'ada@example.org',
    retainUntilSetByUid: 'ada',
  });
  /** The last day passes, the grace begins, and a week later it is over. */
  const passGrace = async (on: TestServer): Promise<void> => {
    on.advance(DAY_MS);
    await on.handlers.removeExpiredSupporters();
    on.advance(7 * DAY_MS);
  };
  const withLastDay = async (day: number): Promise<TestServer> => {
    const on = aShowServer();
    await imported(on);
    await exported(on);
    await on.documents.commit([{ kind: 'merge', path: YEAR, data: keptUntil(day) }]);
    return on;
  };

  it('is a day on which it is still there', async () => {
    const on = await withLastDay(1);
    on.advance(DAY_MS - 1);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
    expect(await on.data(YEAR)).not.toHaveProperty('removeSupportersAt');
  });

  it('is followed by 7 days of grace in which staff are told, counted from when that begins', async () => {
    const on = await withLastDay(1);
    on.advance(100 * DAY_MS);
    await on.handlers.removeExpiredSupporters();
    const begun = Date.UTC(2026, 5, 1) + 100 * DAY_MS;
    expect(await on.data(YEAR)).toMatchObject({
      removeSupportersAt: new Date(begun + 7 * DAY_MS),
    });
    expect(await log(on)).toContainEqual(
      expect.objectContaining({ deed: 'supporterDataDue', by: 'ada@example.org', subject: '2026' }),
    );
    on.advance(7 * DAY_MS - 1);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
    expect((await log(on)).filter(({ deed }) => deed === 'supporterDataDue')).toHaveLength(1);
  });

  it('is put off by an admin during the grace, and another one gets a grace of its own', async () => {
    const on = await withLastDay(1);
    on.advance(DAY_MS);
    await on.handlers.removeExpiredSupporters();
    const year = {
      ...IN_YEAR,
      name: '2026',
      firstDay: { year: 2026, month: 1, day: 1 },
      lastDay: { year: 2026, month: 12, day: 31 },
      embedPage: '',
      retainUntil: { year: 2026, month: 6, day: 5 },
      expectedRevision: 0,
      confirmedName: '2026',
    };
    await on.handlers.callables.saveYear(year, ADA);
    expect(await on.data(YEAR)).toMatchObject({ removeSupportersAt: null });
    on.advance(7 * DAY_MS);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
    expect(await on.data(YEAR)).toMatchObject({
      removeSupportersAt: new Date(Date.UTC(2026, 5, 16)),
    });
  });

  it('takes nobody where an admin puts it off at the moment of the removal', async () => {
    const on = await withLastDay(1);
    await passGrace(on);
    const { transaction } = on.documents;
    let isPutOff = false;
    // Right after the job's claim of the year.
    on.documents.onWrite(({ path, after }) => {
      if (path !== `${YEAR}/jobs/import` || after?.['state'] !== 'working' || isPutOff) return;
      isPutOff = true;
      void transaction((writes) => {
        writes.write({ kind: 'merge', path: YEAR, data: keptUntil(30) });
        return Promise.resolve();
      });
    });
    await on.handlers.removeExpiredSupporters();
    expect(isPutOff).toBe(true);
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
  });

  it('that an older version stored in the past takes nobody without its grace', async () => {
    const on = await withLastDay(1);
    const past = { retainUntil: new Date(Date.UTC(2001, 0, 1)) };
    await on.documents.commit([
      { kind: 'merge', path: YEAR, data: past, without: ['retainUntilSetBy'] },
    ]);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
    on.advance(7 * DAY_MS);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toEqual([]);
  });

  it('takes supporters, snapshot, examples, links and what imports keep, and leaves the counts', async () => {
    const on = await withLastDay(1);
    const { supportersMatched } = await on.data(`${YEAR}/screens/hello`);
    for (const { path } of await on.documents.list(`${YEAR}/fieldsList`))
      await on.documents.commit([
        { kind: 'merge', path, data: { topValues: [{ value: 'Robin-Zyx', count: 5 }] } },
      ]);
    await passGrace(on);
    await on.handlers.removeExpiredSupporters();
    await on.settled();

    for (const collection of ['supporters', 'snapshot', 'personalLinks', 'linkKeys'])
      expect(await pathsIn(on, collection)).toEqual([]);
    expect(await on.data(`${YEAR}/screens/hello`)).toMatchObject({
      supportersMatched,
      supportersMatchedEmails: [],
    });
    expect(supportersMatched).toBe(2);
    const [year, fields] = [await on.data(YEAR), await on.documents.list(`${YEAR}/fieldsList`)];
    expect(fields.find(({ data }) => data['name'] === 'Gift')?.data).toMatchObject({ count: 2 });
    expect(JSON.stringify([year, fields])).not.toMatch(/robin|wren|4711/i);
    expect(year).toMatchObject({
      supportersData: { total: 2, removedAt: new Date(Date.UTC(2026, 5, 9)) },
      removeSupportersAt: null,
    });
    expect(await log(on)).toContainEqual(
      expect.objectContaining({
        deed: 'supporterDataRemoved',
        by: 'ada@example.org',
        uid: 'ada',
      }),
    );
  });

  it('ends imports that wait with a file, and lets none begin', async () => {
    const on = await withLastDay(1);
    const waiting = await checkCsv(on, CSV);
    await passGrace(on);
    await on.handlers.removeExpiredSupporters();
    expect(await recordOf(on, waiting.id)).toMatchObject({ state: 'expired' });
    expect(await pathsIn(on, `imports/${waiting.id}/chunks`)).toEqual([]);
    await expect(importCsv(on, CSV)).rejects.toThrow(/kept until 1 June 2026/);
  });

  it('comes once: the next night finds nothing to do', async () => {
    const on = await withLastDay(1);
    await passGrace(on);
    await on.handlers.removeExpiredSupporters();
    await on.handlers.removeExpiredSupporters();
    const removals = (await log(on)).filter(({ deed }) => deed === 'supporterDataRemoved');
    expect(removals).toHaveLength(1);
  });

  it('waits for a count that is running, which would bring examples back', async () => {
    const on = await withLastDay(1);
    await passGrace(on);
    const running = {
      state: 'working',
      owner: 'counting',
      leaseUntil: new Date(Date.UTC(2027, 0, 1)),
    };
    await on.documents.commit([{ kind: 'merge', path: `${YEAR}/jobs/matching`, data: running }]);
    await on.handlers.removeExpiredSupporters();
    expect(await pathsIn(on, 'supporters')).toHaveLength(2);
    expect(on.logged.join()).toMatch(/counted/);
  });
});
