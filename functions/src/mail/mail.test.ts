import type { Caller } from '../caller';
import { invitationMail } from '../organisations/people/invitationMail';
import { aYear } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import { MAILS_A_DAY } from './mailPace';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ADA: Caller = { uid: 'ada', token: { email: 'ada@example.org' } };
const OLIVE: Caller = { uid: 'olive', token: { email: 'olive@example.org' } };

const server = (): TestServer =>
  testServer({
    ...aYear(),
    'users/ada': { profile: { email: 'ada@example.org' }, organisation: 'grove' },
    'users/olive': { profile: { email: 'olive@example.org' }, organisation: 'orchard' },
    'organisations/orchard': { name: 'Orchard' },
    'organisations/orchard/admins/olive': {},
  });

const invite = async (on: TestServer, email: string, by = ADA): Promise<boolean> => {
  const organisationId = by === ADA ? 'grove' : 'orchard';
  const request = { organisationId, email, role: 'viewer' };
  return ((await on.handlers.callables.invitePerson(request, by)) as { mailed: boolean }).mailed;
};
const mails = (on: TestServer) => on.documents.list('mail');

describe('an invitation by mail (D349)', () => {
  it('is a document of the Trigger Email extension, and says who invites to what, as what, and where', async () => {
    const on = server();
    expect(await invite(on, ' Noor@Example.org ')).toBe(true);
    const [mail] = await mails(on);
    const { message, ...rest } = mail?.data ?? {};
    expect(rest).toEqual({
      to: 'noor@example.org',
      by: 'ada@example.org',
      createdAt: new Date('2026-06-01T00:00:00Z'),
    });
    const { subject, text, html } = message as Record<string, string>;
    expect(subject).toBe('You are invited to Grove');
    for (const words of [text, html]) {
      expect(words).toContain(
        'ada@example.org invites you to join Grove on Supporter Screens, as a viewer',
      );
      expect(words).toContain('https://staff.example.com/login');
      expect(words).toContain('noor@example.org');
    }
  });

  it('has names that neither break out of the page nor of their line, nor fill it', () => {
    const mail = invitationMail({
      to: 'noor@example.org',
      by: 'a"<b>@example.org',
      role: 'member',
      organisationName: `<img src=x onerror=alert(1)>\r\nBcc: all@example.org\u2028${'x'.repeat(500)}`,
      origin: 'https://staff.example.com',
    });
    expect(mail.subject).toMatch(/^[^\r\n\u2028]{1,130}$/);
    expect(mail.html).not.toMatch(/<img|<b>/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; Bcc: all@example.org');
    expect(mail.text).not.toContain('\nBcc');
    expect(mail.html.match(/<\w+/g)).toEqual(['<p', '<p', '<p', '<br', '<a', '<p']);
  });

  it('that cannot be sent leaves the invitation, and says so', async () => {
    const on = server();
    const outbox = {
      ...on.services.outbox,
      send: () => Promise.reject(new Error('full')),
    };
    const { callables } = on.restarted({ outbox });
    const request = { organisationId: 'grove', email: 'noor@example.org', role: 'viewer' };
    expect(await callables.invitePerson(request, ADA)).toEqual({ mailed: false });
    expect(await on.data('organisations/grove/invitations/noor@example.org')).toBeDefined();
    expect(on.logged.join()).not.toContain('noor@example.org');
  });
});

describe('how many mails go out (D350)', () => {
  it('is two a day to an address, whoever invites and withdraws; the invitation stands', async () => {
    const on = server();
    const sent: boolean[] = [];
    for (const by of [ADA, OLIVE, ADA, OLIVE]) {
      sent.push(await invite(on, 'noor@example.org', by));
      await on.handlers.callables.withdrawInvitation(
        { organisationId: by === ADA ? 'grove' : 'orchard', email: 'noor@example.org' },
        by,
      );
    }
    expect(sent).toEqual([true, true, false, false]);
    expect(await mails(on)).toHaveLength(MAILS_A_DAY.address);
    expect(await invite(on, 'noor@example.org')).toBe(false);
    expect(await on.data('organisations/grove/invitations/noor@example.org')).toBeDefined();
    on.advance(DAY_MS);
    expect(await invite(on, 'noor@example.org')).toBe(true);
  });

  it('is 100 a day for an organisation, and another’s are its own', async () => {
    const on = server();
    for (let n = 0; n < MAILS_A_DAY.organisation; n += 1)
      expect(await invite(on, `a${String(n)}@example.org`)).toBe(true);
    expect(await invite(on, 'noor@example.org')).toBe(false);
    expect(await invite(on, 'noor@example.org', OLIVE)).toBe(true);
  });

  it('is counted without a word on whom they went to', async () => {
    const on = server();
    await invite(on, 'noor@example.org');
    const paces = await on.documents.list('mailPace');
    expect(paces).toHaveLength(2);
    expect(JSON.stringify(paces)).not.toContain('noor');
  });
});

it('goes after 30 days, and its count with the day', async () => {
  const on = server();
  await invite(on, 'noor@example.org');
  on.advance(29 * DAY_MS);
  await invite(on, 'otto@example.org');
  await on.handlers.removeDeleted();
  expect(await mails(on)).toHaveLength(2);
  expect(await on.documents.list('mailPace')).toHaveLength(2);
  on.advance(2 * DAY_MS);
  await on.handlers.removeDeleted();
  expect((await mails(on)).map(({ data }) => data['to'])).toEqual(['otto@example.org']);
  expect(await on.documents.list('mailPace')).toEqual([]);
});

it('is forgotten with the account of whom it went to, or in whose name', async () => {
  const on = server();
  await on.documents.commit([
    { kind: 'set', path: 'users/noor', data: { profile: { email: 'noor@example.org' } } },
  ]);
  await invite(on, 'noor@example.org');
  await invite(on, 'otto@example.org', OLIVE);
  const noor: Caller = {
    uid: 'noor',
    token: {
      email: 'noor@example.org',
      email_verified: true,
      auth_time: Date.UTC(2026, 5, 1) / 1_000,
    },
  };
  await on.handlers.callables.deleteMyAccount({ confirmedEmail: 'noor@example.org' }, noor);
  expect((await mails(on)).map(({ data }) => data['to'])).toEqual(['otto@example.org']);
  expect(await on.documents.list('mailPace')).toHaveLength(3);
});
