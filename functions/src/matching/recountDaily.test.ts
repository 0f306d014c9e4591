import {
  aField,
  aScreen,
  aSearch,
  atLeast,
  aSupporter,
  aYear,
  searchAtLeast,
  YEAR,
} from '../testing/aYear';
import { askForAll } from '../testing/aYearOfGivers';
import { testServer, type TestServer } from '../testing/testServer';

const HOUR_MS = 60 * 60 * 1000;

const recently = { ...atLeast('Joined', 1), dataEqualsOperator: 'inLastDays' } as const;

/** Counted on the first of June, when two of three supporters have joined within the last day. */
async function aCountedYear(): Promise<TestServer> {
  const supporter = (Joined: string, Gift: string) => aSupporter({ Joined, Gift });
  const grouped = {
    ...aSearch(),
    conditions: [
      { dataType: 'group', id: 'g', match: 'any', conditions: [{ id: 'c', ...recently }] },
    ],
  };
  const server = testServer(
    aYear({
      'fieldsList/f1': aField('Joined', 'date'),
      'fieldsList/f2': aField('Gift', 'number'),
      'supporters/ada@example.org': supporter('31/5/2026', '5'),
      'supporters/ben@example.org': supporter('1/6/2026', '9'),
      'supporters/cem@example.org': supporter('1/5/2026', '1'),
      'searches/new': grouped,
      'searches/wrapped': aSearch(searchAtLeast('new', 1)),
      'searches/givers': aSearch(atLeast('Gift', 5)),
      'screens/welcome': aScreen('wrapped'),
    }),
  );
  await askForAll(server);
  await server.settled();
  return server;
}

const countOf = async (server: TestServer, path: string) => {
  const { supportersMatched, supportersMatchedAt } = await server.data(`${YEAR}/${path}`);
  return [supportersMatched, supportersMatchedAt];
};

describe('counts that ask about today', () => {
  it('are counted again on a new day, with what refers to them, and no others', async () => {
    const server = await aCountedYear();
    const first = server.services.now();
    expect(await countOf(server, 'searches/new')).toEqual([2, first]);

    server.advance(24 * HOUR_MS);
    await server.handlers.recountDaily();
    await server.settled();
    const now = server.services.now();
    for (const path of ['searches/new', 'searches/wrapped', 'screens/welcome'])
      expect(await countOf(server, path)).toEqual([1, now]);
    expect(await countOf(server, 'searches/givers')).toEqual([2, first]);
  });

  it('stay as they are for the rest of their day', async () => {
    const server = await aCountedYear();
    const first = server.services.now();
    server.advance(24 * HOUR_MS - 1);
    await server.handlers.recountDaily();
    await server.settled();
    expect(await countOf(server, 'searches/new')).toEqual([2, first]);
  });

  it('wait for somebody where counting them was given up', async () => {
    const server = await aCountedYear();
    const first = server.services.now();
    const given = { supportersMatchedFault: { code: 'brokeOff', fingerprint: '' } };
    await server.documents.commit([{ kind: 'merge', path: `${YEAR}/searches/new`, data: given }]);
    server.advance(24 * HOUR_MS);
    await server.handlers.recountDaily();
    await server.settled();
    expect(await countOf(server, 'searches/new')).toEqual([2, first]);
  });

  it('are left alone where their search cannot be read, which keeps no other from its count', async () => {
    const server = await aCountedYear();
    const broken = { conditions: 'none', supportersMatchedAt: server.services.now() };
    await server.documents.commit([{ kind: 'set', path: `${YEAR}/searches/broken`, data: broken }]);
    server.advance(24 * HOUR_MS);
    await server.handlers.recountDaily();
    await server.settled();
    expect((await countOf(server, 'searches/new'))[0]).toBe(1);
  });
});
