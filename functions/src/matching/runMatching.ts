import type { YearScope } from 'shared-kernel/model';
import { jobOf } from '../jobs/jobDocument';
import { JobCutOff, TimeIsUp } from '../jobs/jobCutOff';
import { hasDied } from '../jobs/lease';
import { claimRun, type LeasedRun, type Taken } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { jobPath } from '../store/paths';
import { CountingLost } from '../countingThreads';
import { countYear, type YearCounts } from './countYear';
import { DEATHS_ALLOWED, withDeaths } from './deaths';
import { finishSlice, noteDeath, nothingToDo } from './finishPass';
import { withFreshFigures } from './freshFigures';
import { giveUpYear } from './giveUpYear';
import { notCounted } from './notCounted';
import { passProgress, type PassProgress } from './passProgress';
import {
  idsOf,
  leftBehind,
  NOTHING_LEFT,
  partsOf,
  slicesOf,
  type LeftBehind,
  type Slice,
} from './slicesOf';
import { claimWork, type MatchingWork } from './claimWork';

/**
 * Counts the year until nothing waits, unless another run is at it (D16-D19). A run that fails releases the job and
 * throws; its work stays marked as waiting, so that the next start gives the same result.
 */
export async function runMatching(services: Services, scope: YearScope): Promise<void> {
  const claimed = await claimRun(services, jobPath(scope, 'matching'), (_, stored) =>
    waitingWork(stored, services.now()),
  );
  if (claimed === null) return;
  const { run, work } = claimed;
  try {
    let pass: Pass = {
      outcome: work.diesOfIt ? await giveUpYear(services, scope, run) : 'again',
      left: NOTHING_LEFT,
    };
    while (pass.outcome === 'again') pass = await onePass(services, scope, run, pass.left);
  } catch (failure) {
    // Its change event starts the next run, which counts all that this one had claimed.
    if (failure instanceof TimeIsUp)
      return run.release({ state: 'requested', everything: true, starts: 0, trying: [] });
    // What the process leaves undone as it ends has not died of anything.
    if (failure instanceof JobCutOff && services.stopping?.aborted !== true) return;
    await run.release({ starts: 0, trying: [] });
    if (failure instanceof JobCutOff) return;
    throw failure;
  }
}

interface Pass {
  readonly outcome: 'again' | 'done';
  readonly left: LeftBehind;
}

/**
 * Counts what waits, slice by slice. What is asked for meanwhile does not wait for all of them: from the second slice on
 * the rest is left to the next pass, which begins with the lightest again.
 */
async function onePass(
  services: Services,
  scope: YearScope,
  run: LeasedRun,
  before: LeftBehind,
): Promise<Pass> {
  const claimed = await claimWork(services, scope, run);
  if (claimed === null)
    return { outcome: await nothingToDo(services, scope, run), left: NOTHING_LEFT };
  const progress = passProgress(services, scope, run);
  const work = await withFreshFigures(services, scope, progress, claimed);
  const slices = [...slicesOf(work, before)];
  let finished = 0;
  for (let slice = slices.shift(); slice !== undefined; slice = slices.shift()) {
    const counted = await countSlice(services, scope, { run, progress }, work, slice);
    if (counted === 'lost') return { outcome: 'again', left: leftBehind([slice, ...slices]) };
    if (counted === 'tooMuch') {
      slices.unshift(...partsOf(slice));
      continue;
    }
    const next = slices[0] === undefined ? null : idsOf(slices[0]);
    const outcome = await finishSlice(services, scope, run, slice.definitions, counted, next);
    finished += 1;
    if (outcome === 'done') return { outcome, left: NOTHING_LEFT };
    if (outcome === 'again' && next !== null) progress.toldNext(next);
    if (outcome === 'asked' && finished > 1) return { outcome: 'again', left: leftBehind(slices) };
  }
  return { outcome: 'again', left: NOTHING_LEFT };
}

/** Its counts; `tooMuch` where its parts have to be counted apart, `lost` where the thread died of it. */
async function countSlice(
  services: Services,
  scope: YearScope,
  { run, progress }: { readonly run: LeasedRun; readonly progress: PassProgress },
  work: MatchingWork,
  slice: Slice,
): Promise<YearCounts | 'tooMuch' | 'lost'> {
  try {
    const counts = await countYear(services, scope, progress, work, slice);
    if (counts === null) return partsOf(slice).length > 0 ? 'tooMuch' : TOO_HEAVY;
    return counts;
  } catch (failure) {
    if (!(failure instanceof CountingLost) || services.stopping?.aborted === true) throw failure;
    await noteDeath(services, scope, run, slice);
    return 'lost';
  }
}

const TOO_HEAVY: YearCounts = {
  of: (definition) => notCounted(definition, 'tooHeavy'),
  screensCombined: null,
  careRevision: null,
  day: null,
};

/** `diesOfIt`: so many runs died before they counted anything that this one would as well. */
function waitingWork(
  stored: StoredDocument | null,
  now: Date,
): Taken<{ readonly diesOfIt: boolean }> | null {
  const job = jobOf(stored);
  if (job.state === 'idle') return null;
  const diedBefore = job.trying.length > 0 ? 0 : job.starts;
  return {
    work: { diesOfIt: diedBefore >= DEATHS_ALLOWED },
    data: {
      state: 'working',
      starts: diedBefore + 1,
      trying: [],
      // Whoever ends in peace tries nothing any more.
      deaths: withDeaths(job),
      // A run that died may have claimed what its list no longer names.
      everything: job.everything || hasDied(job, now),
      processed: 0,
      total: 0,
      startedAt: now,
      finishedAt: null,
    },
  };
}
