import type { Condition, SearchCounts } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { requestMatching } from '../matching/requestMatching';
import {
  aField,
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

const GIVERS = {
  'fieldsList/f1': aField('Gift', 'number'),
  'fieldsList/f2': aField('Gift 2025', 'number'),
  'supporters/a@example.org': aSupporter({ Gift: '5' }),
  'supporters/b@example.org': aSupporter({ Gift: '50', 'Gift 2025': '7' }),
  'supporters/c@example.org': aSupporter({}),
};

const question = (search: object, requestId = 1) => ({
  organisationId: 'grove',
  yearId: '2026',
  search: { id: 'draft', name: 'Draft', ...search },
  requestId,
});

const ask = (
  server: TestServer,
  search: object,
  { requestId = 1, caller = MILO }: { requestId?: number; caller?: Caller | null } = {},
): Promise<unknown> => server.handlers.callables.countSearch(question(search, requestId), caller);

const anyOf = (...conditions: readonly Partial<Condition>[]) => ({
  ...aSearch(...conditions),
  match: 'any',
});

describe('countSearch', () => {
  it('says what a search comes to, condition by condition', async () => {
    const server = testServer(aYear(GIVERS));
    const counts = await ask(
      server,
      aSearch({ ...atLeast('Gift', 1), dataIdMatch: 'fuzzy' }, atLeast('Gift', 20)),
    );
    expect(counts).toMatchObject({
      total: 1,
      supporters: 3,
      fault: null,
      conditions: [
        { id: 'c0', count: 2, funnel: 2, fuzzyNames: ['Gift', 'Gift 2025'] },
        { id: 'c1', count: 1, funnel: 1, missingOnly: 0 },
      ],
    });
  });

  it('agrees with what the job stores when the search is saved', async () => {
    const server = testServer(aYear({ ...GIVERS, 'searches/big': aSearch(atLeast('Gift', 20)) }));
    const editedSearches = {
      all: aSearch({ ...atLeast('Gift', 40), dataEqualsOperator: '<' }),
      any: anyOf(atLeast('Gift 2025', 7), searchAtLeast('big', 1)),
      wrapped: aSearch({ ...searchAtLeast('big', 1), dataEqualsOperator: '<' }),
    };
    for (const [id, edited] of Object.entries(editedSearches)) {
      const live = (await ask(server, { ...edited, id })) as SearchCounts;
      await server.documents.commit([
        { kind: 'set', path: `${YEAR}/searches/${id}`, data: edited },
      ]);
      await requestMatching(server.services, SCOPE, { everything: true, changedIds: [] });
      await server.settled();
      const { supportersMatched } = await server.data(`${YEAR}/searches/${id}`);
      expect([id, live.total]).toEqual([id, supportersMatched]);
    }
  });

  it('takes the search as edited in the place of the stored search, and says that it makes a circle', async () => {
    const server = testServer(
      aYear({
        ...GIVERS,
        'searches/big': aSearch(atLeast('Gift', 20)),
        'searches/wrapped': aSearch(searchAtLeast('big', 1)),
      }),
    );
    expect(await ask(server, { ...aSearch(searchAtLeast('wrapped', 1)), id: 'big' })).toMatchObject(
      {
        total: 0,
        fault: { code: 'search/cycle' },
      },
    );
  });

  it('reads the supporters once, and the field list once for each of its states', async () => {
    const server = testServer(aYear(GIVERS));
    await ask(server, aSearch(atLeast('Gift', 5)));
    const pages = jest.spyOn(server.documents, 'pages');
    const lists = jest.spyOn(server.documents, 'list');
    for (const value of [1, 2, 3]) await ask(server, aSearch(atLeast('Gift', value)));
    expect(pages).not.toHaveBeenCalled();
    expect(lists.mock.calls.filter(([path]) => path.endsWith('fieldsList'))).toHaveLength(1);
  });

  it('reads a field by the type that a person gives it, once its counts are made anew', async () => {
    const server = testServer(aYear(GIVERS));
    const edited = aSearch({ ...atLeast('Gift', 6) });
    expect(await ask(server, edited)).toMatchObject({ total: 1 });
    await server.documents.commit([
      { kind: 'merge', path: `${YEAR}/fieldsList/f1`, data: { type: 'string' } },
    ]);
    await requestMatching(server.services, SCOPE, { everything: true, changedIds: [] });
    await server.settled();
    expect(await ask(server, edited)).toMatchObject({ total: 0 });
  });

  it('makes a snapshot of other supporters anew', async () => {
    const server = testServer(aYear(GIVERS));
    const edited = aSearch(atLeast('Gift', 5));
    expect(await ask(server, edited)).toMatchObject({ total: 2, supporters: 3 });
    await server.documents.commit([
      { kind: 'set', path: `${YEAR}/supporters/d@example.org`, data: aSupporter({ Gift: '9' }) },
      { kind: 'merge', path: YEAR, data: { supportersData: { total: 4, revision: 'r2' } } },
    ]);
    expect(await ask(server, edited)).toMatchObject({ total: 3, supporters: 4 });
  });

  it.each([
    ['lacks a part', {}],
    ['is no snapshot', { 'snapshot/old-0': { bytes: new Uint8Array(8) } }],
    ['is cut short', { 'snapshot/old-0': { bytes: new Uint8Array(7) } }],
  ])('makes a snapshot anew that %s', async (_, parts) => {
    const manifest = { id: 'old', revision: '', partCount: 1, sizeBytes: 8, rowCount: 9 };
    const server = testServer(aYear({ ...GIVERS, 'snapshot/manifest': manifest, ...parts }));
    const counts = await ask(server, aSearch(atLeast('Gift', 5)));
    expect(counts).toMatchObject({ total: 2, supporters: 3 });
    expect((await server.data(`${YEAR}/snapshot/manifest`))['id']).not.toBe('old');
  });

  it('lets members and superadmins ask, and nobody else', async () => {
    const server = testServer(aYear(GIVERS));
    const edited = aSearch(atLeast('Gift', 5));
    for (const uid of ['milo', 'ada', 'sasha'])
      await expect(ask(server, edited, { caller: callerOf(uid) })).resolves.toBeDefined();
    for (const uid of ['otto', 'nobody'])
      await expect(ask(server, edited, { caller: callerOf(uid) })).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(ask(server, edited, { caller: null })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it.each([
    ['no search', { search: undefined }],
    ['an id of two segments', { search: { id: 'a/b', conditions: [] } }],
    ['conditions that are none', { search: { id: 'a', conditions: [{ dataType: 7 }] } }],
    ['too many conditions', { search: { id: 'a', conditions: Array(101).fill({}) } }],
    ['no number', { requestId: 'newest' }],
  ])('refuses %s', async (_, parts) => {
    const server = testServer(aYear(GIVERS));
    const data = { ...question(aSearch()), ...parts };
    await expect(server.handlers.callables.countSearch(data, MILO)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });

  it('knows no year that is not there', async () => {
    const server = testServer({ 'users/milo': { organisation: 'grove' } });
    await expect(ask(server, aSearch())).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a newer question', () => {
  const edited = aSearch(atLeast('Gift', 5));

  it('cancels the older one of the same person about the same search', async () => {
    const server = testServer(aYear(GIVERS));
    const older = ask(server, edited, { requestId: 1 });
    await expect(ask(server, edited, { requestId: 2 })).resolves.toMatchObject({ total: 2 });
    await expect(older).resolves.toBeNull();
  });

  it('stays the newest one when an older arrives after it', async () => {
    const server = testServer(aYear(GIVERS));
    const newer = ask(server, edited, { requestId: 2 });
    await expect(ask(server, edited, { requestId: 1 })).resolves.toBeNull();
    await expect(newer).resolves.toMatchObject({ total: 2 });
  });

  it('is nothing to another person, or about another search', async () => {
    const server = testServer(aYear(GIVERS));
    const answers = await Promise.all([
      ask(server, edited, { requestId: 1 }),
      ask(server, edited, { requestId: 2, caller: callerOf('ada') }),
      ask(server, { ...edited, id: 'other' }, { requestId: 3 }),
    ]);
    expect(answers).toMatchObject([{ total: 2 }, { total: 2 }, { total: 2 }]);
  });
});
