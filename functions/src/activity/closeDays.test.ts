import { ACTIVITY_ACTIONS, FORMER_MEMBER } from 'shared-kernel/model';
import { ADA } from '../testing/aShow';
import { aYear, SCOPE } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';
import type { DocumentData } from '../store/documents';
import { activityEntry } from './activityEntry';
import { dayDigest, dayDigestOf, hashedLine, type DayDigest } from './dayDigest';
import { verifyActivity, type VerifiedLog } from './verifyActivity';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOG = 'organisations/grove/activity';
const DIGESTS = 'organisations/grove/activityDigests';

const note = (on: TestServer, subject: string) =>
  on.documents.commit([activityEntry(on.services, SCOPE, ADA, 'searchDeleted', '', subject)]);

/** A log of two lines on the first day, none on the second, one on the third; all closed. */
async function aLog(): Promise<TestServer> {
  const on = testServer({ ...aYear(), 'users/ada': { organisation: 'grove' } });
  await note(on, 'One');
  on.advance(1);
  await note(on, 'Two');
  on.advance(2 * DAY_MS);
  await note(on, 'Three');
  on.advance(DAY_MS + 2 * 60 * 60 * 1000);
  await on.handlers.closeDays();
  return on;
}

async function logOf(on: TestServer): Promise<VerifiedLog> {
  const digests = await on.documents.list(DIGESTS);
  return {
    organisationId: 'grove',
    lines: await on.documents.list(LOG),
    digests: digests.map(({ id, data }) => dayDigestOf(id, data)),
  };
}

const faultsOf = (log: VerifiedLog) =>
  verifyActivity(log).days.flatMap(({ day, faults }) =>
    faults.map(({ fault, line }) => [day, fault, line]),
  );

describe('the digests of a log', () => {
  it('are one for each day from the first line on, and hold', async () => {
    const on = await aLog();
    await note(on, 'Four');
    const report = verifyActivity(await logOf(on));
    expect(report).toEqual({
      days: [
        { day: '2026-06-01', count: 2, takenOut: 0, faults: [] },
        { day: '2026-06-02', count: 0, takenOut: 0, faults: [] },
        { day: '2026-06-03', count: 1, takenOut: 0, faults: [] },
      ],
      open: 1,
      unsealed: 0,
    });
  });

  it('stay as they are when days are closed again, and go on from there', async () => {
    const on = await aLog();
    const before = await on.documents.list(DIGESTS);
    await on.handlers.closeDays();
    expect(await on.documents.list(DIGESTS)).toEqual(before);
    on.advance(DAY_MS);
    await on.handlers.closeDays();
    expect((await on.documents.list(DIGESTS)).map(({ id }) => id).at(-1)).toBe('2026-06-04');
    expect(faultsOf(await logOf(on))).toEqual([]);
  });

  it('wait for an hour after midnight, for lines that are on their way', async () => {
    const on = testServer(aYear());
    await note(on, 'One');
    on.advance(DAY_MS + 59 * 60 * 1000);
    await on.handlers.closeDays();
    expect(await on.documents.list(DIGESTS)).toEqual([]);
    on.advance(60 * 1000);
    await on.handlers.closeDays();
    expect(await on.documents.list(DIGESTS)).toHaveLength(1);
  });

  it('leave out what an older version wrote', async () => {
    const on = testServer({
      ...aYear(),
      [`${LOG}/9-old`]: { deed: 'linkRevoked', at: new Date(0), by: 'x', yearId: null, person: '' },
    });
    on.advance(3 * DAY_MS);
    await on.handlers.closeDays();
    expect(verifyActivity(await logOf(on))).toEqual({ days: [], open: 0, unsealed: 1 });
  });

  it('hold after somebody of the staff has gone and a supporter was erased', async () => {
    const on = testServer({
      ...aYear(),
      'users/ada': { organisation: 'grove', profile: { email: 'ada@example.org' } },
      'users/milo': { organisation: 'grove', profile: { email: 'milo@example.org' } },
      'organisations/grove/admins/ada': {},
      'organisations/grove/years/2026/supporters/robin@example.org': {
        supporterId: '',
        fields: {},
      },
    });
    const milo = { uid: 'milo', token: { email: 'milo@example.org', email_verified: true } };
    await on.documents.commit([
      activityEntry(on.services, SCOPE, milo, 'searchDeleted', '', 'For robin@example.org'),
      activityEntry(on.services, SCOPE, ADA, 'personInvited', 'milo@example.org'),
    ]);
    const request = { organisationId: 'grove', yearId: '2026', email: 'robin@example.org' };
    await on.handlers.callables.readSupporter(request, milo);
    on.advance(2 * DAY_MS);
    await on.handlers.closeDays();
    const [seen] = await lines(on, 'supporterSeen');
    expect(String(seen?.['supporter'])).toMatch(/^[0-9a-f]{64}$/);

    await on.handlers.callables.eraseSupporter(request, ADA);
    const fresh = { ...milo.token, auth_time: Math.floor(on.services.now().getTime() / 1000) };
    await on.handlers.callables.deleteMyAccount(
      { confirmedEmail: 'milo@example.org' },
      { uid: 'milo', token: fresh },
    );
    const [deleted] = await lines(on, 'searchDeleted');
    expect(deleted).toMatchObject({
      by: FORMER_MEMBER,
      uid: '',
      subject: 'For [erased]',
      salts: { who: '', subject: '' },
    });
    expect((await lines(on, 'personInvited'))[0]).toMatchObject({
      by: 'ada@example.org',
      person: FORMER_MEMBER,
      salts: { person: '' },
    });
    expect((await lines(on, 'supporterSeen'))[0]).toMatchObject({
      supporter: '',
      salts: { supporter: '' },
    });
    const [day] = verifyActivity(await logOf(on)).days;
    expect(day).toMatchObject({ takenOut: 3, faults: [] });
  });
});

