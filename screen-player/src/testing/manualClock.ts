import type { Clock } from '../player/clock';

/** A clock that a test ticks. */
export function manualClock() {
  let now = 0;
  let waiting: (() => void)[] = [];
  const clock: Clock = {
    nowMs: () => now,
    onNextFrame: (callback) => {
      waiting.push(callback);
      return () => {
        waiting = waiting.filter((other) => other !== callback);
      };
    },
  };
  return {
    clock,
    pending: () => waiting.length,
    tick: (ms: number) => {
      now += ms;
      const due = waiting;
      waiting = [];
      for (const callback of due) callback();
    },
  };
}
