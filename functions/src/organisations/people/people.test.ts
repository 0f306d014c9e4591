import fc from 'fast-check';
import type { Caller } from '../../caller';
import { aYear } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';
import type { OrganisationCallable } from '../organisationCallables';

const GROVE = 'grove';

/** Signed in with a verified email, unless said otherwise. */
const as = (uid: string, email = `${uid}@example.org`, verified = true): Caller => ({
  uid,
  token: { email, email_verified: verified },
});

const profile = (email: string, organisation?: string) => ({
  profile: { email, firstName: email.split('@')[0] ?? '' },
  ...(organisation === undefined ? {} : { organisation }),
});

const server = (): TestServer =>
  testServer({
    ...aYear(),
    'users/ada': profile('ada@example.org', GROVE),
    'users/milo': profile('milo@example.org', GROVE),
    'users/otto': profile('otto@example.org', 'orchard'),
    'users/noor': profile('noor@example.org'),
    'organisations/orchard': { name: 'Orchard' },
    'organisations/orchard/admins/otto': {},
  });

const call = (on: TestServer, name: OrganisationCallable, request: object, caller: Caller | null) =>
  on.handlers.callables[name](request, caller);

const people = (on: TestServer) =>
  call(on, 'listPeople', { organisationId: GROVE }, as('ada')) as Promise<{
    members: { userId: string; admin: boolean }[];
    invitations: {
      email: string;
      admin: boolean;
      invitedBy: string;
      invitedAt: string;
      declinedAt: string | null;
      elsewhere: boolean;
    }[];
  }>;

const invite = (on: TestServer, email: string, admin = false, caller = as('ada')) =>
  call(on, 'invitePerson', { organisationId: GROVE, email, admin }, caller);

