import type { OrganisationRole } from 'shared-kernel/model';
import type { Caller } from '../../caller';
import { aYear } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';

const GROVE = { organisationId: 'grove' };
const as = (uid: string): Caller => ({
  uid,
  token: { email: `${uid}@example.org`, email_verified: true },
});
const user = (uid: string, organisation?: string) => ({
  profile: { email: `${uid}@example.org`, firstName: uid },
  ...(organisation === undefined ? {} : { organisation }),
});

const server = (): TestServer =>
  testServer({
    ...aYear(),
    'users/ada': user('ada', 'grove'),
    'users/milo': user('milo', 'grove'),
    'users/noor': user('noor'),
  });

const setRole = (on: TestServer, userId: string, role: string, by = 'ada') =>
  on.handlers.callables.setRole({ ...GROVE, userId, role }, as(by));
const roles = async (on: TestServer): Promise<Readonly<Record<string, string>>> => {
  const { members } = (await on.handlers.callables.listPeople(GROVE, as('sasha'))) as {
    members: { userId: string; role: string }[];
  };
  return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
};
const isThere = async (on: TestServer, kind: 'admins' | 'roles', uid: string) =>
  (await on.documents.get(`organisations/grove/${kind}/${uid}`)) !== null;
const actions = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => data['deed']);

