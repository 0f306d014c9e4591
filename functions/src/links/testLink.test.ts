import type { Caller } from '../caller';
import { MAILS_A_DAY } from '../mail/mailPace';
import {
  ADA,
  aShowServer,
  codeOf,
  EMBED_PAGE,
  exported,
  getShow,
  IN_YEAR,
  MILO,
  sendEvent,
  testToken,
  VERIFIED_ADA,
} from '../testing/aShow';
import { YEAR } from '../testing/aYear';
import type { TestServer } from '../testing/testServer';
import { testLinkMail } from './testLinkMail';

const DAY_MS = 24 * 60 * 60 * 1000;
const ROBIN = 'robin@example.org';
const SASHA: Caller = {
  uid: 'sasha',
  token: { email: 'sasha@example.org', email_verified: true },
};

const send = (
  on: Pick<TestServer, 'handlers'>,
  caller: Caller | null = VERIFIED_ADA,
  more: object = {},
): Promise<unknown> =>
  on.handlers.callables.sendTestLink({ ...IN_YEAR, supporter: ROBIN, ...more }, caller);
const mails = (on: TestServer) => on.documents.list('mail');
const testsIn = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).filter(
    ({ data }) => data['deed'] === 'testLinkSent',
  );

describe('a test to oneself (D481)', () => {
  it('goes to the own address, with the subject, the link, and whose screens it shows', async () => {
    const on = aShowServer();
    expect(await send(on, VERIFIED_ADA, { supporter: ' Robin@Example.org ' })).toEqual({
      outcome: 'sent',
      to: 'ada@example.org',
      validUntil: { year: 2026, month: 6, day: 4 },
    });
    const [mail, ...rest] = await mails(on);
    expect(rest).toEqual([]);
    expect(mail?.data).toMatchObject({ to: 'ada@example.org', by: 'ada@example.org' });
    const { subject, text, html } = mail?.data['message'] as Record<string, string>;
    expect(subject).toBe('Test: your year with Grove');
    for (const words of [text, html]) {
      expect(words).toContain(`${EMBED_PAGE}#s=`);
      expect(words).toContain('This is a test, which you sent to yourself');
      expect(words).toMatch(/opens the screens of r…@example\.org until 4\sJune\s2026;/);
      expect(words).not.toContain(ROBIN);
    }
  });

  it('goes nowhere else, whatever a request names', async () => {
    const on = aShowServer();
    await send(on, VERIFIED_ADA, { to: 'noor@example.org', email: 'noor@example.org' });
    expect((await mails(on)).map(({ data }) => data['to'])).toEqual(['ada@example.org']);
  });

  it.each([
    ['nobody has verified', ADA],
    ['is said to be verified in other words', { ...ADA, token: { ...ADA.token, verified: true } }],
    ['is none', { ...ADA, token: { email_verified: true } }],
  ])('is refused to whose email %s, and nothing is made', async (_, caller) => {
    const on = aShowServer();
    await expect(send(on, caller)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('not verified') as string,
    });
    expect(await mails(on)).toEqual([]);
    expect(await testsIn(on)).toEqual([]);
    expect(await on.documents.count(`${YEAR}/personalLinks`)).toBe(0);
  });

  it('is for admins alone', async () => {
    const on = aShowServer();
    const milo = { ...MILO, token: { ...MILO.token, email_verified: true } };
    await expect(send(on, milo)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(send(on, null)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await mails(on)).toEqual([]);
    expect(await send(on, SASHA)).toMatchObject({ outcome: 'sent', to: 'sasha@example.org' });
  });

  it('opens the screens for three days more, and ends with the supporter’s own link', async () => {
    const on = aShowServer();
    const token = await testToken(on);
    expect((await getShow(on, token)).status).toBe(200);
    on.advance(4 * DAY_MS - 1);
    expect(await codeOf(await getShow(on, token))).toBeUndefined();
    on.advance(1);
    expect(await codeOf(await getShow(on, token))).toBe('expired-link');
    const second = await testToken(on);
    await on.handlers.callables.revokeLink({ ...IN_YEAR, supporter: ROBIN }, ADA);
    expect(await codeOf(await getShow(on, second))).toBe('revoked-link');
  });

  it('is counted in no result, and cannot be made to count', async () => {
    const on = aShowServer();
    const token = await testToken(on);
    const [payload = '', mac = ''] = token.split('.');
    const bytes = Buffer.from(payload, 'base64url');
    bytes.writeUInt8(1, 0);
    const asUsual = `${bytes.toString('base64url')}.${mac}`;
    for (const one of [token, asUsual])
      for (const event of ['opened', 'finished', 'shared', 'acted', 'left'])
        await sendEvent(on, { token: one, event, screen: 0 });
    expect(await on.documents.list(`${YEAR}/results`)).toEqual([]);
  });

  it('leaves a line that says who sent it and, as a hash, about whom', async () => {
    const on = aShowServer();
    await send(on);
    const [line] = await testsIn(on);
    expect(line?.data).toMatchObject({ by: 'ada@example.org', person: '', subject: '' });
    expect(line?.data['supporter']).toMatch(/^.{20,}$/);
    expect(JSON.stringify(line?.data)).not.toContain('robin');
  });

  it.each([
    ['is no supporter', 'nobody@example.org', null],
    ['is on the care list', ROBIN, { effect: 'out', lastDay: null }],
    ['is left alone', ROBIN, { effect: 'quiet', lastDay: { year: 2027, month: 1, day: 31 } }],
  ])('is not sent about who %s', async (_, supporter, listed) => {
    const on = aShowServer();
    const entry = { of: 'email', value: ROBIN, reason: 'complaint', note: '', ...listed };
    if (listed !== null)
      await on.handlers.callables.addToCareList({ ...IN_YEAR, entries: [entry] }, ADA);
    await expect(send(on, VERIFIED_ADA, { supporter })).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'Nobody who may get a link has this email',
    });
    expect(await mails(on)).toEqual([]);
    expect(await testsIn(on)).toEqual([]);
    expect(await on.documents.list('mailPace')).toEqual([]);
  });

  it('waits for an export where all links were revoked', async () => {
    const on = aShowServer();
    await exported(on);
    await on.handlers.callables.revokeAllLinks(IN_YEAR, ADA);
    await expect(send(on)).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await mails(on)).toEqual([]);
  });

  it('goes out ten times a day for one person, also from many tabs at once', async () => {
    const on = aShowServer();
    const answers = await Promise.all(
      Array.from({ length: MAILS_A_DAY.tester + 3 }, () => send(on)),
    );
    expect(answers.filter((answer) => (answer as { outcome: string }).outcome === 'sent')).toEqual(
      Array.from({ length: MAILS_A_DAY.tester }, () => expect.anything() as unknown),
    );
    expect(await mails(on)).toHaveLength(MAILS_A_DAY.tester);
    expect(await testsIn(on)).toHaveLength(MAILS_A_DAY.tester);
    expect(await send(on)).toEqual({ outcome: 'enough' });
    expect(await send(on, SASHA)).toMatchObject({ outcome: 'sent' });
    on.advance(DAY_MS);
    expect(await send(on)).toMatchObject({ outcome: 'sent' });
  });

  it('is one of the hundred mails that the organisation sends a day', async () => {
    const on = aShowServer();
    const many = { day: '2026-06-01', mails: MAILS_A_DAY.organisation };
    await on.documents.commit([{ kind: 'set', path: 'mailPace/of-grove', data: many }]);
    expect(await send(on)).toEqual({ outcome: 'enough' });
    expect(await mails(on)).toEqual([]);
  });

  it('where mails reach nobody says that it is kept', async () => {
    const on = aShowServer();
    const handlers = on.restarted({ outbox: { ...on.services.outbox, delivers: false } });
    expect(await send({ handlers })).toMatchObject({ outcome: 'kept', to: 'ada@example.org' });
  });

  it('that cannot be sent says so, and the log of the server names nobody', async () => {
    const on = aShowServer();
    const outbox = { ...on.services.outbox, send: () => Promise.reject(new Error('full')) };
    const handlers = on.restarted({ outbox });
    expect(await send({ handlers })).toEqual({ outcome: 'notSent' });
    expect(on.logged.join()).toContain('full');
    expect(on.logged.join()).not.toMatch(/ada@|robin/);
  });

  it('is forgotten with the account of who sent it, its count as well', async () => {
    const on = aShowServer();
    const user = { profile: { email: 'ada@example.org' }, organisation: 'grove' };
    await on.documents.commit([
      { kind: 'merge', path: 'users/ada', data: user },
      { kind: 'set', path: 'organisations/grove/admins/greta', data: {} },
      { kind: 'set', path: 'users/greta', data: { organisation: 'grove' } },
    ]);
    await send(on);
    const now = { auth_time: Date.UTC(2026, 5, 1) / 1_000 };
    const ada = { ...VERIFIED_ADA, token: { ...VERIFIED_ADA.token, ...now } };
    await on.handlers.callables.deleteMyAccount({ confirmedEmail: 'ada@example.org' }, ada);
    expect(await mails(on)).toEqual([]);
    expect((await on.documents.list('mailPace')).map(({ id }) => id)).toEqual(['of-grove']);
  });
});

it('has names that neither break out of the page nor of their line', () => {
  const mail = testLinkMail({
    to: 'ada@example.org',
    supporter: '<b>\n"@example.org',
    link: 'https://oak.example/year?a=1&b="2"#s=x',
    organisationName: '<img src=x>\r\nBcc: all@example.org',
    validUntil: { year: 2026, month: 6, day: 4 },
  });
  expect(mail.subject).toBe('Test: your year with <img src=x> Bcc: all@example.org');
  expect(mail.text).not.toContain('\nBcc');
  expect(mail.html).not.toMatch(/<img|<b>|"2"/);
  expect(mail.html.match(/<\w+/g)).toEqual(['<p', '<p', '<br', '<a', '<p', '<p']);
});
