import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMER_MEMBER } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { ROWS } from '../testing/access/rows';
import type { Home, Row } from '../testing/access/row';
import { twoOrganisations, yearOf } from '../testing/access/world';
import { pathsHolding } from '../testing/everything';
import { testServer, type TestServer } from '../testing/testServer';
import { STAFF_NAMES } from './staffNames';

const EMAIL = 'Zelda.Qzx@example.org';
const ZELDA: Caller = {
  uid: 'uid-of-zelda',
  token: { email: EMAIL, email_verified: true, auth_time: Date.UTC(2026, 5, 1) / 1_000 },
};
const TOMBSTONE = 'departures/uid-of-zelda';
/** Names her, by email in any case or by user id. */
const OF_ZELDA = /zelda/i;
const GROVE: Home = {
  organisation: 'grove',
  organisationId: 'grove',
  yearId: yearOf('grove'),
  admin: ZELDA,
};
const YEAR = `organisations/grove/years/${yearOf('grove')}`;

/** Zelda is an admin of the grove, beside Greta, and a superadmin, beside others. */
async function withZelda(): Promise<TestServer> {
  const on = twoOrganisations();
  await on.documents.commit([
    {
      kind: 'set',
      path: 'users/uid-of-zelda',
      data: { profile: { email: EMAIL, firstName: 'Zelda' }, organisation: 'grove' },
    },
    { kind: 'set', path: 'organisations/grove/admins/uid-of-zelda', data: { by: EMAIL } },
    { kind: 'set', path: 'superadmins/uid-of-zelda', data: {} },
  ]);
  return on;
}

const leave = (on: TestServer, caller = ZELDA, confirmedEmail: unknown = EMAIL) =>
  on.handlers.callables.deleteMyAccount({ confirmedEmail }, caller);

