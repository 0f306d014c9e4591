import { requestMatching } from '../matching/requestMatching';
import { aField, aSearch, aSupporter, atLeast, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const JOB = `${YEAR}/jobs/matching`;
const EVERYTHING = { everything: true, changedIds: [] };

const GIVERS = {
  'fieldsList/f1': aField('Gift', 'number'),
  'supporters/a@example.org': aSupporter({ Gift: '5' }),
  'supporters/b@example.org': aSupporter({ Gift: '50' }),
  'supporters/c@example.org': aSupporter({}),
};

/** Writes as a client does, on top of what is stored. */
const save = (server: TestServer, path: string, data: Record<string, unknown>): Promise<void> =>
  server.documents.commit([{ kind: 'merge', path: `${YEAR}/${path}`, data }]);

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

  it('writes nothing once another run has taken it over', async () => {
    const server = testServer(aYear(GIVERS));
    server.documents.onWrite(({ path, after }) => {
      if (path !== JOB || after?.['total'] !== 3 || after['owner'] === 'thief') return;
      server.holdEvents = true;
      void server.documents.commit([{ kind: 'merge', path: JOB, data: { owner: 'thief' } }]);
    });
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await server.settled();

    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({
      supportersMatched: -1,
      supportersMatchedUpdate: true,
    });
    expect(await server.data(JOB)).toMatchObject({ owner: 'thief', state: 'working' });
  });

  it('releases the job when it fails, so that the next request counts', async () => {
    const server = testServer(aYear(GIVERS));
    jest.spyOn(server.documents, 'count').mockRejectedValueOnce(new Error('down'));
    server.holdEvents = true;
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 5)));
    await requestMatching(server.services, SCOPE, EVERYTHING);
    await expect(server.handlers.resumeAll({ exclusive: true })).rejects.toThrow('down');

    server.holdEvents = false;
    await save(server, 'searches/givers', aSearch(atLeast('Gift', 50)));
    await server.settled();
    expect(await server.data(`${YEAR}/searches/givers`)).toMatchObject({ supportersMatched: 1 });
  });
});
