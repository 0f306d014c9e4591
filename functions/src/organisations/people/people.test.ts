import fc from 'fast-check';
import type { Caller } from '../../caller';
import { aYear } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';
import type { OrganisationCallable } from '../organisationCallables';

const GROVE = 'grove';

/** Signed in with a verified e-mail, unless said otherwise. */
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
    invitations: { email: string; admin: boolean; invitedBy: string; invitedAt: string }[];
  }>;

const invite = (on: TestServer, email: string, admin = false, caller = as('ada')) =>
  call(on, 'invitePerson', { organisationId: GROVE, email, admin }, caller);

describe('the people of an organisation', () => {
  it('are listed for an admin with roles and pending invitations', async () => {
    const on = server();
    await invite(on, ' Noor@Example.org ', true);
    expect(await people(on)).toEqual({
      members: [
        { userId: 'ada', email: 'ada@example.org', firstName: 'ada', admin: true },
        { userId: 'milo', email: 'milo@example.org', firstName: 'milo', admin: false },
      ],
      invitations: [
        {
          email: 'noor@example.org',
          admin: true,
          invitedBy: 'ada@example.org',
          invitedAt: '2026-06-01T00:00:00.000Z',
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
    expect(members).toContainEqual({ userId: 'milo', email: '', firstName: '', admin: false });
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

describe('an invitation', () => {
  const takeUp = (on: TestServer, caller: Caller) => call(on, 'takeUpInvitation', {}, caller);

  it('is taken up at the next sign-in with that e-mail, in whatever case', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    expect(await takeUp(on, as('noor', 'NOOR@example.org'))).toEqual({ organisationId: GROVE });
    expect(await on.data('users/noor')).toMatchObject({
      organisation: GROVE,
      profile: { firstName: 'noor' },
    });
    const { members, invitations } = await people(on);
    expect(invitations).toEqual([]);
    expect(members.find(({ userId }) => userId === 'noor')?.admin).toBe(false);
  });

  it('can make an admin', async () => {
    const on = server();
    await invite(on, 'noor@example.org', true);
    await takeUp(on, as('noor'));
    await expect(invite(on, 'x@example.org', false, as('noor'))).resolves.toEqual({});
  });

  it('is not taken up with an e-mail that nobody has verified', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    expect(await takeUp(on, as('noor', 'noor@example.org', false))).toEqual({
      organisationId: null,
    });
    expect((await people(on)).invitations).toHaveLength(1);
  });

  it('waits for somebody who belongs to another organisation', async () => {
    const on = server();
    await invite(on, 'otto@example.org');
    expect(await takeUp(on, as('otto'))).toEqual({ organisationId: null });
    expect(await on.data('users/otto')).toMatchObject({ organisation: 'orchard' });
  });

  it('that came first wins where two organisations invite', async () => {
    const on = server();
    await call(
      on,
      'invitePerson',
      { organisationId: 'orchard', email: 'noor@example.org', admin: false },
      as('otto'),
    );
    on.advance(1000);
    await invite(on, 'noor@example.org');
    expect(await takeUp(on, as('noor'))).toEqual({ organisationId: 'orchard' });
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
    expect(await takeUp(on, as('noor'))).toEqual({ organisationId: null });
  });

  it.each(['', 'noor', 'noor@example', 'a/b@example.org', 'a b@example.org'])(
    'is refused for “%s”, which is no e-mail',
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
    await expect(invite(on, 'x@example.org', false, as('milo'))).resolves.toEqual({});
  });

  it('is there after whatever admins do to each other', async () => {
    const change = fc.record({
      by: fc.constantFrom('ada', 'milo'),
      name: fc.constantFrom('removeMember' as const, 'setAdmin' as const),
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
