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
  it('leave one line that says how many in which time, though each was deleted', async () => {
    const on = testServer(aYear());
    await savedInRow(on, 64, 'milo@example.org');
    expect(await lines(on)).toMatchObject([
      {
        deed: 'searchesSavedInRow',
        by: 'milo@example.org',
        yearId: '2026',
        subject: '64 times in 2 minutes',
      },
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
      '21 times in 1 minute',
      '20 times in 1 minute',
    ]);
  });

  it('are screens as well, which show examples too', async () => {
    const on = testServer(aYear());
    await savedInRow(on, 30, 'milo@example.org', 'screens');
    expect(await lines(on)).toMatchObject([
      { deed: 'screensSavedInRow', subject: '30 times in 1 minute' },
    ]);
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
