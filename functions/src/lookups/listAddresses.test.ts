import { ADA, aShowServer, IN_YEAR, MILO } from '../testing/aShow';
import { aSupporter, YEAR } from '../testing/aYear';
import type { TestServer } from '../testing/testServer';

const SASHA = { uid: 'sasha', token: { email: 'sasha@example.org' } };

const people = (...emails: readonly string[]) =>
  Object.fromEntries(
    emails.map((email, at) => [
      `supporters/${email}`,
      { ...aSupporter({ Gift: '1' }), supporterId: String(900 + at) },
    ]),
  );

const list = (on: TestServer, prefix: unknown, caller: typeof ADA | null = ADA) =>
  on.handlers.callables.listAddresses({ ...IN_YEAR, prefix }, caller);
const listed = (...emails: readonly string[]) => ({ outcome: 'listed', emails });
const lines = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).filter(
    ({ data }) => data['deed'] === 'addressesListed',
  );

describe('listing addresses by how they begin', () => {
  it('answers those of the year that go on, spelled as they are stored, in their order', async () => {
    const on = aShowServer(
      people('rob@example.org', 'rob@example.org.uk', 'robert@example.org', 'róbert@example.org'),
    );
    expect(await list(on, ' ROB')).toEqual(
      listed('rob@example.org', 'rob@example.org.uk', 'robert@example.org', 'robin@example.org'),
    );
    expect(await list(on, 'rob@example.org')).toEqual(listed('rob@example.org.uk'));
    expect(await list(on, 'rób')).toEqual(listed('róbert@example.org'));
    expect(await list(on, 'robz')).toEqual(listed());
  });

  it('answers eight at most', async () => {
    const emails = Array.from({ length: 30 }, (_, at) => `ann${String(at + 10)}@example.org`);
    const on = aShowServer(people(...emails));
    expect(await list(on, 'ann')).toEqual(listed(...emails.slice(0, 8)));
    expect(await list(on, 'ann2')).toEqual(listed(...emails.slice(10, 18)));
  });

  it('answers eight also where the first of them are left out', async () => {
    const emails = Array.from({ length: 40 }, (_, at) => `ann${String(at + 10)}@example.org`);
    const on = aShowServer(people(...emails));
    const entry = { effect: 'out', reason: 'bereavement', note: '', lastDay: null };
    const entries = emails.slice(0, 25).map((value) => ({ ...entry, of: 'email', value }));
    await on.handlers.callables.addToCareList({ organisationId: 'grove', entries }, ADA);
    await on.settled();
    expect(await list(on, 'ann')).toEqual(listed(...emails.slice(25, 33)));
  });

  it('answers admins and superadmins, and nobody else', async () => {
    const on = aShowServer();
    expect(await list(on, 'robin', SASHA)).toEqual(listed('robin@example.org'));
    for (const [caller, code] of [
      [MILO, 'permission-denied'],
      [null, 'unauthenticated'],
    ] as const)
      await expect(list(on, 'robin', caller)).rejects.toMatchObject({ code });
    expect(await lines(on)).toHaveLength(1);
  });

  it('refuses a year that is not there or was deleted', async () => {
    const on = aShowServer();
    const left = 'organisations/grove/years/gone/supporters/robin@example.org';
    await on.documents.commit([{ kind: 'set', path: left, data: aSupporter({}) }]);
    const gone = { ...IN_YEAR, yearId: 'gone', prefix: 'robin' };
    await expect(on.handlers.callables.listAddresses(gone, ADA)).rejects.toMatchObject({
      code: 'not-found',
    });
    await on.handlers.callables.deleteYear({ ...IN_YEAR, confirmedName: '2026' }, ADA);
    await expect(list(on, 'robin')).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it.each([
    ['too little', ' ro '],
    ['too much', 'r'.repeat(201)],
    ['too much to look at', `${' '.repeat(1_000)}robin`],
    ['no text', 300],
  ])('refuses %s', async (_, prefix) => {
    const on = aShowServer();
    await expect(list(on, prefix)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it.each(['a/b', '__rob__', '\ud83c\udf31'.slice(0, 1).padEnd(3, 'x')])(
    'answers nobody to what no address can begin with: %j',
    async (prefix) => {
      expect(await list(aShowServer(), prefix)).toEqual(listed());
    },
  );

  it('is held to a pace', async () => {
    const on = aShowServer();
    for (let n = 0; n < 60; n += 1) await list(on, 'robin');
    await expect(list(on, 'robin')).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(await list(on, 'robin', SASHA)).toEqual(listed('robin@example.org'));
    on.advance(5_000);
    await list(on, 'robin');
  });
});

describe('who is not listed', () => {
  it('is who was erased, also where another sync stores them again', async () => {
    const on = aShowServer();
    const request = { ...IN_YEAR, email: 'robin@example.org' };
    await on.handlers.callables.eraseSupporter(request, ADA);
    await on.settled();
    await on.documents.commit(
      ['robin@example.org', 'robina@example.org'].map((email) => ({
        ...{ kind: 'set' as const, path: `${YEAR}/supporters/${email}` },
        // Known by the supporter id as well as by the address.
        data: { ...aSupporter({}), supporterId: '5100' },
      })),
    );
    expect(await list(on, 'rob')).toEqual(listed());
  });

  it('is anybody, where the organisation has emails masked', async () => {
    const on = aShowServer();
    await on.handlers.callables.setEmailsMasked(
      { organisationId: 'grove', emailsMasked: true },
      ADA,
    );
    expect(await list(on, 'robin')).toEqual({ outcome: 'masked' });
    expect(await lines(on)).toEqual([]);
  });
});

describe('what the log says of it', () => {
  it('is one line for all that somebody lists in a year within an hour, naming nobody', async () => {
    const on = aShowServer();
    for (const prefix of ['rob', 'robi', 'wren', 'robin@example.or']) {
      await list(on, prefix);
      on.advance(60_000);
    }
    await list(on, 'robin', SASHA);
    const noted = await lines(on);
    expect(noted.map(({ data }) => [data['by'], data['yearId']]).sort()).toEqual([
      ['ada@example.org', '2026'],
      ['sasha@example.org', '2026'],
    ]);
    expect(JSON.stringify(noted)).not.toMatch(/rob|wren/);
    on.advance(60 * 60_000);
    await list(on, 'robin');
    expect(await lines(on)).toHaveLength(3);
  });

  it('is nothing where nobody is listed', async () => {
    const on = aShowServer();
    await list(on, 'nobody');
    expect(await lines(on)).toEqual([]);
  });

  it('stands before anybody is listed', async () => {
    const on = aShowServer();
    on.documents.failAfter(0);
    await expect(list(on, 'robin')).rejects.toThrow('died');
  });
});
