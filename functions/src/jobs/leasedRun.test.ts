import type { Services } from '../services';
import { testServer, type TestServer } from '../testing/testServer';
import { JobCutOff } from './jobCutOff';
import { claimable, claimRun, type LeasedRun } from './leasedRun';

const PATH = 'organisations/trust/years/2026/jobs/import';
const LEASE_MS = 120_000;

const waiting = (): TestServer => {
  const server = testServer({ [PATH]: { state: 'working', owner: '', leaseUntil: null } });
  server.holdEvents = true;
  return server;
};

/** Claims whatever is there. */
async function claimed(services: Services): Promise<LeasedRun | null> {
  const claim = await claimRun(services, PATH, () => ({ work: null }));
  return claim === null ? null : claim.run;
}

async function held(services: Services): Promise<LeasedRun> {
  const run = await claimed(services);
  if (run === null) throw new Error('Somebody else holds it');
  return run;
}

const noting = (note: string): Parameters<LeasedRun['extend']>[0] => {
  const data = { note };
  return (transaction) => transaction.write({ kind: 'merge', path: PATH, data });
};

describe('a document that one run works on at a time (D19)', () => {
  it('goes to one of two claimants at once', async () => {
    const { services } = waiting();
    const runs = await Promise.all([claimed(services), claimed(services)]);
    expect(runs.filter((run) => run !== null)).toHaveLength(1);
  });

  it('is claimed with what belongs to the claim, or not at all', async () => {
    const server = waiting();
    const before = await server.data(PATH);
    expect(await claimRun(server.services, PATH, () => null)).toBeNull();
    expect(await server.data(PATH)).toEqual(before);

    const claim = await claimRun(server.services, PATH, (_, stored) => ({
      work: stored?.data['state'],
      data: { starts: 1 },
    }));
    expect(claim?.work).toBe('working');
    expect(await server.data(PATH)).toMatchObject({
      starts: 1,
      owner: expect.stringMatching(/./) as unknown,
    });
  });

  it('is free again when its holder died and the lease is over, not before', async () => {
    const server = waiting();
    await held(server.services);
    server.advance(LEASE_MS - 1);
    expect(await claimed(server.services)).toBeNull();
    server.advance(1);
    expect(await claimed(server.services)).not.toBeNull();
  });

  it('stays with whoever renews the lease', async () => {
    const server = waiting();
    const run = await held(server.services);
    server.advance(LEASE_MS - 1);
    await run.renew(20_000);
    server.advance(LEASE_MS - 1);
    expect(await claimed(server.services)).toBeNull();
  });

  it('is written by a renewal only where the last one is that long ago', async () => {
    const server = waiting();
    const run = await held(server.services);
    server.advance(19_999);
    await run.renew(20_000, noting('early'));
    expect(await server.data(PATH)).not.toHaveProperty('note');
    server.advance(1);
    await run.renew(20_000, noting('due'));
    expect(await server.data(PATH)).toMatchObject({ note: 'due' });
    server.advance(19_999);
    await run.renew(20_000, noting('early again'));
    expect(await server.data(PATH)).toMatchObject({ note: 'due' });
  });

  it('is not written by a holder that lost the lease', async () => {
    const server = waiting();
    const loser = await held(server.services);
    server.advance(LEASE_MS);
    await held(server.services);
    const after = await server.data(PATH);

    await expect(loser.extend(noting('lost'))).rejects.toThrow(JobCutOff);
    await expect(loser.renew(0, noting('lost'))).rejects.toThrow(JobCutOff);
    await expect(server.documents.transaction(loser.require)).rejects.toThrow(JobCutOff);
    await loser.release({ state: 'idle' });
    expect(await server.data(PATH)).toEqual(after);
  });

  it('is not written again where it has gone meanwhile', async () => {
    const server = waiting();
    const run = await held(server.services);
    await server.documents.commit([{ kind: 'delete', path: PATH }]);
    await expect(run.extend(noting('gone'))).rejects.toThrow(JobCutOff);
    await run.release({ state: 'idle' });
    expect(await server.documents.get(PATH)).toBeNull();
  });

  it('is released for the next claimant at once, with how it was left', async () => {
    const server = waiting();
    const run = await held(server.services);
    await run.release({ note: 'left' });
    expect(await server.data(PATH)).toEqual({
      state: 'working',
      owner: '',
      leaseUntil: null,
      note: 'left',
    });
    expect(await claimed(server.services)).not.toBeNull();
  });

  it('is not gone on with where the process is about to end', async () => {
    const ending = new AbortController();
    const server = waiting();
    const run = await held({ ...server.services, stopping: ending.signal });
    server.advance(1_000);
    ending.abort();
    expect(run.goOn).toThrow(JobCutOff);
    await expect(run.renew(0, noting('ending'))).rejects.toThrow(JobCutOff);
    expect(await server.data(PATH)).not.toHaveProperty('note');
  });
});

describe('what a start may claim', () => {
  const stored = async ({ documents }: TestServer) =>
    [await documents.get(PATH)].flatMap((one) => one ?? []);

  it('is what nobody is at work on', async () => {
    const server = waiting();
    const run = await held(server.services);
    const shared = { exclusive: false };
    expect(await claimable(server.services, await stored(server), shared)).toEqual([]);
    await expect(run.extend()).resolves.toBeUndefined();
    server.advance(LEASE_MS);
    expect(await claimable(server.services, await stored(server), shared)).toHaveLength(1);
  });

  it('is everything where no other process can be at work: every lease is ended', async () => {
    const server = waiting();
    await held(server.services);
    const alone = { exclusive: true };
    expect(await claimable(server.services, await stored(server), alone)).toHaveLength(1);
    expect(await server.data(PATH)).toMatchObject({ owner: '', leaseUntil: null });
    expect(await claimed(server.services)).not.toBeNull();
  });
});