describe('the role of a member (D346)', () => {
  it.each([
    ['viewer', { admins: false, roles: true }],
    ['member', { admins: false, roles: false }],
    ['publisher', { admins: false, roles: true }],
    ['admin', { admins: true, roles: false }],
  ] as const)('is %s, and nothing else beside, whatever it was', async (role, there) => {
    for (const before of ['viewer', 'member', 'publisher', 'admin']) {
      const on = server();
      await setRole(on, 'milo', before);
      await setRole(on, 'milo', role);
      expect(await roles(on)).toEqual({ ada: 'admin', milo: role });
      expect({
        admins: await isThere(on, 'admins', 'milo'),
        roles: await isThere(on, 'roles', 'milo'),
      }).toEqual(there);
    }
  });

  it('is written down once for each change, and says whom it was given to', async () => {
    const on = server();
    for (const role of ['viewer', 'viewer', 'publisher', 'member', 'admin', 'member'])
      await setRole(on, 'milo', role);
    expect((await actions(on)).sort()).toEqual([
      'adminMade',
      'adminUnmade',
      'memberMade',
      'publisherMade',
      'viewerMade',
    ]);
    const [{ data } = { data: {} }] = await on.documents.list('organisations/grove/activity');
    expect(data).toMatchObject({ by: 'ada@example.org', person: 'milo@example.org' });
  });

  it('is not taken from the last admin', async () => {
    const on = server();
    for (const role of ['viewer', 'member', 'publisher'])
      await expect(setRole(on, 'ada', role)).rejects.toMatchObject({
        code: 'failed-precondition',
      });
    await setRole(on, 'milo', 'admin');
    await setRole(on, 'ada', 'viewer');
    expect(await roles(on)).toEqual({ ada: 'viewer', milo: 'admin' });
    await expect(setRole(on, 'ada', 'admin', 'ada')).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('is one of the four, and of somebody who belongs to the organisation', async () => {
    const on = server();
    await expect(setRole(on, 'milo', 'owner')).rejects.toMatchObject({ code: 'invalid-argument' });
    await expect(setRole(on, 'otto', 'viewer')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is changed by pages of the release before as well, and nothing of it stays', async () => {
    const on = server();
    const setAdmin = (admin: boolean) =>
      on.handlers.callables.setAdmin({ ...GROVE, userId: 'milo', admin }, as('ada'));
    await setRole(on, 'milo', 'viewer');
    await setAdmin(true);
    expect(await isThere(on, 'roles', 'milo')).toBe(false);
    await setRole(on, 'milo', 'publisher');
    await setAdmin(false);
    expect(await roles(on)).toEqual({ ada: 'admin', milo: 'member' });
  });

  it.each([
    ['leaving', (on: TestServer) => on.handlers.callables.leaveOrganisation(GROVE, as('milo'))],
    [
      'being removed',
      (on: TestServer) =>
        on.handlers.callables.removeMember({ ...GROVE, userId: 'milo' }, as('ada')),
    ],
    [
      'deleting the account',
      (on: TestServer) =>
        on.handlers.callables.deleteMyAccount(
          { confirmedEmail: 'milo@example.org' },
          { uid: 'milo', token: { ...as('milo').token, auth_time: Date.UTC(2026, 5, 1) / 1_000 } },
        ),
    ],
  ] as const)('goes with %s, in one transaction with the membership', async (_, leave) => {
    for (const role of ['viewer', 'publisher', 'admin']) {
      const on = server();
      await setRole(on, 'milo', role);
      let commits: readonly string[][] = [];
      const commit = on.documents.transaction.bind(on.documents);
      jest.spyOn(on.documents, 'transaction').mockImplementation((work) =>
        commit(async (transaction) => {
          const paths: string[] = [];
          const result = await work({
            get: (path) => transaction.get(path),
            getAll: (all) => transaction.getAll(all),
            list: (collection, select) => transaction.list(collection, select),
            write: (write) => {
              paths.push(write.path);
              transaction.write(write);
            },
          });
          commits = [...commits, paths];
          return result;
        }),
      );
      await leave(on);
      expect(await isThere(on, 'roles', 'milo')).toBe(false);
      expect(await isThere(on, 'admins', 'milo')).toBe(false);
      expect(commits.find((paths) => paths.includes('users/milo'))).toEqual(
        expect.arrayContaining([
          'organisations/grove/roles/milo',
          'organisations/grove/admins/milo',
        ]),
      );
    }
  });
});

describe('an invitation with a role', () => {
  const invite = (on: TestServer, more: object) =>
    on.handlers.callables.invitePerson({ ...GROVE, email: 'noor@example.org', ...more }, as('ada'));
  const takeUp = (on: TestServer) => on.handlers.callables.takeUpInvitation(GROVE, as('noor'));

  it.each(['viewer', 'member', 'publisher', 'admin'] as const satisfies OrganisationRole[])(
    'makes whoever takes it up a %s',
    async (role) => {
      const on = server();
      await invite(on, { role });
      const { invitations } = (await on.handlers.callables.listInvitations({}, as('noor'))) as {
        invitations: object[];
      };
      expect(invitations).toMatchObject([{ role, admin: role === 'admin' }]);
      await takeUp(on);
      expect(await roles(on)).toMatchObject({ noor: role });
    },
  );

  it('of the release before makes a member or an admin', async () => {
    for (const [admin, role] of [
      [true, 'admin'],
      [false, 'member'],
    ]) {
      const on = server();
      await invite(on, { admin });
      await takeUp(on);
      expect(await roles(on)).toMatchObject({ noor: role });
    }
  });

  it('brings back nothing of what somebody was here before', async () => {
    const on = server();
    await on.documents.commit([
      { kind: 'set', path: 'organisations/grove/admins/noor', data: {} },
      { kind: 'set', path: 'organisations/grove/roles/noor', data: { role: 'publisher' } },
    ]);
    await invite(on, { role: 'member' });
    await takeUp(on);
    expect(await roles(on)).toMatchObject({ noor: 'member' });
  });

  it('that cannot be read makes nobody more than a viewer', async () => {
    const on = server();
    await invite(on, { role: 'publisher' });
    const path = 'organisations/grove/invitations/noor@example.org';
    await on.documents.commit([{ kind: 'merge', path, data: { role: 'owner' } }]);
    await takeUp(on);
    expect(await roles(on)).toMatchObject({ noor: 'viewer' });
  });
});
