import { printCount } from 'shared-kernel/model';

/** Looks at one piece of work, by this machine's clock alone. */
export interface Watch {
  /** What is looked at: another one is watched from its own beginning. */
  readonly work: string;
  /** The first look, from 0 to 1. */
  readonly from: number;
  readonly fromMs: number;
  readonly atMs: number;
  /** Null until there is enough to go by. */
  readonly secondsLeft: number | null;
}

/** How much of a new estimate counts: what is said goes down evenly, though the work does not. */
const NEW_SHARE = 0.3;
const ENOUGH_SECONDS = 1;

/** Looks again: work that is so far done, from 0 to 1; null where nothing tells it. */
export function watched(
  before: Watch | null,
  work: string,
  done: number | null,
  atMs: number,
): Watch | null {
  if (done === null) return before?.work === work ? before : null;
  if (before?.work !== work || done < before.from)
    return { work, from: done, fromMs: atMs, atMs, secondsLeft: null };
  const seconds = (atMs - before.fromMs) / 1000;
  if (done === before.from || seconds < ENOUGH_SECONDS) return { ...before, atMs };
  const measured = ((1 - done) * seconds) / (done - before.from);
  if (before.secondsLeft === null) return { ...before, atMs, secondsLeft: measured };
  const expected = Math.max(before.secondsLeft - (atMs - before.atMs) / 1000, 0);
  const secondsLeft = expected + NEW_SHARE * (measured - expected);
  return { ...before, atMs, secondsLeft };
}

/** "42%" of work that is so far done, from 0 to 1: all of it is said only once it is. */
export const percentDone = (done: number): string =>
  `${String(Math.min(Math.floor(done * 100), 99))}%`;

/** "about 2 minutes left"; steps that are large enough not to flicker. */
export function timeLeftWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${printCount(minutes)} minutes left`;
}
