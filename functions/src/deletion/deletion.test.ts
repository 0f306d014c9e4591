import type { DocumentData } from '../store/documents';
import {
  ADA,
  aShowServer,
  codeOf,
  exported,
  getShow,
  IN_YEAR,
  MILO,
  tokenOf,
} from '../testing/aShow';
import { YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';
import { call } from '../testing/uploadCsv';

const DAY_MS = 24 * 60 * 60 * 1000;
const SASHA = { uid: 'sasha', token: { email: 'sasha@example.org' } };
const GROVE = { organisationId: 'grove' };
const CSV = 'Email,Supporter Id,Gift\nrobin@example.org,5100,4711.25\nbad,1,2';

const deleteYear = (on: TestServer, confirmedName = '2026', caller = ADA) =>
  on.handlers.callables.deleteYear({ ...IN_YEAR, confirmedName }, caller);
const restoreYear = (on: TestServer) => on.handlers.callables.restoreYear(IN_YEAR, ADA);
const deleteGrove = (on: TestServer, confirmedName = 'Grove', caller = SASHA) =>
  on.handlers.callables.deleteOrganisation({ ...GROVE, confirmedName }, caller);
const restoreGrove = (on: TestServer) => on.handlers.callables.restoreOrganisation(GROVE, SASHA);

const log = async (on: TestServer): Promise<readonly DocumentData[]> =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => data);
/** Everything below a path that is still stored. */
const below = (on: TestServer, path: string): readonly string[] =>
  on.documents
    .everything()
    .map(([stored]) => stored)
    .filter((stored) => stored === path || stored.startsWith(`${path}/`));

const DELETIONS = {
  'a year': { remove: deleteYear, restore: restoreYear, path: YEAR },
  'an organisation': { remove: deleteGrove, restore: restoreGrove, path: 'organisations/grove' },
} as const;
const each = describe.each(Object.entries(DELETIONS));

