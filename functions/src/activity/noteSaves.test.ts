import { aYear, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const SECOND_MS = 1000;

/** Saves a search of this id, and deletes it again, as a client does it. */
async function saved(on: TestServer, id: string, savedBy: string, kind = 'searches') {
  const stamp =
    kind === 'searches' ? { revision: 1, savedBy } : { setupRevision: 1, setupSavedBy: savedBy };
  const data = { name: id, match: 'all', conditions: [], searchIds: [], order: 1, ...stamp };
  await on.documents.commit([{ kind: 'set', path: `${YEAR}/${kind}/${id}`, data }]);
  await on.settled();
  await on.documents.commit([{ kind: 'delete', path: `${YEAR}/${kind}/${id}` }]);
  await on.settled();
  on.advance(2 * SECOND_MS);
}

async function savedInRow(on: TestServer, times: number, savedBy: string, kind?: string) {
  for (let n = 0; n < times; n += 1) await saved(on, `s${String(n)}`, savedBy, kind);
}

const lines = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity'))
    .map(({ data }) => data)
    .filter(({ deed }) => String(deed).endsWith('SavedInRow'));

describe('searches that are saved in a row', () => {
  it('leave lines that say how many in which time, though each was deleted', async () => {
    const on = testServer(aYear());
    await savedInRow(on, 64, 'milo@example.org');
    const line = { deed: 'searchesSavedInRow', by: 'milo@example.org', yearId: '2026' };
    expect(await lines(on)).toMatchObject([
      { ...line, subject: '40 times in 1 minute' },
      { ...line, subject: '20 times in 1 minute' },
    ]);
  });

  it('are each person’s own', async () => {
    const on = testServer(aYear());
    for (let n = 0; n < 19; n += 1) {
      await saved(on, `a${String(n)}`, 'ada@example.org');
      await saved(on, `m${String(n)}`, 'milo@example.org');
    }
    expect(await lines(on)).toEqual([]);
    await saved(on, 'one more', 'milo@example.org');
    expect(await lines(on)).toMatchObject([{ by: 'milo@example.org' }]);
  });

  it('end with a pause: a day’s work by hand leaves no line, and a second row has its own', async () => {
    const on = testServer(aYear());
    for (let n = 0; n < 40; n += 1) {
      await saved(on, `s${String(n)}`, 'ada@example.org');
      on.advance(6 * 60 * SECOND_MS);
    }
    expect(await lines(on)).toEqual([]);
    await savedInRow(on, 20, 'ada@example.org');
    on.advance(6 * 60 * SECOND_MS);
    await savedInRow(on, 21, 'ada@example.org');
    expect((await lines(on)).map(({ subject }) => subject)).toEqual([
      '20 times in 1 minute',
      '20 times in 1 minute',
    ]);
  });

  it('are screens as well, which show examples too', async () => {
    const on = testServer(aYear());
    await savedInRow(on, 30, 'milo@example.org', 'screens');
    expect(await lines(on)).toMatchObject([
      { deed: 'screensSavedInRow', subject: '20 times in 1 minute' },
    ]);
  });

  it('count once, however often they are told', async () => {
    const on = testServer(aYear());
    for (let n = 0; n < 15; n += 1) {
      const id = `s${String(n)}`;
      const after = { name: id, revision: 1, savedBy: 'milo@example.org' };
      const told = { before: null, after, eventId: id, at: new Date(n), author: 'milo' };
      for (const _ of ['once', 'again'])
        await on.handlers.documentChanged({ path: `${YEAR}/searches/${id}`, ...told });
    }
    expect(await lines(on)).toEqual([]);
  });

  it('are counted apart from screens that the same person saves', async () => {
    const on = testServer(aYear());
    for (let n = 0; n < 19; n += 1) {
      await saved(on, `s${String(n)}`, 'ada@example.org');
      await saved(on, `s${String(n)}`, 'ada@example.org', 'screens');
    }
    expect(await lines(on)).toEqual([]);
  });

  it('are not what the server counts', async () => {
    const on = testServer(aYear());
    await saved(on, 'one', 'ada@example.org');
    for (let n = 0; n < 30; n += 1) {
      const path = `${YEAR}/searches/counted`;
      const data = { name: 'x', revision: 1, savedBy: 'ada@example.org', supportersMatched: n };
      await on.documents.commit([{ kind: 'set', path, data }]);
    }
    await on.settled();
    expect(await lines(on)).toEqual([]);
  });
});

describe('a search, set-up or design that somebody saves', () => {
  const search = (revision: number, name = 'Donors') => ({
    ...{ name, match: 'all', conditions: [], revision, savedBy: 'milo@example.org' },
  });
  const save = async (on: TestServer, path: string, data: Record<string, unknown>) => {
    await on.documents.commit([{ kind: 'set', path: `${YEAR}/${path}`, data }]);
    await on.settled();
    on.advance(SECOND_MS);
  };
  const all = async (on: TestServer) =>
    (await on.documents.list('organisations/grove/activity'))
      .map(({ data }) => data)
      .toReversed()
      .map(({ deed, by, uid, subject }) => [deed, by, uid, subject]);

  it('leaves a line with who and which', async () => {
    const on = testServer(aYear());
    on.author = 'milo';
    await save(on, 'searches/one', search(1));
    const setup = { name: 'Hello', setupRevision: 1, setupSavedBy: 'ada@example.org' };
    await save(on, 'screens/hello', setup);
    const content = { ...setup, contentRevision: 1, contentSavedBy: 'milo@example.org' };
    await save(on, 'screens/hello', content);
    expect(await all(on)).toEqual([
      ['searchSaved', 'milo@example.org', 'milo', 'Donors'],
      ['screenSetUp', 'ada@example.org', 'milo', 'Hello'],
      ['screenDesigned', 'milo@example.org', 'milo', 'Hello'],
    ]);
  });

  it('is one line for all saves of the same person within an hour, and another one after it', async () => {
    const on = testServer(aYear());
    for (let revision = 1; revision <= 5; revision += 1)
      await save(on, 'searches/one', search(revision));
    await save(on, 'searches/other', search(1, 'Other'));
    await save(on, 'searches/one', { ...search(6), savedBy: 'ada@example.org' });
    on.advance(60 * 60 * SECOND_MS);
    await save(on, 'searches/one', search(7));
    expect((await all(on)).map(([, by, , subject]) => [by, subject])).toEqual([
      ['milo@example.org', 'Donors'],
      ['milo@example.org', 'Other'],
      ['ada@example.org', 'Donors'],
      ['milo@example.org', 'Donors'],
    ]);
  });

  it('is told again under another name: what is new is saved as “Untitled” first', async () => {
    const on = testServer(aYear());
    await save(on, 'searches/one', search(1, ''));
    await save(on, 'searches/one', search(2, 'For robin@example.org'));
    await save(on, 'searches/one', search(3, 'For robin@example.org'));
    expect((await all(on)).map(([, , , subject]) => subject)).toEqual([
      '',
      'For robin@example.org',
    ]);
    const beside = await on.documents.list('organisations/grove/savesInRow');
    expect(JSON.stringify(beside)).not.toMatch(/robin|milo/);
  });

  it('names nobody who has deleted their account meanwhile, nor who was erased', async () => {
    const on = testServer({
      ...aYear(),
      'departures/milo': { state: 'done', startedAt: new Date(0) },
    });
    on.author = 'milo';
    await save(on, 'searches/one', search(1));
    expect(await all(on)).toEqual([['searchSaved', 'a former member', '', 'Donors']]);
  });

  it('leaves none where it comes back from the bin, which has a line of its own', async () => {
    const on = testServer(aYear());
    await save(on, 'searches/one', search(4));
    expect(await all(on)).toEqual([]);
  });
});