const lines = async (on: TestServer, deed: string): Promise<readonly DocumentData[]> =>
  (await on.documents.list(LOG)).map(({ data }) => data).filter((data) => data['deed'] === deed);

describe('a log that was tampered with', () => {
  type Tampering = (log: VerifiedLog) => VerifiedLog;
  const line = (log: VerifiedLog, subject: string): VerifiedLog['lines'][number] => {
    const found = log.lines.find(({ data }) => data['subject'] === subject);
    if (found === undefined) throw new Error(subject);
    return found;
  };
  const changed =
    (subject: string, changes: DocumentData): Tampering =>
    (log) => ({
      ...log,
      lines: log.lines.map((one) =>
        one === line(log, subject) ? { ...one, data: { ...one.data, ...changes } } : one,
      ),
    });
  const digestChanged =
    (day: string, changes: Partial<DayDigest>): Tampering =>
    (log) => ({
      ...log,
      digests: log.digests.map((one) => (one.day === day ? { ...one, ...changes } : one)),
    });
  const [one, three] = ['2026-06-01', '2026-06-03'];

  it.each<[string, Tampering, readonly (readonly [string, string, string?])[]]>([
    [
      'a line was deleted',
      (log) => ({ ...log, lines: log.lines.filter((entry) => entry !== line(log, 'Two')) }),
      [[one, 'lineMissing', 'Two']],
    ],
    [
      'another action was put into it',
      changed('Two', { deed: ACTIVITY_ACTIONS[0] }),
      [[one, 'lineChanged', 'Two']],
    ],
    ['its time was changed', changed('Two', { at: new Date(5) }), [[one, 'lineChanged', 'Two']]],
    ['its year was changed', changed('Three', { yearId: null }), [[three, 'lineChanged', 'Three']]],
    [
      'somebody else was put into it',
      changed('One', { by: 'milo@example.org' }),
      [[one, 'lineChanged', 'One']],
    ],
    [
      'what it was about was changed',
      changed('One', { subject: 'Other' }),
      [[one, 'lineChanged', 'One']],
    ],
    [
      'a supporter was put into it',
      changed('One', { supporter: 'abc' }),
      [[one, 'lineChanged', 'One']],
    ],
    [
      'its text was changed as if by an erasure, without one',
      changed('One', { subject: 'Other', salts: {} }),
      [[one, 'lineChanged', 'One']],
    ],
    [
      'a line was added to a closed day',
      (log) => ({ ...log, lines: [...log.lines, { ...line(log, 'One'), id: 'added' }] }),
      [[one, 'lineAdded', 'added']],
    ],
    [
      'a line was led to another day',
      changed('Two', { day: three }),
      [
        [one, 'lineMissing', 'Two'],
        [three, 'lineAdded', 'Two'],
      ],
    ],
    [
      'a day was taken out',
      (log) => ({ ...log, digests: log.digests.filter(({ day }) => day !== '2026-06-02') }),
      [['2026-06-02', 'dayMissing', '']],
    ],
    [
      'the first day was taken out, whose lines are there',
      (log) => ({ ...log, digests: log.digests.slice(1) }),
      [[one, 'dayMissing', '']],
    ],
    [
      'the first day was taken out with its lines',
      (log) => ({ ...log, digests: log.digests.slice(1), lines: [line(log, 'Three')] }),
      [['2026-06-02', 'chainBroken', '']],
    ],
    ['a digest was changed', digestChanged(three, { digest: 'x' }), [[three, 'digestChanged', '']]],
    [
      'the chain leads elsewhere',
      digestChanged(three, { previous: 'x' }),
      [
        [three, 'chainBroken', ''],
        [three, 'digestChanged', ''],
      ],
    ],
  ])('is found: %s', async (_what, tamper, expected) => {
    const log = await logOf(await aLog());
    const idOf = (name: string): string =>
      log.lines.find(({ data }) => data['subject'] === name)?.id ?? name;
    expect(faultsOf(tamper(log))).toEqual(
      expected.map(([day, fault, name = '']) => [day, fault, idOf(name)]),
    );
  });

  it('is found by digests that were kept elsewhere, where all of it was made anew', async () => {
    const log = await logOf(await aLog());
    const without = log.lines.filter((entry) => entry !== line(log, 'Two'));
    let previous = '';
    const digests = log.digests.map(({ day }) => {
      const ofDay = without.filter(({ data }) => data['day'] === day).map(hashedLine);
      const digest = dayDigest('grove', day, previous, ofDay);
      previous = digest.digest;
      return digest;
    });
    const anew = { ...log, lines: without, digests };
    expect(faultsOf(anew)).toEqual([]);
    expect(faultsOf({ ...anew, kept: log.digests }).map(([, fault]) => fault)).toEqual([
      'otherThanKept',
      'otherThanKept',
      'otherThanKept',
    ]);
    expect(faultsOf({ ...anew, digests: digests.slice(0, 2), kept: log.digests })).toContainEqual([
      three,
      'dayMissing',
      '',
    ]);
  });
});

describe('the law of the log', () => {
  it.each([
    [{ kind: 'set', path: `${LOG}/x`, data: {} }],
    [{ kind: 'merge', path: `${LOG}/x`, data: { at: new Date(0) } }],
    [{ kind: 'delete', path: `${LOG}/x` }],
    [{ kind: 'set', path: `${DIGESTS}/2026-06-01`, data: {} }],
    [{ kind: 'merge', path: `${DIGESTS}/2026-06-01`, data: { by: '' } }],
  ] as const)('holds in every test of the handlers: no %j', async (write) => {
    const { documents } = testServer(aYear());
    await expect((async () => documents.commit([write]))()).rejects.toThrow('only added to');
  });

  it('lets no line be written over', async () => {
    const on = testServer(aYear());
    const written = activityEntry(on.services, SCOPE, ADA, 'linkRevoked');
    await on.documents.commit([written]);
    await expect((async () => on.documents.commit([written]))()).rejects.toThrow('already');
  });
});