each('deleting %s', (_, { remove, restore, path }) => {
  it('takes its name, typed', async () => {
    const on = aShowServer();
    await expect(remove(on, 'other')).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await on.data(path)).not.toHaveProperty('pendingDeletion');
  });

  it('says when it goes for good, and keeps all of it until then', async () => {
    const on = aShowServer();
    const before = below(on, path);
    expect(await remove(on)).toEqual({ removeAt: '2026-07-01T00:00:00.000Z' });
    on.advance(30 * DAY_MS - 1);
    await on.handlers.removeDeleted();
    expect(below(on, path)).toEqual(expect.arrayContaining([...before]));
  });

  it('a second time changes nothing of the first', async () => {
    const on = aShowServer();
    const answer = await remove(on);
    on.advance(DAY_MS);
    expect(await remove(on)).toEqual(answer);
  });

  it('stops its links at once, and restoring lets them work again', async () => {
    const on = aShowServer();
    const token = await tokenOf(on);
    expect(await codeOf(await getShow(on, token))).toBeUndefined();
    await remove(on);
    expect(await codeOf(await getShow(on, token))).toBe('unknown-link');
    await expect(exported(on)).rejects.toMatchObject({ code: 'failed-precondition' });
    await restore(on);
    expect(await codeOf(await getShow(on, token))).toBeUndefined();
  });

  it('stops counts, and restoring counts everything again', async () => {
    const on = aShowServer();
    await remove(on);
    await on.documents.commit([
      {
        kind: 'merge',
        path: `${YEAR}/screens/hello`,
        data: { supportersMatchedUpdate: true, match: 'anySearches' },
      },
    ]);
    await on.settled();
    await on.handlers.resumeAll({ exclusive: true });
    expect(await on.data(`${YEAR}/screens/hello`)).not.toHaveProperty('supportersMatched');
    const count = {
      ...IN_YEAR,
      search: { id: 'draft', name: '', match: 'all', conditions: [] },
      requestId: 1,
    };
    const aScreenAsked = {
      screen: { id: 'draft', match: 'allUsers', searchIds: [], items: [] },
      requestId: 1,
    };
    for (const ask of [
      () => on.handlers.callables.countSearch(count, ADA),
      () => on.handlers.callables.readReach(IN_YEAR, ADA),
      () => on.handlers.callables.countAudience({ ...IN_YEAR, ...aScreenAsked }, ADA),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'failed-precondition' });
    await restore(on);
    await on.settled();
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
  });

  it('lets no import begin, and has one that is at work take back what it wrote', async () => {
    const on = aShowServer();
    const waiting = await checkCsv(on, CSV);
    on.holdEvents = true;
    await confirm(on, waiting);
    await remove(on);
    on.holdEvents = false;
    await on.handlers.resumeAll({ exclusive: true });
    expect(await on.data(`${YEAR}/imports/${waiting.id}`)).toMatchObject({ state: 'cancelled' });
    await expect(importCsv(on, CSV)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('takes no further step of an import that waits, nor an undo', async () => {
    const on = aShowServer();
    const done = await importCsv(on, CSV);
    const waiting = await checkCsv(on, `${CSV}\nwren@example.org,5200,3`);
    await remove(on);
    for (const step of [
      () => confirm(on, waiting),
      () => call(on.handlers, 'undoImport', done.id),
      () => call(on.handlers, 'downloadRejectedRows', done.id),
    ])
      await expect(step()).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await on.data(`${YEAR}/imports/${waiting.id}`)).toMatchObject({ state: 'checked' });
  });

  it('claims no count that was asked for before', async () => {
    const on = aShowServer();
    on.holdEvents = true;
    await on.documents.commit([
      {
        kind: 'set',
        path: `${YEAR}/jobs/matching`,
        data: { state: 'requested', everything: true },
      },
    ]);
    await remove(on);
    on.holdEvents = false;
    await on.handlers.resumeAll({ exclusive: true });
    expect(await on.data(`${YEAR}/screens/hello`)).not.toHaveProperty('supportersMatched');
    expect(await on.data(`${YEAR}/jobs/matching`)).toMatchObject({ state: 'idle' });
  });

  it('lets nobody set up the year meanwhile', async () => {
    const on = aShowServer();
    await remove(on);
    const year = {
      ...IN_YEAR,
      name: '2026',
      firstDay: { year: 2026, month: 1, day: 1 },
      lastDay: { year: 2026, month: 12, day: 31 },
      embedPage: '',
      retainUntil: null,
      expectedRevision: 0,
    };
    await expect(on.handlers.callables.saveYear(year, ADA)).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('leaves nothing of it after 30 days, and restores nothing from then on', async () => {
    const on = aShowServer();
    await importCsv(on, CSV);
    await tokenOf(on);
    await remove(on);
    on.advance(30 * DAY_MS);
    await expect(restore(on)).rejects.toMatchObject({ code: 'failed-precondition' });
    await on.handlers.removeDeleted();
    await on.settled();
    expect(below(on, path).filter((one) => !one.includes('/activity/'))).toEqual([]);
  });

  it('goes on where an end in between left it', async () => {
    const on = aShowServer();
    await importCsv(on, CSV);
    await remove(on);
    on.advance(30 * DAY_MS);
    const { bulk } = on.documents;
    for (const allowed of [1, 2, 3]) {
      let done = 0;
      on.documents.bulk = async (...writes) => {
        done += 1;
        if (done > allowed) throw new Error('The power went');
        await bulk(...writes);
      };
      await expect(on.handlers.removeDeleted()).rejects.toThrow('The power went');
      expect(await on.documents.get(path)).not.toBeNull();
    }
    on.documents.bulk = bulk;
    await on.handlers.removeDeleted();
    expect(below(on, path).filter((one) => !one.includes('/activity/'))).toEqual([]);
  });
});

it('a year is deleted and restored by admins of its organisation, which the log keeps', async () => {
  const on = aShowServer();
  await expect(deleteYear(on, '2026', MILO)).rejects.toMatchObject({ code: 'permission-denied' });
  await deleteYear(on);
  on.advance(1);
  await restoreYear(on);
  on.advance(1);
  await deleteYear(on);
  on.advance(30 * DAY_MS);
  await on.handlers.removeDeleted();
  const ofYear = { by: 'ada@example.org', yearId: '2026', subject: '2026' };
  expect(await log(on)).toMatchObject([
    { ...ofYear, deed: 'yearRemoved' },
    { ...ofYear, deed: 'yearDeleted' },
    { ...ofYear, deed: 'yearRestored' },
    { ...ofYear, deed: 'yearDeleted' },
  ]);
});

it('an organisation is deleted by superadmins alone; its people belong to none afterwards', async () => {
  const on = aShowServer();
  await expect(deleteGrove(on, 'Grove', ADA)).rejects.toMatchObject({
    code: 'permission-denied',
  });
  await deleteGrove(on);
  expect(await log(on)).toMatchObject([{ deed: 'organisationDeleted', by: 'sasha@example.org' }]);
  on.advance(30 * DAY_MS);
  await on.handlers.removeDeleted();
  expect(below(on, 'organisations/grove')).toEqual([]);
  expect(await on.data('users/ada')).not.toHaveProperty('organisation');
  expect(await on.data('users/otto')).toMatchObject({ organisation: 'orchard' });
  expect(on.logged.join()).toContain('sasha@example.org had deleted it');
});
