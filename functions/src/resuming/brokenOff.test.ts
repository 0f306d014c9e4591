import { aSearch, atLeast, aYear, YEAR } from '../testing/aYear';
import { askForAll, GIVERS, MATCHING_JOB, save } from '../testing/aYearOfGivers';
import { testServer } from '../testing/testServer';

describe('a matching job that breaks off', () => {
  it('is claimed after its lease, not before (D19)', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/givers': { ...aSearch(atLeast('Gift', 5)), supportersMatched: -1 },
        'jobs/matching': {
          state: 'working',
          owner: 'dead',
          leaseUntil: new Date(Date.UTC(2026, 5, 1, 0, 2)),
          changedIds: [],
        },
      }),
    );
    server.advance(119_000);
    await server.handlers.resumeAll({ exclusive: false });
    await server.settled();
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: -1 });

    server.advance(2_000);
    await server.handlers.resumeAll({ exclusive: false });
    await server.settled();
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 2 });
  });

  it('has counts claimed whose event was lost', async () => {
    const server = testServer(aYear({ ...GIVERS, 'searches/givers': aSearch(atLeast('Gift', 5)) }));
    await server.handlers.resumeAll({ exclusive: true });
    await server.settled();

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 2 });
  });

  it('hands on to the next run where its time is up', async () => {
    const server = testServer(aYear({ ...GIVERS, 'searches/givers': aSearch(atLeast('Gift', 5)) }));
    server.holdEvents = true;
    await server.restarted({ timeIsUp: AbortSignal.abort() }).resumeAll({ exclusive: true });
    // A change to this state is what starts a run.
    expect(await server.data(MATCHING_JOB)).toMatchObject({ state: 'requested', owner: '' });

    await server.handlers.resumeAll({ exclusive: false });
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 2 });
  });

  it('writes nothing once another run has taken it over', async () => {
    const server = testServer(aYear(GIVERS));
    server.documents.onWrite(({ path, after }) => {
      if (path !== MATCHING_JOB || after?.['total'] !== 3 || after['owner'] === 'thief') return;
      server.holdEvents = true;
      void server.documents.commit([
        { kind: 'merge', path: MATCHING_JOB, data: { owner: 'thief' } },
      ]);
    });
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({
      supportersMatched: -1,
      supportersMatchedUpdate: true,
    });
    expect(await server.data(MATCHING_JOB)).toMatchObject({ owner: 'thief', state: 'working' });
  });

  it('releases the job when it fails, so that the next request counts', async () => {
    const server = testServer(aYear(GIVERS));
    jest.spyOn(server.documents, 'count').mockRejectedValueOnce(new Error('down'));
    server.holdEvents = true;
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await askForAll(server);
    await expect(server.handlers.resumeAll({ exclusive: true })).rejects.toThrow('down');

    server.holdEvents = false;
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 50)));
    await server.settled();
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
  });
});
