import { IN_LONG_RUN } from 'shared-kernel/testing';
import { startJobServer, type JobServer } from '../jobs/jobServer';
import {
  countsOf,
  givers,
  matching,
  MEMBER,
  saveSearches,
  writeGivers,
  writeYear,
  YEAR,
} from './givers';

const SUPPORTERS = IN_LONG_RUN ? 2_000 : 600;

/** Through firebase-admin, gRPC, the store on disk and a worker thread. */
describe('a live count on the store', () => {
  let server: JobServer;

  beforeAll(async () => {
    server = await startJobServer();
    await writeYear(server);
    await writeGivers(server, SUPPORTERS);
  }, 30_000);
  afterAll(() => server.close());

  let requestId = 0;
  const ask = (id: string, search: object): Promise<unknown> =>
    server.handlers.callables.countSearch(
      {
        organisationId: 'grove',
        yearId: '2026',
        search: { id, ...search },
        requestId: (requestId += 1),
      },
      MEMBER,
    );

  it('makes the snapshot where there is none, once for all that ask', async () => {
    const pages = jest.spyOn(server.documents, 'pages');
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((id, index) => ask(id, givers(100 * index))),
    );
    expect(answers).toMatchObject([
      { total: SUPPORTERS, supporters: SUPPORTERS },
      { total: SUPPORTERS - 100 },
      { total: SUPPORTERS - 200 },
    ]);
    expect(pages).toHaveBeenCalledTimes(1);
    pages.mockRestore();
  });

  it('says what saving the search comes to', async () => {
    await saveSearches(server, { most: givers(500) });
    const live = await ask('wrapped', matching('most'));
    await saveSearches(server, { wrapped: matching('most') });
    await server.settled();
    expect(live).toMatchObject({ total: SUPPORTERS - 500, fault: null });
    expect((await countsOf(server))['wrapped']).toBe(SUPPORTERS - 500);
  });

  it('answers the newest of many questions, and cancels the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask('draft', givers(n))),
    );
    expect(answers.at(-1)).toMatchObject({ total: SUPPORTERS - 19 });
    expect(answers.slice(0, -1)).toEqual(Array.from({ length: 19 }, () => null));
  });

  it('goes on with the snapshot of before while supporters are written, then with the new one', async () => {
    const revised = (total: number, revision: string): Promise<void> =>
      server.documents.commit([
        { kind: 'merge', path: YEAR, data: { supportersData: { total, revision } } },
      ]);
    await revised(SUPPORTERS, 'first');
    expect(await ask('draft', givers(9_000))).toMatchObject({ total: 0, supporters: SUPPORTERS });
    await server.documents.commit([
      {
        kind: 'set',
        path: `${YEAR}/supporters/new@example.org`,
        data: { supporterId: '', fields: { Gift: '9000' } },
      },
    ]);
    expect(await ask('draft', givers(9_000))).toMatchObject({ total: 0, supporters: SUPPORTERS });
    await revised(SUPPORTERS + 1, 'next');
    expect(await ask('draft', givers(9_000))).toMatchObject({
      total: 1,
      supporters: SUPPORTERS + 1,
    });
  });
});
