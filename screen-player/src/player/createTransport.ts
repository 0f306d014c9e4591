import type { Clock } from './clock';

export interface Transport {
  play: () => void;
  pause: () => void;
  seek: (timeMs: number) => void;
  /** For good: nothing is called any more [P5]. */
  stop: () => void;
}

export interface TransportOptions {
  readonly clock: Clock;
  readonly endMs: number;
  /** At or after the end: until here frames are shown, so that movement finishes [P2]. */
  readonly settledMs: number;
  readonly show: (timeMs: number) => void;
  readonly onEnd: () => void;
}

/** Turns a clock into a time that plays, pauses and seeks. */
export function createTransport({
  clock,
  endMs,
  settledMs,
  show,
  onEnd,
}: TransportOptions): Transport {
  let timeMs = 0;
  let endTold = false;
  let cancelFrame: (() => void) | null = null;

  const pause = () => {
    cancelFrame?.();
    cancelFrame = null;
  };

  const moveTo = (nextMs: number) => {
    timeMs = nextMs;
    show(timeMs);
  };

  const run = (originMs: number) => {
    cancelFrame = clock.onNextFrame(() => {
      run(originMs);
      moveTo(Math.min(clock.nowMs() - originMs, settledMs));
      if (timeMs >= settledMs) pause();
      if (timeMs >= endMs && !endTold) {
        endTold = true;
        onEnd();
      }
    });
  };

  const seek = (nextMs: number) => {
    const playing = cancelFrame !== null;
    pause();
    endTold = false;
    moveTo(Math.max(0, Math.min(nextMs, endMs)));
    if (playing) run(clock.nowMs() - timeMs);
  };

  return {
    pause,
    seek,
    stop: pause,
    play: () => {
      if (cancelFrame !== null && timeMs < endMs) return;
      pause();
      if (timeMs >= endMs) seek(0);
      run(clock.nowMs() - timeMs);
    },
  };
}
