import type { ImportRecord, ImportState } from './importRecord';

/** What the server is doing to an import, as its record says it for people. */
export const WORK_STEPS = {
  reading: 'Reading the file',
  looking: 'Looking for values that cannot be read',
  comparing: 'Comparing with the supporters of the year',
  keeping: 'Keeping what stands, for undoing',
  writing: 'Writing supporters',
  fields: 'Working out the fields',
  counts: 'Preparing the counts',
} as const;

interface Share {
  readonly step: string;
  /** Of the time that the work of this state takes, roughly, in percent. */
  readonly percent: number;
}

/** In their order. A year's size decides how long each takes, so that these are what is usual. */
const SHARES: Readonly<Partial<Record<ImportState, readonly Share[]>>> = {
  inspecting: [{ step: WORK_STEPS.reading, percent: 100 }],
  checking: [
    { step: WORK_STEPS.reading, percent: 45 },
    { step: WORK_STEPS.comparing, percent: 30 },
    { step: WORK_STEPS.looking, percent: 15 },
    { step: WORK_STEPS.fields, percent: 10 },
  ],
  importing: [
    { step: WORK_STEPS.reading, percent: 15 },
    { step: WORK_STEPS.comparing, percent: 10 },
    { step: WORK_STEPS.keeping, percent: 5 },
    { step: WORK_STEPS.writing, percent: 50 },
    { step: WORK_STEPS.fields, percent: 15 },
    { step: WORK_STEPS.counts, percent: 5 },
  ],
};

/**
 * How far the server is with the work of an import's state, 0 to 1, over all of its steps: it never goes back. Null where
 * nothing tells it.
 */
export function workDone({
  state,
  step,
  processed,
  total,
}: Pick<ImportRecord, 'state' | 'step' | 'processed' | 'total'>): number | null {
  const ofStep = total > 0 ? Math.min(processed / total, 1) : 0;
  const shares = SHARES[state];
  if (shares === undefined) return total > 0 ? ofStep : null;
  const at = shares.findIndex((share) => share.step === step);
  if (at < 0) return null;
  const before = shares.slice(0, at).reduce((sum, { percent }) => sum + percent, 0);
  return (before + (shares[at]?.percent ?? 0) * ofStep) / 100;
}