describe('nothing names somebody who has deleted their account', () => {
  // The last makes them the only superadmin, who has to stay.
  const LEFT_OUT = ['deleteMyAccount', 'takeUpInvitation', 'claimInstallation'];
  const rows: [string, Row][] = Object.entries(ROWS).filter(([name]) => !LEFT_OUT.includes(name));

  it.each(rows)('after %s in their name', async (name, row) => {
    const on = await withZelda();
    const request = await row.request(on, GROVE);
    await on.handlers.callables[name as keyof typeof ROWS](request, ZELDA);
    await on.settled();
    expect(pathsHolding(on.documents, OF_ZELDA)).not.toEqual([]);

    expect(await leave(on)).toEqual({ ended: true });
    await on.settled();
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    expect(on.removedAccounts).toEqual(['uid-of-zelda']);
  });

  it('after others did something to them', async () => {
    const on = await withZelda();
    const { callables } = on.handlers;
    const greta: Caller = { uid: 'greta', token: { email: 'greta@example.org' } };
    const them = { organisationId: 'grove', userId: 'uid-of-zelda' };
    await callables.setAdmin({ ...them, admin: false }, greta);
    await callables.setAdmin({ ...them, admin: true }, greta);
    await callables.removeMember(them, greta);
    await callables.invitePerson({ organisationId: 'grove', email: EMAIL, admin: true }, greta);
    await callables.takeUpInvitation({ organisationId: 'grove' }, ZELDA);
    const olive: Caller = { uid: 'olive', token: { email: 'olive@example.org' } };
    await callables.invitePerson({ organisationId: 'orchard', email: EMAIL, admin: true }, olive);
    await callables.declineInvitation({ organisationId: 'orchard' }, ZELDA);

    await leave(on);
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    const { members } = (await callables.listPeople({ organisationId: 'grove' }, greta)) as {
      members: { email: string }[];
    };
    expect(members.map(({ email }) => email)).toContain('greta@example.org');
  });

  it('where browsers and years wrote the name, and where undoing an import would bring it back', async () => {
    const on = await withZelda();
    on.author = ZELDA.uid;
    const saved = (revision: number) => ({ savedBy: EMAIL, revision });
    await on.documents.commit([
      { kind: 'merge', path: `${YEAR}/searches/givers`, data: saved(1) },
      {
        kind: 'merge',
        path: `${YEAR}/screens/hello`,
        data: { setupSavedBy: EMAIL, setupRevision: 1, contentSavedBy: EMAIL, contentRevision: 1 },
      },
      { kind: 'set', path: `${YEAR}/searches/gone`, data: { name: 'Gone', ...saved(1) } },
    ]);
    for (let revision = 2; revision < 30; revision++)
      await on.documents.commit([
        { kind: 'merge', path: `${YEAR}/searches/givers`, data: saved(revision) },
      ]);
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/gone` }]);
    await on.handlers.callables.setFieldType(
      { organisationId: 'grove', yearId: yearOf('grove'), fieldName: 'Gift', type: 'string' },
      ZELDA,
    );
    await on.handlers.callables.setNeverShare(
      { organisationId: 'grove', yearId: yearOf('grove'), fieldName: 'Gift', never: true },
      ZELDA,
    );
    await on.handlers.callables.saveYear(
      {
        organisationId: 'grove',
        yearId: yearOf('grove'),
        name: 'Qwxgrove',
        firstDay: { year: 2026, month: 1, day: 1 },
        lastDay: { year: 2026, month: 12, day: 31 },
        embedPage: '',
        retainUntil: { year: 2028, month: 12, day: 31 },
        expectedRevision: 0,
        confirmedName: 'Qwxgrove',
      },
      ZELDA,
    );
    expect((await on.data(YEAR))['retainUntilSetBy']).toBe(EMAIL);
    // The field list holds each field once.
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/fieldsList/gift` }]);
    await on.settled();
    on.author = null;
    const greta: Caller = { uid: 'greta', token: { email: 'greta@example.org' } };
    const undoable = await ROWS.undoImport.request(on, { ...GROVE, admin: greta });
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/before\//),
        expect.stringMatching(/\/activity\//),
        `${YEAR}/searches/givers`,
        `${YEAR}/screens/hello`,
      ]),
    );

    await leave(on);
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    expect(await on.data(`${YEAR}/searches/givers`)).toMatchObject({
      savedBy: FORMER_MEMBER,
      revision: 29,
    });
    await on.handlers.callables.undoImport(undoable, greta);
    await on.settled();
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    const fields = await on.documents.list(`${YEAR}/fieldsList`);
    expect(fields.map(({ data }) => data['typeSetBy'])).toContain(FORMER_MEMBER);
    expect(fields.map(({ data }) => data['neverShareSetBy'])).toContain(FORMER_MEMBER);
  });

  it('where a change of theirs is told after they have gone', async () => {
    const on = await withZelda();
    await leave(on);
    on.author = ZELDA.uid;
    for (let revision = 1; revision < 30; revision++)
      await on.handlers.documentChanged({
        path: `${YEAR}/searches/givers`,
        before: { revision: revision - 1 },
        after: { revision, savedBy: EMAIL },
        eventId: `event-${String(revision)}`,
        at: on.services.now(),
        author: ZELDA.uid,
      });
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/searches/givers` }]);
    await on.settled();
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    const line = on.documents.everything().find(([, { deed }]) => deed === 'searchDeleted');
    expect(line?.[1]).toMatchObject({ by: FORMER_MEMBER, uid: '' });
  });

  it('under an email that the account had before', async () => {
    const on = await withZelda();
    const old = { by: 'old-zelda@example.org', uid: ZELDA.uid, deed: 'memberJoined' };
    await on.documents.commit([
      { kind: 'create', path: 'organisations/grove/activity/9-old', data: old },
      { kind: 'merge', path: `${YEAR}/searches/givers`, data: { savedBy: old.by } },
    ]);
    await leave(on);
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
  });

  it('while what they made stays, and so do the names of others', async () => {
    const on = await withZelda();
    await on.documents.commit([
      { kind: 'merge', path: `${YEAR}/searches/givers`, data: { savedBy: 'mia@example.org' } },
      { kind: 'merge', path: `${YEAR}/screens/hello`, data: { setupSavedBy: EMAIL } },
    ]);
    const before = await on.data(`${YEAR}/screens/hello`);
    await leave(on);
    expect((await on.data(`${YEAR}/searches/givers`))['savedBy']).toBe('mia@example.org');
    expect(await on.data(`${YEAR}/screens/hello`)).toEqual({
      ...before,
      setupSavedBy: FORMER_MEMBER,
    });
    expect(pathsHolding(on.documents, /greta@example\.org/)).not.toEqual([]);
  });
});

it('every field in which browsers say who saved is one of those that are looked through', () => {
  const rules = readFileSync(join(__dirname, '../../../firestore.rules'), 'utf8');
  const saved = new Set([...rules.matchAll(/'(\w*savedBy)'/gi)].map(([, field = '']) => field));
  expect(saved.size).toBe(3);
  const known = STAFF_NAMES.map(({ email }) => email);
  expect([...saved].filter((field) => !known.includes(field))).toEqual([]);
});

describe('whose account may be deleted', () => {
  it('takes the email in any case, and no other', async () => {
    const on = await withZelda();
    for (const typed of ['', 'zelda', 'greta@example.org', 7])
      await expect(leave(on, ZELDA, typed)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await on.documents.get(TOMBSTONE)).toBeNull();
    expect(await leave(on, ZELDA, ' zelda.qzx@EXAMPLE.org ')).toEqual({ ended: true });
  });

  it('asks for a login of the last 5 minutes', async () => {
    const on = await withZelda();
    on.advance(5 * 60_000 + 1_000);
    await expect(leave(on)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('log in again') as string,
    });
    const { auth_time: _, ...token } = ZELDA.token;
    await expect(leave(await withZelda(), { ...ZELDA, token })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    expect(await on.documents.get('users/uid-of-zelda')).not.toBeNull();
  });

  it('is not that of the only admin of an organisation, until it has another or is deleted', async () => {
    const greta: Caller = { ...ZELDA, uid: 'greta', token: { ...ZELDA.token, email: 'g@x.org' } };
    const on = twoOrganisations();
    await expect(leave(on, greta, 'g@x.org')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('only admin') as string,
    });
    expect(await on.documents.get('users/greta')).not.toBeNull();

    const { callables } = on.handlers;
    await callables.setAdmin({ organisationId: 'grove', userId: 'mia', admin: true }, greta);
    expect(await leave(on, greta, 'g@x.org')).toEqual({ ended: true });

    const mia: Caller = { ...ZELDA, uid: 'mia', token: { ...ZELDA.token, email: 'm@x.org' } };
    await expect(leave(on, mia, 'm@x.org')).rejects.toMatchObject({ code: 'failed-precondition' });
    const superadmin: Caller = { uid: 'sasha', token: { email: 'sasha@example.org' } };
    await callables.deleteOrganisation(
      { organisationId: 'grove', confirmedName: 'Qwxgrove' },
      superadmin,
    );
    expect(await leave(on, mia, 'm@x.org')).toEqual({ ended: true });
  });

  it('is not that of the only superadmin; a role of an account that is gone counts for nobody', async () => {
    const on = testServer({
      'users/uid-of-zelda': { profile: { email: EMAIL, firstName: 'Zelda' } },
      'superadmins/uid-of-zelda': {},
      'superadmins/long-gone': {},
    });
    await expect(leave(on)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('only superadmin') as string,
    });
    await on.documents.commit([{ kind: 'set', path: 'users/long-gone', data: {} }]);
    expect(await leave(on)).toEqual({ ended: true });
    expect(await on.documents.get('superadmins/uid-of-zelda')).toBeNull();
  });

  it('takes no name from somebody whose email another carries unverified', async () => {
    const on = twoOrganisations();
    const thief: Caller = {
      uid: 'unverified',
      token: { ...ZELDA.token, email: 'greta@example.org', email_verified: false },
    };
    await on.documents.commit([
      { kind: 'merge', path: `${YEAR}/searches/givers`, data: { savedBy: 'greta@example.org' } },
    ]);
    expect(await leave(on, thief, 'greta@example.org')).toEqual({ ended: true });
    expect((await on.data(`${YEAR}/searches/givers`))['savedBy']).toBe('greta@example.org');
    expect(
      await on.documents.get('organisations/grove/invitations/greta@example.org'),
    ).not.toBeNull();
  });
});

describe('a departure that dies', () => {
  it('is ended by the next start, wherever it died, and lets nobody in meanwhile', async () => {
    for (let commits = 1; ; commits++) {
      const on = await withZelda();
      await on.documents.commit([
        { kind: 'merge', path: `${YEAR}/searches/givers`, data: { savedBy: EMAIL } },
        { kind: 'merge', path: `${YEAR}/screens/hello`, data: { contentSavedBy: EMAIL } },
      ]);
      const death = on.documents.failAfter(commits);
      const answer = await leave(on);
      death.revive();
      expect(await on.documents.get('users/uid-of-zelda')).toBeNull();
      await expect(on.handlers.callables.listInvitations({}, ZELDA)).rejects.toMatchObject({
        code: 'permission-denied',
      });

      await on.restarted().resumeAll({ exclusive: true });
      expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
      expect(await on.data(TOMBSTONE)).not.toHaveProperty('names');
      expect((await on.data(TOMBSTONE))['state']).toBe('done');
      if ((answer as { ended: boolean }).ended) {
        expect(commits).toBeGreaterThan(5);
        return;
      }
    }
  });

  it('goes on when the identity provider can be reached again, and answers the same to who asks again', async () => {
    const on = await withZelda();
    const away = on.restarted({ removeAccount: () => Promise.reject(new Error('Away')) });
    expect(await away.callables.deleteMyAccount({ confirmedEmail: EMAIL }, ZELDA)).toEqual({
      ended: false,
    });
    expect(await on.documents.get('users/uid-of-zelda')).toBeNull();
    expect(on.logged).toHaveLength(1);
    await away.resumeAll({ exclusive: false });
    expect(on.removedAccounts).toEqual([]);

    expect(await leave(on, ZELDA, 'whatever')).toEqual({ ended: true });
    expect(on.removedAccounts).toEqual(['uid-of-zelda']);
    expect(await leave(on)).toEqual({ ended: true });
    expect(on.removedAccounts).toEqual(['uid-of-zelda']);
  });

  it('answers within 20 seconds, and goes on', async () => {
    const on = await withZelda();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      let remove = (): void => undefined;
      const slow = on.restarted({
        removeAccount: () => new Promise((resolve) => (remove = resolve)),
      });
      const answer = slow.callables.deleteMyAccount({ confirmedEmail: EMAIL }, ZELDA);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await answer).toEqual({ ended: false });
      remove();
      await jest.advanceTimersByTimeAsync(1_000);
      expect((await on.data(TOMBSTONE))['state']).toBe('done');
    } finally {
      jest.useRealTimers();
    }
  });

  it('waits for an import that holds names which it has read, and for no other', async () => {
    const on = await withZelda();
    const job = `${YEAR}/jobs/import`;
    const field = `${YEAR}/fieldsList/gift`;
    on.holdEvents = true;
    await on.documents.commit([
      { kind: 'set', path: job, data: { state: 'working', importId: 'one' } },
    ]);
    expect(await leave(on)).toEqual({ ended: false });
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
    // The import writes what it read before.
    await on.documents.commit([{ kind: 'merge', path: field, data: { typeSetBy: EMAIL } }]);
    await on.handlers.resumeAll({ exclusive: false });
    expect((await on.data(TOMBSTONE))['state']).toBe('working');

    on.holdEvents = false;
    await on.documents.commit([
      {
        kind: 'merge',
        path: `organisations/orchard/years/${yearOf('orchard')}/jobs/import`,
        data: { state: 'working', importId: 'later' },
      },
      { kind: 'merge', path: job, data: { state: 'idle' } },
    ]);
    await on.settled();
    expect((await on.data(TOMBSTONE))['state']).toBe('done');
    expect((await on.data(field))['typeSetBy']).toBe(FORMER_MEMBER);
    expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
  });
});

it('a token that outlives its account joins nothing, though somebody has invited it again', async () => {
  const on = await withZelda();
  await leave(on);
  const greta: Caller = { uid: 'greta', token: { email: 'greta@example.org' } };
  await on.handlers.callables.invitePerson(
    { organisationId: 'grove', email: EMAIL, admin: true },
    greta,
  );
  await expect(
    on.handlers.callables.takeUpInvitation({ organisationId: 'grove' }, ZELDA),
  ).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await on.documents.get('users/uid-of-zelda')).toBeNull();
});

it('an account that a restored backup brought back is deleted again', async () => {
  const on = await withZelda();
  await on.documents.commit([
    { kind: 'merge', path: `${YEAR}/searches/givers`, data: { savedBy: 'zelda.qzx@example.org' } },
    { kind: 'set', path: TOMBSTONE, data: { state: 'done', startedAt: on.services.now() } },
    {
      kind: 'set',
      path: 'departures/long-gone',
      data: { state: 'done', startedAt: on.services.now() },
    },
  ]);
  await on.handlers.reapplyErasures();
  expect(pathsHolding(on.documents, OF_ZELDA)).toEqual([TOMBSTONE]);
  expect(on.removedAccounts).toEqual(['uid-of-zelda']);
  expect(await on.data(TOMBSTONE)).toMatchObject({ state: 'done' });
});
