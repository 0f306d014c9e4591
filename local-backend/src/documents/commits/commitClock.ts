import type { Micros } from '../values/instant';

/** Gives commit times: the present, but always later than the last one given, across restarts too. */
export interface CommitClock {
  /** The next commit's time, in microseconds. */
  next(): Micros;
  /** A time that no commit known to have happened is later than. */
  present(): Micros;
  last(): Micros;
}

export function commitClock(now: () => Date, lastBefore: Micros): CommitClock {
  let last = lastBefore;
  const present = (): Micros => {
    const micros = BigInt(now().getTime()) * 1000n;
    return micros > last ? micros : last;
  };
  return {
    next() {
      const micros = present();
      last = micros === last ? last + 1n : micros;
      return last;
    },
    present,
    last: () => last,
  };
}
