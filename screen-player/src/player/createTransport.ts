import type { Clock } from './clock';
import type { PlayingPhase } from './playerState';

export interface Transport {
  readonly timeMs: () => number;
  play: () => void;
  pause: () => void;
  seek: (timeMs: number) => void;
  setSpeed: (speed: number) => void;
  /** Shows the present moment again, or the last one where the show became shorter. */
  redraw: () => void;
  /** Idle at the beginning. */
  reset: () => void;
  /** Nothing is called any more, unless it is reset [P5]. */
  stop: () => void;
}

export interface TransportOptions {
  readonly clock: Clock;
  readonly endMs: () => number;
  /** At or after the end: until here frames are shown, so that movement finishes [P2]. */
  readonly settledMs: () => number;
  readonly show: (timeMs: number) => void;
  /** Calls when playing may begin, perhaps at once; returns how to call that off [P24]. */
  readonly whenReady: (begin: () => void) => () => void;
  readonly onPhase: (phase: PlayingPhase) => void;
}

/** [P2] [P3] Turns a clock into a time that plays, pauses, seeks and hurries. */
export function createTransport(options: TransportOptions): Transport {
  const { clock, endMs, settledMs, show, onPhase } = options;
  let phase: PlayingPhase = 'idle';
  let timeMs = 0;
  let speed = 1;
  let cancel: (() => void) | null = null;
  let running = false;
  let stopped = false;

  const hold = () => {
    cancel?.();
    cancel = null;
    running = false;
  };

  const enter = (next: PlayingPhase) => {
    if (stopped || next === phase) return;
    phase = next;
    onPhase(next);
  };

  const moveTo = (nextMs: number) => {
    timeMs = nextMs;
    show(timeMs);
  };

  const run = () => {
    running = true;
    const [startedMs, fromMs] = [clock.nowMs(), timeMs];
    const next = () => {
      cancel = clock.onNextFrame(() => {
        next();
        moveTo(Math.min(fromMs + (clock.nowMs() - startedMs) * speed, settledMs()));
        if (!running) return;
        if (timeMs >= settledMs()) hold();
        if (timeMs >= endMs()) enter('ended');
      });
    };
    next();
  };

  const begin = () => {
    if (stopped) return;
    enter('playing');
    const callOff = options.whenReady(run);
    if (!running) cancel = callOff;
  };

  return {
    timeMs: () => timeMs,
    play: () => {
      if (stopped || phase === 'playing') return;
      hold();
      if (timeMs >= endMs()) moveTo(0);
      begin();
    },
    pause: () => {
      if (stopped || phase !== 'playing') return;
      hold();
      enter('paused');
    },
    seek: (nextMs) => {
      if (stopped) return;
      hold();
      moveTo(nextMs >= endMs() ? settledMs() : Math.max(0, nextMs));
      if (phase === 'playing') begin();
      else enter(phase === 'idle' && timeMs === 0 ? 'idle' : 'paused');
    },
    setSpeed: (nextSpeed) => {
      if (!(nextSpeed > 0 && Number.isFinite(nextSpeed))) {
        throw new RangeError(`A speed is a number above 0, not ${String(nextSpeed)}`);
      }
      speed = nextSpeed;
      if (!running) return;
      hold();
      run();
    },
    redraw: () => {
      moveTo(Math.min(timeMs, settledMs()));
    },
    reset: () => {
      hold();
      stopped = false;
      phase = 'idle';
      onPhase(phase);
      moveTo(0);
    },
    stop: () => {
      hold();
      stopped = true;
    },
  };
}
