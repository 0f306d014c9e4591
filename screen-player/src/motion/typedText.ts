import { charactersOf } from 'shared-kernel/model';
import type { Pace } from './easing';

/** What stands on the stage, and what already takes its room without being seen. */
export interface TextFrame {
  readonly shown: string;
  readonly awaited: string;
  /** Digits of one width, so that a number that runs does not tremble. */
  readonly evenDigits: boolean;
  /** [P46] How much of a chart's time to grow is over, 0-1. */
  readonly grown?: number;
}

/** A text that changes over `durationMs`; before its end `textAt` returns what shows at each moment. */
export interface TextMotion {
  readonly durationMs: number;
  readonly textAt: (elapsedMs: number) => TextFrame;
}

/** Where a text does not change as its animation does of itself. */
export interface TextPace {
  readonly durationMs?: number | undefined;
  readonly pace?: Pace | undefined;
}

/** A text never shows more than it is: what goes beyond its end stands there. */
export const withinPace = (pace: Pace, progress: number): number =>
  Math.min(1, pace(Math.min(1, Math.max(0, progress))));

/** Spec §9. */
const CHARACTER_MS = 50;

/** [P19] [P31] */
export function typing(text: string, { durationMs, pace }: TextPace = {}): TextMotion {
  const characters = charactersOf(text);
  const wholeMs = durationMs ?? characters.length * CHARACTER_MS;
  const characterMs = wholeMs / characters.length;
  return {
    durationMs: wholeMs,
    textAt: (elapsedMs) => {
      const pacedMs =
        pace === undefined ? elapsedMs : withinPace(pace, elapsedMs / wholeMs) * wholeMs;
      const typed = Math.max(0, Math.floor(pacedMs / characterMs));
      return {
        shown: characters.slice(0, typed).join(''),
        awaited: characters.slice(typed).join(''),
        evenDigits: false,
      };
    },
  };
}
