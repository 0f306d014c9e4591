import type { ImportRecord } from 'shared-kernel/model';

/** The first look at a step of an import: speed is counted from it, by this machine's clock alone. */
export interface FirstLook {
  readonly step: string;
  readonly processed: number;
  readonly atMs: number;
}

export interface Speed {
  readonly perSecond: number;
  readonly secondsLeft: number;
}

type Progress = Pick<ImportRecord, 'step' | 'processed' | 'total'>;

/** The look that speed is counted from: the one before, unless the step is a new one. */
export const firstLook = (before: FirstLook | null, record: Progress, atMs: number): FirstLook =>
  before?.step === record.step && before.processed <= record.processed
    ? before
    : { step: record.step, processed: record.processed, atMs };

/** Null until there is enough to go by. */
export function speedOf(first: FirstLook | null, record: Progress, atMs: number): Speed | null {
  if (first?.step !== record.step) return null;
  const [done, seconds] = [record.processed - first.processed, (atMs - first.atMs) / 1000];
  if (done <= 0 || seconds < 1) return null;
  const perSecond = done / seconds;
  return { perSecond, secondsLeft: Math.max(record.total - record.processed, 0) / perSecond };
}

/** "1,200 rows a second, about 2 minutes left" */
export const speedWords = ({ perSecond, secondsLeft }: Speed): string =>
  `${Math.round(perSecond).toLocaleString('en-GB')} rows a second, ${timeLeftWords(secondsLeft)}`;

function timeLeftWords(seconds: number): string {
  if (seconds < 5) return 'a few seconds left';
  if (seconds < 60) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'about a minute left' : `about ${minutes} minutes left`;
}
