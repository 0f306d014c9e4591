import { aField, aSearch, aSupporter, atLeast, aYear, SCOPE, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { requestMatching } from './requestMatching';

const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
const SEARCH = { ...aSearch(atLeast('Gift', 5)), id: 'givers' };

/** A year whose supporters nobody imported here: it bears no revision of them. */
const aForeignYear = (): TestServer =>
  testServer(aYear({ 'fieldsList/f1': aField('Gift', 'number'), 'searches/givers': SEARCH }));

const sync = (server: TestServer, gifts: Readonly<Record<string, number>>): Promise<void> =>
  server.documents.commit(
    Object.entries(gifts).map(([name, gift]) => ({
      kind: 'set' as const,
      path: `${YEAR}/supporters/${name}@example.org`,
      data: aSupporter({ Gift: String(gift) }),
    })),
  );

/** What the search comes to once somebody presses "Recalculate". */
async function recalculated(server: TestServer): Promise<unknown> {
  await requestMatching(server.services, SCOPE, { everything: true, changedIds: [] });
  await server.settled();
  return (await server.data(`${YEAR}/searches/givers`))['supportersMatched'];
}

const live = (server: TestServer, requestId: number): Promise<unknown> =>
  server.handlers.callables.countSearch(
    { organisationId: SCOPE.organisationId, yearId: SCOPE.yearId, search: SEARCH, requestId },
    ADA,
  );

describe('supporters that another sync writes', () => {
  it('are counted where there were none before', async () => {
    const server = aForeignYear();
    expect(await recalculated(server)).toBe(0);
    await sync(server, { ann: 5, bob: 50 });
    expect(await recalculated(server)).toBe(2);
    expect(await live(server, 1)).toMatchObject({ total: 2, supporters: 2 });
  });

  it('are counted as they are now, a minute after the last count at the latest', async () => {
    const server = aForeignYear();
    await sync(server, { ann: 5, bob: 50 });
    expect(await recalculated(server)).toBe(2);
    await sync(server, { ann: 1 });
    server.advance(61_000);
    expect(await recalculated(server)).toBe(1);
  });

  it('are seen by live counts after ten minutes at the latest', async () => {
    const server = aForeignYear();
    await sync(server, { ann: 5, bob: 50 });
    expect(await live(server, 1)).toMatchObject({ total: 2 });
    await sync(server, { ann: 1 });
    server.advance(601_000);
    expect(await live(server, 2)).toMatchObject({ total: 1 });
  });

  it('cost one reading for all that is counted within a minute', async () => {
    const server = aForeignYear();
    await sync(server, { ann: 5, bob: 50 });
    const pages = jest.spyOn(server.documents, 'pages');
    await recalculated(server);
    await recalculated(server);
    expect(pages).toHaveBeenCalledTimes(1);
  });
});
