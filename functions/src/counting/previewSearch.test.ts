import type { SearchImpact } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { requestMatching } from '../matching/requestMatching';
import {
  aField,
  aScreen,
  aSearch,
  aSupporter,
  atLeast,
  aYear,
  SCOPE,
  searchAtLeast,
  YEAR,
} from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const callerOf = (uid: string): Caller => ({ uid, token: {} });
const MILO = callerOf('milo');

const GIVERS = aYear({
  'fieldsList/f1': aField('Gift', 'number'),
  'searches/givers': aSearch(atLeast('Gift', 5)),
  'searches/friends': aSearch(searchAtLeast('givers', 1)),
  'screens/thanks': aScreen('friends'),
  ...Object.fromEntries(
    [1, 5, 10, 20, 40].map((gift) => [
      `supporters/gave-${String(gift)}@example.org`,
      aSupporter({ Gift: String(gift) }),
    ]),
  ),
});

const question = (search: object, requestId = 1) => ({
  ...{ organisationId: 'grove', yearId: '2026', requestId },
  search: { id: 'givers', name: 'Givers', ...search },
});
const ask = async (
  server: TestServer,
  search: object = aSearch(atLeast('Gift', 10)),
  { requestId = 1, caller = MILO }: { requestId?: number; caller?: Caller | null } = {},
) =>
  (await server.handlers.callables.previewSearch(
    question(search, requestId),
    caller,
  )) as SearchImpact | null;

describe('previewSearch', () => {
  it('says whom a save adds and removes, and what becomes of what refers to the search', async () => {
    const lost = { before: 4, after: 3, gained: 0, lost: 1 };
    expect(await ask(testServer(GIVERS))).toEqual({
      supporters: 5,
      search: lost,
      matched: {
        supporterEmails: expect.arrayContaining([
          'gave-10@example.org',
          'gave-20@example.org',
          'gave-40@example.org',
        ]) as unknown,
      },
      gained: { supporterEmails: [] },
      lost: { supporterEmails: ['gave-5@example.org'] },
      searches: [{ ...lost, searchId: 'friends' }],
      screens: [{ ...lost, screenId: 'thanks' }],
    });
  });

  it('agrees with what the job stores once the search is saved', async () => {
    const server = testServer(GIVERS);
    const edited = aSearch(atLeast('Gift', 1));
    const impact = await ask(server, edited);
    await server.documents.commit([{ kind: 'set', path: `${YEAR}/searches/givers`, data: edited }]);
    await requestMatching(server.services, SCOPE, { everything: true, changedIds: [] });
    await server.settled();
    const stored = await server.data(`${YEAR}/searches/givers`);
    expect(impact?.search.after).toBe(stored['supportersMatched']);
    expect(impact?.matched.supporterEmails).toEqual(stored['supportersMatchedEmails']);
    const thanks = await server.data(`${YEAR}/screens/thanks`);
    expect(impact?.screens[0]?.after).toBe(thanks['supportersMatched']);
  });

  it('compares one that is not saved yet with nobody', async () => {
    const impact = await ask(testServer(GIVERS), { ...aSearch(atLeast('Gift', 40)), id: 'new' });
    expect(impact).toMatchObject({
      search: { before: 0, after: 1, gained: 1, lost: 0 },
      gained: { supporterEmails: ['gave-40@example.org'] },
      searches: [],
      screens: [],
    });
  });

  it('answers null to a question that a newer one took the place of', async () => {
    const server = testServer(GIVERS);
    const [older, newer] = await Promise.all([
      ask(server, undefined, { requestId: 1 }),
      ask(server, undefined, { requestId: 2 }),
    ]);
    expect(older).toBeNull();
    expect(newer).not.toBeNull();
  });

  it('refuses a search that looks at too much', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 2_600 }, (_, n) => [
        `fieldsList/g${String(n)}`,
        aField(`Gift ${String(n)}`, 'number'),
      ]),
    );
    const fuzzy = { ...atLeast('Gift', 1), dataIdMatch: 'fuzzy' as const };
    const heavy = aSearch(...Array.from({ length: 100 }, () => fuzzy));
    await expect(ask(testServer(aYear(fields)), heavy)).rejects.toMatchObject({
      code: 'resource-exhausted',
    });
  });

  it('lets members and superadmins ask, and nobody else', async () => {
    const server = testServer(GIVERS);
    for (const uid of ['milo', 'ada', 'sasha'])
      await expect(ask(server, undefined, { caller: callerOf(uid) })).resolves.toBeDefined();
    for (const uid of ['otto', 'nobody'])
      await expect(ask(server, undefined, { caller: callerOf(uid) })).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(ask(server, undefined, { caller: null })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});

describe('compareSearches', () => {
  const compare = (server: TestServer, searchIds: readonly string[], caller = MILO) =>
    server.handlers.callables.compareSearches(
      { organisationId: 'grove', yearId: '2026', searchIds },
      caller,
    );

  it('says how many match both saved searches and how many one alone', async () => {
    const server = testServer({
      ...GIVERS,
      [`${YEAR}/searches/small`]: aSearch({ ...atLeast('Gift', 20), dataEqualsOperator: '<' }),
    });
    expect(await compare(server, ['givers', 'small'])).toEqual({
      ...{ supporters: 5, both: 2, onlyFirst: 2, onlySecond: 1 },
    });
    expect(await compare(server, ['givers', 'gone'])).toMatchObject({ both: 0, onlyFirst: 4 });
  });

  it('takes two ids of documents, from members', async () => {
    const server = testServer(GIVERS);
    for (const ids of [[], ['givers'], ['givers', 'a/b']])
      await expect(compare(server, ids)).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(compare(server, ['givers', 'friends'], callerOf('otto'))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
