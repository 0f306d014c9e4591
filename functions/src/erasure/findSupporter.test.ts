import { ADA, aShowServer, MILO } from '../testing/aShow';
import { aSupporter, YEAR } from '../testing/aYear';
import type { TestServer } from '../testing/testServer';

const ROBIN = 'robin@example.org';
const ID = '51009182';
const LAST_YEAR = 'organisations/grove/years/2025';

const server = (): TestServer => {
  const on = aShowServer({
    [`supporters/${ROBIN}`]: { ...aSupporter({ Gift: '4711' }), supporterId: ID },
  });
  void on.documents.commit([
    { kind: 'set', path: LAST_YEAR, data: { name: 'Last year' } },
    {
      kind: 'set',
      path: `${LAST_YEAR}/supporters/robin.old@example.org`,
      data: { ...aSupporter({ Gift: '7' }), supporterId: ID },
    },
  ]);
  return on;
};

const call = (
  on: TestServer,
  name: 'findSupporter' | 'allowSupporter',
  email: string,
  caller = ADA,
) => on.handlers.callables[name]({ organisationId: 'grove', email }, caller);

/** Under both emails, since staff say that they are one. */
const erase = (on: TestServer) =>
  on.handlers.callables.eraseSupporter(
    { organisationId: 'grove', email: ROBIN, alsoEmails: ['robin.old@example.org'] },
    ADA,
  );

describe('looking a supporter up', () => {
  it('finds them in all years, and who may be them under another email', async () => {
    const on = server();
    expect(await call(on, 'findSupporter', ' Robin.Old@example.org ')).toEqual({
      years: ['2025'],
      otherEmails: [{ email: ROBIN, supporterId: ID, years: ['2026'] }],
      keptOutSince: null,
    });
    expect(await call(on, 'findSupporter', 'nobody@example.org')).toEqual({
      years: [],
      otherEmails: [],
      keptOutSince: null,
    });
  });

  it('says since when somebody who was erased is kept out, until they are let in again', async () => {
    const on = server();
    await erase(on);
    await on.settled();
    on.advance(24 * 60 * 60 * 1000);
    const erased = { years: [], otherEmails: [], keptOutSince: '2026-06-01T00:00:00.000Z' };
    for (const email of [ROBIN, 'robin.old@example.org'])
      expect(await call(on, 'findSupporter', email)).toEqual(erased);
    await call(on, 'allowSupporter', 'robin.old@example.org');
    expect(await call(on, 'findSupporter', ROBIN)).toEqual({ ...erased, keptOutSince: null });
    const log = await on.documents.list('organisations/grove/activity');
    expect(log.map(({ data: { deed, by } }) => [deed, by])).toContainEqual([
      'supporterAllowed',
      'ada@example.org',
    ]);
    expect(JSON.stringify(log)).not.toContain('robin');
  });

  it('knows whom another sync stored again under another email, and lets them in by it', async () => {
    const on = server();
    await erase(on);
    await on.settled();
    const path = `${YEAR}/supporters/robin.new@example.org`;
    const data = { ...aSupporter({ Gift: '1' }), supporterId: ID };
    await on.documents.commit([{ kind: 'set', path, data }]);
    expect(await call(on, 'findSupporter', 'robin.new@example.org')).toMatchObject({
      years: ['2026'],
      keptOutSince: '2026-06-01T00:00:00.000Z',
    });
    await call(on, 'allowSupporter', 'robin.new@example.org');
    expect(await on.documents.list('organisations/grove/suppressions')).toEqual([]);
  });

  it('says nothing of what has run out', async () => {
    const on = server();
    await erase(on);
    await on.settled();
    const until = new Date(on.services.now().getTime() + 1000);
    const all = await on.documents.list('organisations/grove/suppressions');
    await on.documents.commit(
      all.map(({ path }) => ({ kind: 'merge' as const, path, data: { until } })),
    );
    const since = { keptOutSince: '2026-06-01T00:00:00.000Z' };
    expect(await call(on, 'findSupporter', ROBIN)).toMatchObject(since);
    on.advance(1000);
    expect(await call(on, 'findSupporter', ROBIN)).toMatchObject({ keptOutSince: null });
    await expect(call(on, 'allowSupporter', ROBIN)).rejects.toThrow('Nobody of this email');
  });

  it('is for admins', async () => {
    await expect(call(server(), 'findSupporter', ROBIN, MILO)).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
