import { ACTIVITY_ACTIONS, asId, type OrganisationId } from 'shared-kernel/model';
import { ADA, MILO } from '../testing/aShow';
import { aSearch, aYear, SCOPE, YEAR } from '../testing/aYear';
import { importCsv } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { call } from '../testing/uploadCsv';
import { activityEntry } from './activityEntry';

interface Page {
  readonly entries: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

const read = async (on: TestServer, after?: string, caller = ADA): Promise<Page> =>
  (await on.handlers.callables.readActivity(
    { organisationId: 'grove', ...(after === undefined ? {} : { after }) },
    caller,
  )) as Page;

const people = {
  'users/ada': { organisation: 'grove', profile: { email: 'ada@example.org' } },
  'users/milo': { organisation: 'grove', profile: { email: 'Milo@example.org' } },
};

describe('the log of an organisation', () => {
  it('has the newest first, 50 at a time, to the last one', async () => {
    const on = testServer(aYear());
    for (let day = 0; day < 101; day += 1) {
      await on.documents.commit([activityEntry(on.services, SCOPE, ADA, 'linkRevoked')]);
      on.advance(24 * 60 * 60 * 1000);
    }
    const first = await read(on);
    const second = await read(on, first.next ?? '');
    const third = await read(on, second.next ?? '');
    const moments = [first, second, third].flatMap(({ entries }) => entries.map(({ at }) => at));
    expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 1]);
    expect(moments).toEqual([...moments].sort().reverse());
    expect(moments.at(-1)).toBe('2026-06-01T00:00:00.000Z');
    expect(third.next).toBeNull();
  });

  it('says who imported and took it back', async () => {
    const on = testServer(aYear());
    const { id } = await importCsv(on, 'Email,Name\nrobin@example.org,Robin');
    on.advance(1);
    await call(on.handlers, 'undoImport', id);
    await on.settled();
    expect((await read(on)).entries).toMatchObject([
      { deed: 'importUndone', by: 'ada@example.org', yearId: '2026', person: '' },
      { deed: 'importStarted', by: 'ada@example.org', yearId: '2026', person: '' },
    ]);
  });

  it('says who changed the rights of whom', async () => {
    const on = testServer({ ...aYear(), ...people });
    const { callables } = on.handlers;
    const of = { organisationId: 'grove' };
    const actions = [
      () => callables.invitePerson({ ...of, email: 'noor@example.org', admin: false }, ADA),
      () => callables.withdrawInvitation({ ...of, email: 'noor@example.org' }, ADA),
      () => callables.withdrawInvitation({ ...of, email: 'noor@example.org' }, ADA),
      () => callables.setAdmin({ ...of, userId: 'milo', admin: true }, ADA),
      () => callables.setAdmin({ ...of, userId: 'milo', admin: false }, ADA),
      () => callables.removeMember({ ...of, userId: 'milo' }, ADA),
    ];
    for (const action of actions) {
      await action();
      on.advance(1);
    }
    expect((await read(on)).entries.map(({ deed, person }) => [deed, person])).toEqual([
      ['memberRemoved', 'milo@example.org'],
      ['adminUnmade', 'milo@example.org'],
      ['adminMade', 'milo@example.org'],
      ['invitationWithdrawn', 'noor@example.org'],
      ['personInvited', 'noor@example.org'],
    ]);
  });

  it('names who deleted ten searches at once in ten lines, each with its name', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `Search ${String(index)}`);
    const on = testServer({
      ...aYear(
        Object.fromEntries(names.map((name) => [`searches/${name}`, { ...aSearch(), name }])),
      ),
      ...people,
    });
    on.author = 'milo';
    await on.documents.commit(
      names.map((name) => ({ kind: 'delete', path: `${YEAR}/searches/${name}` })),
    );
    await on.settled();
    const { entries } = await read(on);
    expect(entries.map(({ subject }) => subject).toSorted()).toEqual(names);
    for (const entry of entries)
      expect(entry).toMatchObject({
        deed: 'searchDeleted',
        by: 'milo@example.org',
        yearId: '2026',
      });
  });

  it('has one line for a deletion that is told twice, and none for what the server deletes', async () => {
    const on = testServer({ ...aYear(), ...people });
    const change = {
      path: `${YEAR}/screens/hello`,
      before: { name: 'Hello' },
      after: null,
      eventId: 'event-1',
      at: new Date('2026-05-01T00:00:00Z'),
    };
    await on.handlers.documentChanged({ ...change, author: null });
    expect((await read(on)).entries).toEqual([]);
    for (const _ of [1, 2]) await on.handlers.documentChanged({ ...change, author: 'milo' });
    expect((await read(on)).entries).toMatchObject([
      { deed: 'screenDeleted', by: 'milo@example.org', subject: 'Hello' },
    ]);
  });

  it('has no refused action, and is for admins of this organisation', async () => {
    const on = testServer({ ...aYear(), ...people });
    const request = { organisationId: 'grove', userId: 'nobody' };
    await expect(on.handlers.callables.removeMember(request, ADA)).rejects.toThrow();
    expect((await read(on)).entries).toEqual([]);
    await expect(read(on, undefined, MILO)).rejects.toMatchObject({ code: 'permission-denied' });
    const orchard = asId<OrganisationId>('orchard');
    await on.documents.commit([
      activityEntry(on.services, { organisationId: orchard }, ADA, ACTIVITY_ACTIONS[0]),
    ]);
    expect((await read(on)).entries).toEqual([]);
  });
});
