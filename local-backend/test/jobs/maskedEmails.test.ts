import { itInLongRun } from 'shared-kernel/testing';
import { yearScope } from 'functions/handlers';
import { startJobServer, type JobServer } from './jobServer';

const SCOPE = yearScope('grove', '2026');
const YEAR = 'organisations/grove/years/2026';
const ADA = { uid: 'ada', token: { email: 'ada@example.org' } };
const ADDRESS = /only-\d+@seeded\.example/;
const KINDS = ['searches', 'screens'] as const;

const atLeast = (gift: number) => ({
  match: 'all',
  conditions: [
    {
      ...{ id: 'c', dataType: 'field', fieldType: 'data', dataIdMatch: 'exact' },
      ...{ dataId: 'Gift', dataEqualsOperator: '>=', dataValue: String(gift) },
    },
  ],
});

const setUp = ({ documents }: JobServer): Promise<void> =>
  documents.commit([
    { kind: 'set', path: 'users/ada', data: { organisation: 'grove' } },
    { kind: 'set', path: 'organisations/grove', data: { name: 'Grove' } },
    { kind: 'set', path: 'organisations/grove/admins/ada', data: {} },
    {
      kind: 'set',
      path: YEAR,
      data: { name: '2026', dateFrom: new Date('2025-12-31'), dateTo: new Date('2027-01-01') },
    },
    { kind: 'set', path: `${YEAR}/fieldsList/gift`, data: { name: 'Gift', type: 'number' } },
    ...Array.from({ length: 30 }, (_, n) => ({
      kind: 'set' as const,
      path: `${YEAR}/supporters/only-${String(n)}@seeded.example`,
      data: { supporterId: String(n), fields: { Gift: String(n) } },
    })),
    ...Array.from({ length: 6 }, (_, n) => [
      { kind: 'set' as const, path: `${YEAR}/searches/s${String(n)}`, data: atLeast(n) },
      {
        kind: 'set' as const,
        path: `${YEAR}/screens/s${String(n)}`,
        data: { name: 'S', order: n, match: 'allSearches', searchIds: [`s${String(n)}`] },
      },
    ]).flat(),
  ]);

const stored = async ({ documents }: JobServer): Promise<string> =>
  JSON.stringify([
    await documents.get(YEAR),
    ...(await Promise.all(KINDS.map((kind) => documents.list(`${YEAR}/${kind}`)))),
  ]);

const recount = ({ documents }: JobServer): Promise<void> =>
  documents.commit(
    Array.from({ length: 6 }, (_, n) => ({
      kind: 'merge' as const,
      path: `${YEAR}/searches/s${String(n)}`,
      data: { supportersMatchedUpdate: true },
    })),
  );

itInLongRun(
  '[D376] whatever is counted while the setting changes, stands as the setting says in the end',
  async () => {
    const server = await startJobServer();
    const setMasked = (emailsMasked: boolean) =>
      server.handlers.callables.setEmailsMasked({ organisationId: 'grove', emailsMasked }, ADA);
    try {
      await setUp(server);
      await recount(server);
      await server.settled();
      expect(await stored(server)).toMatch(ADDRESS);
      for (const wanted of [true, false, true]) {
        // Counts are under way before, during and after it.
        await recount(server);
        const switched = setMasked(wanted);
        await recount(server);
        await switched;
        await recount(server);
        await server.settled();
        expect([wanted, ADDRESS.test(await stored(server))]).toEqual([wanted, !wanted]);
        expect((await stored(server)).includes('o…@seeded.example')).toBe(wanted);
      }
      const of = { kind: 'screen', id: 's0' };
      const shown = await server.handlers.callables.showAddresses({ ...SCOPE, of }, ADA);
      expect(JSON.stringify(shown)).toMatch(ADDRESS);
      await setMasked(false);
      await server.settled();
      expect(await server.documents.list(`${YEAR}/addresses`)).toEqual([]);
    } finally {
      await server.close();
    }
  },
  120_000,
);
