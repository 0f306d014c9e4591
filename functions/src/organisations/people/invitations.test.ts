import type { Caller } from '../../caller';
import type { DocumentData } from '../../store/documents';
import { aYear } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';
import type { OrganisationCallable } from '../organisationCallables';

const GROVE = { organisationId: 'grove' };
const NOOR = 'noor@example.org';
const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org', email_verified: true } };
const noor = (verified = true): Caller => ({
  uid: 'noor',
  token: { email: NOOR, email_verified: verified },
});

const invitation = (email: string): DocumentData => ({
  email,
  admin: false,
  invitedBy: 'ada@example.org',
  invitedAt: new Date(Date.UTC(2026, 4, 1)),
  declinedAt: null,
});

const serverWith = (documents: Readonly<Record<string, DocumentData>>): TestServer =>
  testServer({
    ...aYear(),
    'users/ada': { profile: { email: 'ada@example.org' }, organisation: 'grove' },
    'users/milo': { profile: { email: 'milo@example.org' }, organisation: 'grove' },
    'users/otto': { profile: { email: 'otto@example.org' }, organisation: 'orchard' },
    'users/noor': { profile: { email: NOOR } },
    'organisations/orchard': { name: 'Orchard' },
    ...documents,
  });

const call = (on: TestServer, name: OrganisationCallable, request: object, caller: Caller) =>
  on.handlers.callables[name](request, caller);

const waitingFor = async (on: TestServer) =>
  ((await call(on, 'listInvitations', {}, noor())) as { invitations: { organisationId: string }[] })
    .invitations;
const elsewhereOf = async (on: TestServer) =>
  (
    (await call(on, 'listPeople', GROVE, ADA)) as {
      invitations: { email: string; elsewhere: boolean }[];
    }
  ).invitations
    .filter(({ elsewhere }) => elsewhere)
    .map(({ email }) => email);

describe('what waits for the answer of the invited', () => {
  it('is not the organisation that they belong to', async () => {
    const on = serverWith({
      'users/noor': { profile: { email: NOOR }, organisation: 'grove' },
      [`organisations/grove/invitations/${NOOR}`]: invitation(NOOR),
    });
    expect(await waitingFor(on)).toEqual([]);
    await expect(call(on, 'takeUpInvitation', GROVE, noor())).rejects.toThrow(
      'You belong to this organisation already',
    );
  });

  it('is not of an organisation that is gone, and nobody joins it', async () => {
    const on = serverWith({
      [`organisations/gone/invitations/${NOOR}`]: invitation(NOOR),
      [`organisations/grove/invitations/${NOOR}`]: invitation(NOOR),
    });
    expect(await waitingFor(on)).toMatchObject([GROVE]);
    await expect(
      call(on, 'takeUpInvitation', { organisationId: 'gone' }, noor()),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await on.data('users/noor')).not.toHaveProperty('organisation');
  });

  it('stands in the organisation itself: what bears the name deeper invites nobody', async () => {
    const deeper = 'organisations/grove/years/2026/invitations';
    expect(await waitingFor(serverWith({ [`${deeper}/${NOOR}`]: invitation(NOOR) }))).toEqual([]);
  });

  it('joins under a line in the log', async () => {
    const on = serverWith({ [`organisations/grove/invitations/${NOOR}`]: invitation(NOOR) });
    await call(on, 'takeUpInvitation', GROVE, noor());
    expect(await on.documents.list('organisations/grove/activity')).toMatchObject([
      { data: { deed: 'memberJoined', by: NOOR, uid: 'noor' } },
    ]);
  });
});

describe('declining', () => {
  it('takes a verified email, also where somebody invited nobody', async () => {
    const path = 'organisations/grove/invitations/null';
    const on = serverWith({ [path]: invitation('null') });
    await call(on, 'declineInvitation', GROVE, noor(false));
    expect(await on.data(path)).toMatchObject({ declinedAt: null });
  });

  it('of what is gone, or was declined before, changes nothing', async () => {
    const path = `organisations/grove/invitations/${NOOR}`;
    const on = serverWith({});
    await call(on, 'declineInvitation', GROVE, noor());
    expect(await on.documents.get(path)).toBeNull();

    const before = new Date(Date.UTC(2026, 4, 2));
    const declined = { ...invitation(NOOR), declinedAt: before };
    await on.documents.commit([{ kind: 'set', path, data: declined }]);
    await call(on, 'declineInvitation', GROVE, noor());
    expect(await on.data(path)).toMatchObject({ declinedAt: before });
  });
});

describe('an admin sees of the invited', () => {
  it('who is a member elsewhere, not who is one here', async () => {
    const on = serverWith({
      'organisations/grove/invitations/milo@example.org': invitation('milo@example.org'),
      'organisations/grove/invitations/otto@example.org': invitation('otto@example.org'),
    });
    expect(await elsewhereOf(on)).toEqual(['otto@example.org']);
  });

  it('so of many, of whom Firestore compares 30 at a time', async () => {
    const emails = Array.from({ length: 70 }, (_, n) => `a${String(n)}@example.org`);
    const on = serverWith(
      Object.fromEntries(
        [...emails, 'otto@example.org'].map((email) => [
          `organisations/grove/invitations/${email}`,
          invitation(email),
        ]),
      ),
    );
    const asked = jest.spyOn(on.documents, 'where');
    expect(await elsewhereOf(on)).toEqual(['otto@example.org']);
    expect(asked.mock.calls.map(([, , values]) => values.length)).toEqual([30, 30, 11]);
  });
});

describe('invitations that wait', () => {
  it('are 500 at most, of whom each can be invited anew', async () => {
    const emails = Array.from({ length: 500 }, (_, n) => `a${String(n)}@example.org`);
    const on = serverWith(
      Object.fromEntries(
        emails.map((email) => [`organisations/grove/invitations/${email}`, invitation(email)]),
      ),
    );
    const invite = (email: string) =>
      call(on, 'invitePerson', { ...GROVE, email, admin: false }, ADA);
    await expect(invite(NOOR)).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: expect.stringContaining('500 invitations that wait') as unknown,
    });
    await expect(invite('a7@example.org')).resolves.toBeDefined();
    await call(on, 'withdrawInvitation', { ...GROVE, email: 'a8@example.org' }, ADA);
    await expect(invite(NOOR)).resolves.toBeDefined();
  });
});
