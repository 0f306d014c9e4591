import { FAULT_LENGTHS, type BrowserFault } from 'shared-kernel/model';
import { PEOPLE } from '../testing/access/people';
import { testServer } from '../testing/testServer';
import { FAULT_DAYS } from './removeOldFaults';
import { MOST_FAULTS } from './reportFault';

const DAY_MS = 24 * 60 * 60 * 1_000;
const REPORT = {
  ...{ remote: 'searches', version: '1.2.0', owner: 'Searches team', kind: 'render' },
  ...{ message: 'boom', stack: 'Error: boom\n at Editor (https://a.org/x.js:1:2)' },
};

const aServer = () =>
  testServer({
    ...PEOPLE.member.documents,
    ...PEOPLE.admin.documents,
    ...PEOPLE.superadmin.documents,
  });

type Server = ReturnType<typeof aServer>;

const report = (on: Server, changes: object = {}, caller = PEOPLE.member.caller) =>
  on.handlers.callables.reportFault({ ...REPORT, ...changes }, caller);

const faults = async (on: Server): Promise<readonly BrowserFault[]> => {
  const answer = await on.handlers.callables.readFaults({}, PEOPLE.superadmin.caller);
  return (answer as { faults: readonly BrowserFault[] }).faults;
};

const inGroups = async (on: Server, count: number): Promise<void> => {
  // Another person every 40, since each has a limit.
  for (let n = 0; n < count; n += 1)
    await report(
      on,
      { message: `fault ${'x'.repeat(n % 250)} ${String(n)}` },
      {
        token: {},
        uid: `person-${String(Math.floor(n / 40))}`,
      },
    );
};

describe('faults', () => {
  it('are counted by remote, version, kind and message, and the newest is read first', async () => {
    const on = aServer();
    await report(on);
    on.advance(60_000);
    await report(on, { message: 'another' });
    on.advance(60_000);
    await report(on, { stack: 'of another browser' });
    await report(on, { version: '1.3.0' });
    await report(on, { kind: 'handler' });
    await report(on, { remote: 'screens' });
    const all = await faults(on);
    expect(all).toHaveLength(5);
    const boom = all.find(
      ({ message, version, kind, remote }) =>
        [message, version, kind, remote].join() === 'boom,1.2.0,render,searches',
    );
    expect(boom).toMatchObject({
      count: 2,
      firstAt: '2026-06-01T00:00:00.000Z',
      lastAt: '2026-06-01T00:02:00.000Z',
      stack: 'of another browser',
    });
    expect(all.at(-1)).toMatchObject({ message: 'another' });
  });

  it('reach the log with what a sink needs to tell owners apart', async () => {
    const on = aServer();
    await report(on);
    expect(on.logged).toEqual(['Fault in searches 1.2.0 (render): boom']);
    expect(on.loggedFacts).toEqual([{ fault: REPORT }]);
  });

  it('are tidied again on the server: nothing of people is stored, logged or read', async () => {
    const on = aServer();
    await report(on, {
      message: 'No robin.ashdown@example.org at https://a.org/?q=secret#part, 4711123456',
      stack: `at x (https://a.org/y.js?token=abc:1:2) "Robin Ash"\n${'long '.repeat(5_000)}`,
      version: 'v'.repeat(500),
    });
    const told = JSON.stringify([
      on.documents.everything().filter(([path]) => path.startsWith('faults/')),
      on.logged,
      on.loggedFacts,
      await faults(on),
    ]);
    expect(told).not.toMatch(/robin|secret|part|4711123456|token|abc|mia/i);
    const [fault] = await faults(on);
    expect(fault?.stack).toHaveLength(FAULT_LENGTHS.stack);
    expect(fault?.version).toHaveLength(FAULT_LENGTHS.version);
  });

  it.each([
    [{ remote: '../users/mia' }],
    [{ remote: '' }],
    [{ kind: 'other' }],
    [{ message: 7 }],
    [{ message: 'x'.repeat(100_001) }],
  ])('that are none are refused: %j', async (changes) => {
    const on = aServer();
    await expect(report(on, changes)).rejects.toMatchObject({ code: 'invalid-argument' });
    expect(await faults(on)).toEqual([]);
  });

  it('of one person in a row come to an end, and nobody else’s', async () => {
    const on = aServer();
    for (let n = 0; n < 40; n += 1) await report(on);
    await expect(report(on)).rejects.toMatchObject({ code: 'resource-exhausted' });
    await report(on, {}, PEOPLE.admin.caller);
    expect(await faults(on)).toMatchObject([{ count: 41 }]);
  });

  it('are so many at most; what is new beyond them is logged, what is known is counted', async () => {
    const on = aServer();
    await inGroups(on, MOST_FAULTS + 1);
    expect(await faults(on)).toHaveLength(MOST_FAULTS);
    expect(on.logged).toHaveLength(MOST_FAULTS + 1);
    await report(on, { message: 'fault  0' });
    expect((await faults(on)).filter(({ count }) => count === 2)).toHaveLength(1);
  });

  it('are read by superadmins alone', async () => {
    const on = aServer();
    for (const { caller } of [PEOPLE.member, PEOPLE.admin])
      await expect(on.handlers.callables.readFaults({}, caller)).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(on.handlers.callables.readFaults({}, null)).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('go when nobody has met them for 30 days', async () => {
    const on = aServer();
    await report(on);
    await report(on, { message: 'still met' });
    on.advance(FAULT_DAYS * DAY_MS);
    await report(on, { message: 'still met' });
    await on.handlers.removeOldFaults();
    expect(await faults(on)).toHaveLength(2);
    on.advance(1);
    await on.handlers.removeOldFaults();
    expect(await faults(on)).toMatchObject([{ message: 'still met', count: 2 }]);
  });
});
