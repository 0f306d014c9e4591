import { CallableError } from '../callableError';
import type { Caller } from '../caller';
import { testServer, type TestServer } from '../testing/testServer';
import { makeClaim } from './claim';

const callerOf = (uid: string, verified = true): Caller => ({
  uid,
  token: { email: `${uid}@example.org`, email_verified: verified },
});
const ADA = callerOf('ada');

async function claimOn(on: TestServer): Promise<string> {
  const made = await makeClaim(on.services);
  if (made === null) throw new Error('There is a superadmin');
  return made.claim;
}

const claiming = (on: TestServer, claim: unknown, caller: Caller | null = ADA) =>
  on.handlers.callables.claimInstallation({ claim }, caller);

const superadmins = async (on: TestServer): Promise<readonly string[]> =>
  (await on.documents.list('superadmins')).map(({ id }) => id);

const refused = async (answer: Promise<unknown>, code: string): Promise<void> => {
  const fault: unknown = await answer.then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toBeInstanceOf(CallableError);
  expect(fault).toMatchObject({ code });
};

it('[D385] whoever has the address becomes the first superadmin, once', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  expect(await on.data('installation/state')).toEqual({ claimed: false });
  await claiming(on, claim);
  expect(await superadmins(on)).toEqual(['ada']);
  expect(await on.data('installation/state')).toEqual({ claimed: true });
  await refused(claiming(on, claim, callerOf('bo')), 'failed-precondition');
  expect(await superadmins(on)).toEqual(['ada']);
  expect(await makeClaim(on.services)).toBeNull();
});

it('[D385] a claim is worth nothing once somebody was made superadmin otherwise', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  await on.documents.commit([{ kind: 'set', path: 'superadmins/ada', data: {} }]);
  await refused(claiming(on, claim, callerOf('bo')), 'failed-precondition');
  expect(await superadmins(on)).toEqual(['ada']);
});

it('[D385] a claim is used up even where its superadmin has gone', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  await claiming(on, claim);
  await on.documents.commit([{ kind: 'delete', path: 'superadmins/ada' }]);
  await refused(claiming(on, claim), 'failed-precondition');
});

it('[D385] of two who claim at the same moment one becomes superadmin', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  const both = [ADA, callerOf('bo')].map((caller) => claiming(on, claim, caller));
  const answers = await Promise.allSettled(both);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await superadmins(on)).toHaveLength(1);
});

it('[D385] another claim, an earlier one, none, and one of yesterday open nothing', async () => {
  const on = testServer({});
  await refused(claiming(on, ''), 'failed-precondition');
  const earlier = await claimOn(on);
  const claim = await claimOn(on);
  await refused(claiming(on, earlier), 'failed-precondition');
  await refused(claiming(on, `${claim.slice(0, -2)}AA`), 'failed-precondition');
  await refused(claiming(on, 7), 'invalid-argument');
  on.advance(24 * 60 * 60 * 1_000);
  await refused(claiming(on, claim), 'failed-precondition');
  expect(await superadmins(on)).toEqual([]);
});

it('[D385] nobody claims it whose email nobody has verified, or without logging in', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  await refused(claiming(on, claim, callerOf('eve', false)), 'permission-denied');
  await refused(claiming(on, claim, null), 'unauthenticated');
  expect(await superadmins(on)).toEqual([]);
});

it('[D385] the claim itself is stored nowhere', async () => {
  const on = testServer({});
  const claim = await claimOn(on);
  expect(JSON.stringify(await on.data('claims/first'))).not.toContain(claim);
});
