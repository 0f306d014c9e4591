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

/** As a page of this release asks. */
const readBy = async (on: TestServer, filter: object, after?: string): Promise<Page> =>
  (await on.handlers.callables.readActivity(
    { organisationId: 'grove', filter, ...(after === undefined ? {} : { after }) },
    ADA,
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

describe('a filter of the log', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const MIA = { uid: 'mia', token: { email: 'mia@example.org' } };

  /** A line a day, by two people in turn, about two years and of two kinds. */
  async function aLog(): Promise<TestServer> {
    const on = testServer({ ...aYear(), ...people });
    for (let day = 0; day < 120; day += 1) {
      const place = day % 3 === 0 ? SCOPE : { organisationId: SCOPE.organisationId };
      const [who, action] = [
        day % 2 === 0 ? ADA : MIA,
        day % 4 < 2 ? 'linkRevoked' : 'fontUploaded',
      ] as const;
      await on.documents.commit([
        activityEntry(on.services, place, who, action, '', `Day ${String(day)}`),
      ]);
      on.advance(DAY_MS);
    }
    return on;
  }

  it.each<[string, object, (day: number) => boolean]>([
    ['nobody in particular', {}, () => true],
    ['who did it', { by: 'mia@example.org' }, (day) => day % 2 === 1],
    ['who did it, in another case', { by: 'MIA@example.org' }, (day) => day % 2 === 1],
    ['its kind', { kind: 'setUp' }, (day) => day % 4 >= 2],
    ['a year', { yearId: '2026' }, (day) => day % 3 === 0],
    ['a first day', { from: '2026-09-20' }, (day) => day >= 111],
    ['a last day', { to: '2026-06-03' }, (day) => day <= 2],
    ['one day', { from: '2026-06-02', to: '2026-06-02' }, (day) => day === 1],
    [
      'all of it',
      { by: 'ada@example.org', kind: 'data', yearId: '2026', from: '2026-06-10', to: '2026-09-01' },
      (day) => day % 2 === 0 && day % 4 < 2 && day % 3 === 0 && day >= 9 && day <= 92,
    ],
    ['somebody who did nothing', { by: 'nobody@example.org' }, () => false],
  ])('asks for %s, over all pages', async (_what, filter, fits) => {
    const on = await aLog();
    const found = [];
    let page = await readBy(on, filter);
    for (;;) {
      found.push(...page.entries.map(({ subject }) => subject));
      if (page.next === null) break;
      page = await readBy(on, filter, page.next);
    }
    const expected = Array.from({ length: 120 }, (_, day) => day).filter(fits);
    expect(found).toEqual(expected.toReversed().map((day) => `Day ${String(day)}`));
  });

  it.each([
    { kind: 'everything' },
    { from: 'yesterday' },
    { to: '2026-13-01' },
    { supporter: 'x' },
  ])('is refused where it is none: %j', async (filter) => {
    const on = testServer({ ...aYear(), ...people });
    await expect(readBy(on, filter)).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('who looked at a supporter', () => {
  const ROBIN = 'robin@example.org';
  const supporters = {
    ...people,
    'users/mia': { organisation: 'grove' },
    [`organisations/grove/years/2026/supporters/${ROBIN}`]: { supporterId: '', fields: { A: '1' } },
    'organisations/grove/years/2026/supporters/wren@example.org': { supporterId: '', fields: {} },
  };
  const MIA = { uid: 'mia', token: { email: 'mia@example.org' } };
  const look = (on: TestServer, email: string, caller = MIA) =>
    on.handlers.callables.readSupporter({ ...SCOPE, email }, caller);
  const lookers = async (on: TestServer, supporter: string) =>
    (await readBy(on, { supporter })).entries.map(({ deed, by, yearId }) => [deed, by, yearId]);

  it('is told to an admin who has the email, while the log names nobody', async () => {
    const on = testServer({ ...aYear(), ...supporters });
    expect(await look(on, ` ${ROBIN.toUpperCase()}`)).toEqual({
      outcome: 'found',
      supporter: { supporterId: '', fields: { A: '1' } },
    });
    on.advance(1);
    await look(on, 'wren@example.org');
    await on.handlers.callables.findSupporter({ ...SCOPE, email: ROBIN }, ADA);
    on.advance(1);
    const held = await on.handlers.callables.exportSupporter({ ...SCOPE, email: ROBIN }, ADA);
    // Whoever asks what is held about them is told who looked.
    expect(held).toMatchObject({
      log: [
        { deed: 'supporterLookedUp', by: 'ada@example.org' },
        { deed: 'supporterSeen', by: 'mia@example.org' },
      ],
    });
    expect(await lookers(on, ROBIN)).toEqual([
      ['supporterExported', 'ada@example.org', null],
      ['supporterLookedUp', 'ada@example.org', null],
      ['supporterSeen', 'mia@example.org', '2026'],
    ]);
    expect(await lookers(on, 'nobody@example.org')).toEqual([]);
    const log = await on.documents.list('organisations/grove/activity');
    expect(JSON.stringify(log)).not.toMatch(/robin|wren/);
  });

  it('is one line for all looks within an hour', async () => {
    const on = testServer({ ...aYear(), ...supporters });
    for (let minute = 0; minute < 5; minute += 1) {
      await look(on, ROBIN);
      on.advance(60_000);
    }
    await look(on, ROBIN, ADA);
    expect(await lookers(on, ROBIN)).toHaveLength(2);
    on.advance(60 * 60_000);
    await look(on, ROBIN);
    expect(await lookers(on, ROBIN)).toHaveLength(3);
  });

  it('shows nothing where the line cannot be written', async () => {
    const on = testServer({ ...aYear(), ...supporters });
    await look(on, 'wren@example.org');
    on.documents.failAfter(0);
    await expect(look(on, ROBIN)).rejects.toThrow('died');
  });

  it('is nobody for who is not there, and for who is kept out', async () => {
    const on = testServer({
      ...aYear(),
      ...supporters,
      [`organisations/grove/years/2026/keptOut/${ROBIN}`]: { until: null },
    });
    expect(await look(on, ROBIN)).toEqual({ outcome: 'keptOut' });
    expect(await look(on, 'nobody@example.org')).toEqual({ outcome: 'absent' });
    expect(await look(on, 'a/b')).toEqual({ outcome: 'absent' });
    expect((await readBy(on, {})).entries).toEqual([]);
  });

  it('leads to nobody who was erased, before and after', async () => {
    const on = testServer({ ...aYear(), ...supporters });
    await look(on, ROBIN);
    await on.handlers.callables.eraseSupporter({ ...SCOPE, email: ROBIN }, ADA);
    // Also where somebody asks what is left of them.
    await on.handlers.callables.exportSupporter({ ...SCOPE, email: ROBIN }, ADA);
    expect(await lookers(on, ROBIN)).toEqual([]);
    const log = await on.documents.list('organisations/grove/activity');
    expect(log.map(({ data }) => data['supporter'])).toEqual(log.map(() => ''));
  });
});

describe('an export of the log', () => {
  it('has what the filter leaves, and is a line itself', async () => {
    const on = testServer({ ...aYear(), ...people });
    await on.documents.commit([
      activityEntry(on.services, SCOPE, ADA, 'linkRevoked'),
      activityEntry(on.services, SCOPE, MILO, 'fontUploaded', '', 'Lora'),
    ]);
    on.advance(1);
    const request = { organisationId: 'grove', filter: { kind: 'setUp' } };
    const { entries } = (await on.handlers.callables.exportActivity(request, ADA)) as Page;
    expect(entries).toMatchObject([{ deed: 'fontUploaded', subject: 'Lora' }]);
    expect((await readBy(on, {})).entries[0]).toMatchObject({
      deed: 'activityExported',
      by: 'ada@example.org',
    });
  });

  it('is for pages of the release before a log without the actions that they do not know', async () => {
    const on = testServer({ ...aYear(), ...people });
    await on.handlers.callables.exportActivity({ organisationId: 'grove' }, ADA);
    expect((await read(on)).entries).toEqual([]);
    expect((await readBy(on, {})).entries).toHaveLength(1);
  });
});
