import type { Work } from './work';

/** The first look at a step of some work: its speed is counted from it, by this machine's clock alone. */
export interface FirstLook {
  readonly id: string;
  readonly step: string;
  readonly done: number;
  readonly atMs: number;
}

/** The look that speed is counted from: the one before, unless another step or another run has begun. */
export const firstLook = (before: FirstLook | undefined, work: Work, atMs: number): FirstLook =>
  before?.id === work.id && before.step === work.step && before.done <= work.done
    ? before
    : { id: work.id, step: work.step, done: work.done, atMs };

/** "about 2 minutes left"; '' until there is enough to go by. */
export function timeLeft(first: FirstLook, { done, total }: Work, atMs: number): string {
  const [since, seconds] = [done - first.done, (atMs - first.atMs) / 1000];
  if (since <= 0 || seconds < 1 || total <= 0) return '';
  const left = Math.max(total - done, 0) / (since / seconds);
  if (left < 5) return 'a few seconds left';
  if (left < 60) return `about ${String(Math.ceil(left / 5) * 5)} seconds left`;
  const minutes = Math.ceil(left / 60);
  return minutes === 1 ? 'about a minute left' : `about ${String(minutes)} minutes left`;
}