describe('the people of an organisation', () => {
  it('are listed for an admin with roles and pending invitations', async () => {
    const on = server();
    await invite(on, ' Noor@Example.org ', true);
    expect(await people(on)).toEqual({
      members: [
        { userId: 'ada', email: 'ada@example.org', firstName: 'ada', admin: true, role: 'admin' },
        {
          userId: 'milo',
          email: 'milo@example.org',
          firstName: 'milo',
          admin: false,
          role: 'member',
        },
      ],
      invitations: [
        {
          email: 'noor@example.org',
          admin: true,
          role: 'admin',
          invitedBy: 'ada@example.org',
          invitedAt: '2026-06-01T00:00:00.000Z',
          declinedAt: null,
          elsewhere: false,
        },
      ],
    });
  });

  it('stay in the list with an unreadable profile', async () => {
    const on = server();
    await on.documents.commit([
      { kind: 'merge', path: 'users/milo', data: { profile: 'nothing but text' } },
    ]);
    const { members } = await people(on);
    expect(members).toContainEqual({
      userId: 'milo',
      email: '',
      firstName: '',
      admin: false,
      role: 'member',
    });
  });

  it.each([
    ['listPeople', {}],
    ['invitePerson', { email: 'x@example.org', admin: true }],
    ['withdrawInvitation', { email: 'x@example.org' }],
    ['removeMember', { userId: 'milo' }],
    ['setAdmin', { userId: 'milo', admin: true }],
  ] as const)('cannot be asked for or changed by others (%s)', async (name, request) => {
    const on = server();
    const whole = { organisationId: GROVE, ...request };
    await expect(call(on, name, whole, null)).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const stranger of ['milo', 'otto', 'noor'])
      await expect(call(on, name, whole, as(stranger))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(call(on, name, whole, as('sasha'))).resolves.toBeDefined();
  });

  it('are not changed by a former admin whose role document stayed', async () => {
    const on = server();
    await on.documents.commit([
      { kind: 'merge', path: 'users/ada', data: { organisation: 'orchard' } },
    ]);
    await expect(invite(on, 'x@example.org')).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

interface Own {
  readonly emailVerified: boolean;
  readonly invitations: readonly {
    readonly organisationId: string;
    readonly organisationName: string;
    readonly invitedBy: string;
    readonly admin: boolean;
  }[];
}

const own = (on: TestServer, caller: Caller) =>
  call(on, 'listInvitations', {}, caller) as Promise<Own>;
const accept = (on: TestServer, caller: Caller, organisationId = GROVE) =>
  call(on, 'takeUpInvitation', { organisationId }, caller);
const decline = (on: TestServer, caller: Caller, organisationId = GROVE) =>
  call(on, 'declineInvitation', { organisationId }, caller);
const leave = (on: TestServer, caller: Caller, organisationId = GROVE) =>
  call(on, 'leaveOrganisation', { organisationId }, caller);
const inviteToOrchard = (on: TestServer, email: string) =>
  call(on, 'invitePerson', { organisationId: 'orchard', email, admin: false }, as('otto'));
const ids = ({ invitations }: Own) => invitations.map(({ organisationId }) => organisationId);

describe('an invitation', () => {
  it('is accepted by whoever has that verified email, in whatever case', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    expect(await own(on, as('noor', 'NOOR@example.org'))).toMatchObject({
      emailVerified: true,
      invitations: [
        { organisationId: GROVE, organisationName: 'Grove', invitedBy: 'ada@example.org' },
      ],
    });
    await accept(on, as('noor', 'NOOR@example.org'));
    expect(await on.data('users/noor')).toMatchObject({
      organisation: GROVE,
      profile: { firstName: 'noor' },
    });
    const { members, invitations } = await people(on);
    expect(invitations).toEqual([]);
    expect(members.find(({ userId }) => userId === 'noor')?.admin).toBe(false);
  });

  it('takes nobody in by being there: whoever invites first gets nothing', async () => {
    const on = server();
    await inviteToOrchard(on, 'noor@example.org');
    on.advance(1000);
    await invite(on, 'noor@example.org');
    expect(await on.data('users/noor')).not.toHaveProperty('organisation');
    expect(ids(await own(on, as('noor')))).toEqual(['orchard', GROVE]);
    await accept(on, as('noor'), GROVE);
    expect(await on.data('users/noor')).toMatchObject({ organisation: GROVE });
    expect(ids(await own(on, as('noor')))).toEqual(['orchard']);
  });

  it('can make an admin', async () => {
    const on = server();
    await invite(on, 'noor@example.org', true);
    await accept(on, as('noor'));
    await expect(invite(on, 'x@example.org', false, as('noor'))).resolves.toBeDefined();
  });

  it('is neither shown nor accepted with an email that nobody has verified', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    const unverified = as('noor', 'noor@example.org', false);
    expect(await own(on, unverified)).toEqual({ invitations: [], emailVerified: false });
    await expect(accept(on, unverified)).rejects.toMatchObject({ code: 'permission-denied' });
    await decline(on, unverified);
    expect((await people(on)).invitations).toMatchObject([{ declinedAt: null }]);
    expect(await on.data('users/noor')).not.toHaveProperty('organisation');
  });

  it('waits until somebody has left the other organisation, and says no more than that', async () => {
    const on = server();
    await invite(on, 'otto@example.org');
    expect((await people(on)).invitations).toMatchObject([{ elsewhere: true }]);
    expect(JSON.stringify(await people(on))).not.toMatch(/orchard/i);
    await expect(accept(on, as('otto'))).rejects.toThrow(/Leave it first/);
    expect(await on.data('users/otto')).toMatchObject({ organisation: 'orchard' });

    await call(
      on,
      'setAdmin',
      { organisationId: 'orchard', userId: 'otto', admin: false },
      as('sasha'),
    );
    await leave(on, as('otto'), 'orchard');
    expect((await people(on)).invitations).toMatchObject([{ elsewhere: false }]);
    await accept(on, as('otto'));
    expect(await on.data('users/otto')).toMatchObject({ organisation: GROVE });
  });

  it('that was declined is seen as such by who invited, and can be made anew', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    await decline(on, as('noor'));
    expect(ids(await own(on, as('noor')))).toEqual([]);
    expect((await people(on)).invitations).toMatchObject([
      { email: 'noor@example.org', declinedAt: '2026-06-01T00:00:00.000Z' },
    ]);
    await expect(accept(on, as('noor'))).rejects.toMatchObject({ code: 'permission-denied' });
    await invite(on, 'noor@example.org');
    await accept(on, as('noor'));
    expect(await on.data('users/noor')).toMatchObject({ organisation: GROVE });
  });

  it('of an earlier version still waits', async () => {
    const on = server();
    const stored = {
      email: 'noor@example.org',
      admin: false,
      invitedBy: 'ada@example.org',
      invitedAt: new Date(Date.UTC(2025, 0, 1)),
    };
    const path = 'organisations/grove/invitations/noor@example.org';
    await on.documents.commit([{ kind: 'set', path, data: stored }]);
    expect(ids(await own(on, as('noor')))).toEqual([GROVE]);
    await accept(on, as('noor'));
    expect(await on.data('users/noor')).toMatchObject({ organisation: GROVE });
  });

  it('that was withdrawn, or is no document of ours, admits nobody', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    await call(
      on,
      'withdrawInvitation',
      { organisationId: GROVE, email: 'noor@example.org' },
      as('ada'),
    );
    await on.documents.commit([
      {
        kind: 'set',
        path: 'organisations/grove/invitations/odd',
        data: { email: 'noor@example.org' },
      },
    ]);
    expect(ids(await own(on, as('noor')))).toEqual([]);
    await expect(accept(on, as('noor'))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it.each(['', 'noor', 'noor@example', 'a/b@example.org', 'a b@example.org'])(
    'is refused for “%s”, which is no email',
    async (email) => {
      await expect(invite(server(), email)).rejects.toMatchObject({ code: 'invalid-argument' });
    },
  );

  it('is refused for a member', async () => {
    await expect(invite(server(), 'Milo@example.org')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'milo@example.org is a member already',
    });
  });
});

describe('leaving an organisation', () => {
  it('is for its members, takes the role along, and is written down', async () => {
    const on = server();
    await leave(on, as('milo'));
    expect(await on.data('users/milo')).toEqual(profile('milo@example.org'));
    expect((await people(on)).members.map(({ userId }) => userId)).toEqual(['ada']);
    const [{ data } = { data: {} }] = await on.documents.list('organisations/grove/activity');
    expect(data).toMatchObject({ deed: 'memberLeft', by: 'milo@example.org' });
    await expect(leave(on, as('milo'))).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(leave(on, as('otto'))).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('is not for the last admin, as long as there is no other', async () => {
    const on = server();
    await expect(leave(on, as('ada'))).rejects.toThrow(/make somebody else an admin first/);
    await call(on, 'setAdmin', { organisationId: GROVE, userId: 'milo', admin: true }, as('ada'));
    await leave(on, as('ada'));
    expect(await on.documents.get('organisations/grove/admins/ada')).toBeNull();
    await expect(leave(on, as('milo'))).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('the last admin', () => {
  const remove = (on: TestServer, userId: string, caller: Caller) =>
    call(on, 'removeMember', { organisationId: GROVE, userId }, caller);
  const setAdmin = (on: TestServer, userId: string, admin: boolean, caller: Caller) =>
    call(on, 'setAdmin', { organisationId: GROVE, userId, admin }, caller);

  it('cannot leave, be removed or become a member', async () => {
    const on = server();
    await expect(remove(on, 'ada', as('ada'))).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await expect(setAdmin(on, 'ada', false, as('ada'))).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });

  it('can once another was made', async () => {
    const on = server();
    await setAdmin(on, 'milo', true, as('ada'));
    await remove(on, 'ada', as('ada'));
    expect(await on.data('users/ada')).toEqual(profile('ada@example.org'));
    await expect(invite(on, 'x@example.org')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(invite(on, 'x@example.org', false, as('milo'))).resolves.toBeDefined();
  });

  it('is there after whatever admins do to each other', async () => {
    const change = fc.record({
      by: fc.constantFrom('ada', 'milo'),
      name: fc.constantFrom(
        'removeMember' as const,
        'setAdmin' as const,
        'leaveOrganisation' as const,
      ),
      userId: fc.constantFrom('ada', 'milo', 'otto'),
      admin: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const on = server();
        for (const { by, name, userId, admin } of changes)
          await call(on, name, { organisationId: GROVE, userId, admin }, as(by)).catch(
            () => undefined,
          );
        const { members } = (await call(
          on,
          'listPeople',
          { organisationId: GROVE },
          as('sasha'),
        )) as { members: { admin: boolean }[] };
        expect(members.some(({ admin }) => admin)).toBe(true);
      }),
    );
  });

  it('is not touched in an organisation that is not theirs', async () => {
    await expect(remove(server(), 'otto', as('ada'))).rejects.toMatchObject({ code: 'not-found' });
  });
});
