import { keepTokenFresh, type TokenClock, type TokenTimes } from './keepTokenFresh';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A clock that stands still until it is told to go on. */
function aClock(startMs = 0) {
  let nowMs = startMs;
  const waiting = new Map<number, { readonly atMs: number; readonly act: () => void }>();
  let lastId = 0;
  const clock: TokenClock = {
    now: () => nowMs,
    setTimeout: (act, delayMs) => {
      waiting.set(++lastId, { atMs: nowMs + delayMs, act });
      return lastId;
    },
    clearTimeout: (timer) => void waiting.delete(Number(timer)),
  };
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    clock,
    waiting: () => waiting.size,
    goOn: async (durationMs: number) => {
      await settle();
      const endMs = nowMs + durationMs;
      for (;;) {
        const [next] = [...waiting].sort(([, a], [, b]) => a.atMs - b.atMs);
        if (next === undefined || next[1].atMs > endMs) break;
        waiting.delete(next[0]);
        nowMs = next[1].atMs;
        next[1].act();
        await settle();
      }
      nowMs = endMs;
    },
  };
}

const tokenFrom = (issuedAtMs: number): TokenTimes => ({
  issuedAtMs,
  expiresAtMs: issuedAtMs + HOUR_MS,
});

describe('the ID token', () => {
  it('is renewed five minutes before it expires, again and again (spec §9)', async () => {
    const { clock, goOn } = aClock();
    const renewedAtMs: number[] = [];
    const renew = () => {
      renewedAtMs.push(clock.now());
      return Promise.resolve(tokenFrom(clock.now()));
    };
    keepTokenFresh({ read: () => Promise.resolve(tokenFrom(-20 * MINUTE_MS)), renew }, clock);
    await goOn(3 * HOUR_MS);
    expect(renewedAtMs).toEqual([35 * MINUTE_MS, 90 * MINUTE_MS, 145 * MINUTE_MS]);
  });

  it('that cannot be renewed is tried again, ever more rarely, until it can', async () => {
    const { clock, goOn } = aClock();
    const triedAtMs: number[] = [];
    const renew = () => {
      triedAtMs.push(clock.now());
      return triedAtMs.length < 4
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(tokenFrom(clock.now()));
    };
    keepTokenFresh({ read: () => Promise.resolve(tokenFrom(-HOUR_MS)), renew }, clock);
    await goOn(10 * MINUTE_MS);
    expect(triedAtMs.map((ms) => ms / 1000)).toEqual([0, 30, 90, 210]);
  });

  it.each([24 * HOUR_MS, -24 * HOUR_MS])(
    'of a browser whose clock is wrong by %d ms is renewed once an hour, not in a circle',
    async (skewMs) => {
      const { clock, goOn } = aClock(skewMs);
      let renewals = 0;
      const renew = () => {
        renewals++;
        return Promise.resolve(tokenFrom(clock.now() - skewMs));
      };
      const read = () => Promise.resolve(tokenFrom(clock.now() - skewMs));
      keepTokenFresh({ read, renew }, clock);
      await goOn(55 * MINUTE_MS);
      expect([1, 2]).toContain(renewals);
    },
  );

  it('of somebody who has logged out is left alone', async () => {
    const { clock, goOn, waiting } = aClock();
    const renew = jest.fn(() => Promise.resolve(tokenFrom(0)));
    const stop = keepTokenFresh({ read: () => Promise.resolve(tokenFrom(0)), renew }, clock);
    await goOn(0);
    stop();
    await goOn(2 * HOUR_MS);
    expect(renew).not.toHaveBeenCalled();
    expect(waiting()).toBe(0);
  });
});
