import type { FieldDefinition } from 'evaluation';
import {
  civilDateInUtc,
  decodeYear,
  type CivilDate,
  type Year,
  type YearScope,
} from 'shared-kernel/model';
import { isPendingDeletion } from '../store/pendingDeletion';
import { jobOf, type JobDocument } from '../jobs/jobDocument';
import type { LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { StoredDocument, Transaction } from '../store/documents';
import { jobPath, yearPath } from '../store/paths';
import { affectedDefinitions } from './affectedDefinitions';
import { tooHeavyOf } from '../definitions/countable';
import { afterGivingUp } from './deaths';
import { leftOut, type LeftOut } from './leftOut';
import { notCounted } from './notCounted';
import { readDefinitions, type StoredDefinitions } from '../definitions/readDefinitions';
import { readFields } from '../definitions/readFields';
import { MATCHED_IDS, type StoredDefinition } from '../definitions/storedDefinition';

/** One pass' work: what is to be counted, and what is needed to count it. */
export interface MatchingWork extends StoredDefinitions {
  readonly year: Year;
  /** The civil day on which it was claimed: all of one pass is of one day. */
  readonly today: CivilDate;
  readonly fields: readonly FieldDefinition[];
  readonly affected: readonly StoredDefinition[];
  /** Whether a screen changed, came or went, so that supporters may match another number of screens. */
  readonly recombines: boolean;
  /** Ids of what looks at too much to be counted; `searches` and `screens` are without it. */
  readonly tooHeavy: ReadonlySet<string>;
  /** How many fields each search looks at, by its id. */
  readonly looks: ReadonlyMap<string, number>;
  /** Everything that is stored, what is not counted too. */
  readonly all: readonly StoredDefinition[];
  /** How many runs died while they counted it, by id. */
  readonly deaths: JobDocument['deaths'];
}

/** What is written at most of those that are not counted in one transaction; the next pass goes on. */
const MOST_NOT_COUNTED = 500;

/**
 * Claims what waits for a count: writes -1 on it (D17) and empties the job's list. What lies above the year's limits,
 * or was given up, gets its word in the place of a count. Null where nothing waits, or where the year is gone or
 * deleted: restoring it has everything counted again.
 */
export async function claimWork(
  services: Services,
  scope: YearScope,
  run: LeasedRun,
): Promise<MatchingWork | null> {
  const { documents, now } = services;
  const path = jobPath(scope, 'matching');
  const work = await documents.transaction(async (transaction) => {
    const job = jobOf(await run.require(transaction));
    const yearDocument = await transaction.get(yearPath(scope));
    const isDeleted = await isPendingDeletion(transaction, scope);
    const all = await readDefinitions(transaction, scope);
    const out = leftOut(all.stored, job.deaths);

    transaction.write({
      kind: 'merge',
      path,
      data: {
        ...run.fields(),
        queued: !isDeleted && out.length > MOST_NOT_COUNTED,
        everything: false,
        changedIds: [],
        deaths: afterGivingUp(job.deaths),
      },
    });
    if (yearDocument === null || isDeleted) return null;
    writeNotCounted(transaction, out, now());
    const year = yearOf(services, yearDocument);
    const waiting = year && waitingWork(transaction, job, without(all, out), year);
    return waiting && { ...waiting, today: civilDateInUtc(now()), all: all.stored };
  });
  if (work === null) return null;
  // Read after the list was emptied: whoever changes the fields from now on asks for another pass.
  return withinBudget(work, await readFields(documents, scope));
}

const writeNotCounted = (transaction: Transaction, out: readonly LeftOut[], now: Date): void => {
  for (const { definition, code } of out.slice(0, MOST_NOT_COUNTED))
    transaction.write({
      kind: 'merge',
      path: definition.path,
      data: { ...notCounted(definition, code), supportersMatchedAt: now },
      without: MATCHED_IDS,
    });
};

const without = (
  { stored, searches, screens }: StoredDefinitions,
  out: readonly LeftOut[],
): StoredDefinitions => {
  const paths = new Set(out.map(({ definition }) => definition.path));
  const ids = new Set(out.map(({ definition }) => definition.id));
  return {
    stored: stored.filter(({ path, notCounted: why }) => why === null && !paths.has(path)),
    searches: searches.filter(({ id }) => !ids.has(id)),
    screens: screens.filter(({ id }) => !ids.has(id)),
  };
};

function yearOf({ log }: Services, { id, path, data }: StoredDocument): Year | null {
  const year = decodeYear(id, data);
  if (year.ok) return year.value;
  log(`${path}: ${year.error.path} ${year.error.message}`);
  return null;
}

function waitingWork(
  transaction: Transaction,
  job: JobDocument,
  definitions: StoredDefinitions,
  year: Year,
): Omit<MatchingWork, 'all' | 'today' | 'fields' | 'tooHeavy' | 'looks'> | null {
  const { stored } = definitions;
  const affected = job.everything
    ? stored
    : affectedDefinitions(stored, [...job.changedIds, ...asking(definitions)]);
  for (const { path } of affected)
    transaction.write({ kind: 'merge', path, data: { supportersMatched: -1 } });
  const somethingWaits = affected.length > 0 || job.everything || job.changedIds.length > 0;
  if (!somethingWaits) return null;
  const known = new Set(stored.map(({ id }) => id));
  const recombines =
    job.everything ||
    affected.some(({ kind }) => kind === 'screens') ||
    job.changedIds.some((id) => !known.has(id));
  return { ...definitions, year, affected, recombines, deaths: afterGivingUp(job.deaths) };
}

const asking = ({ stored }: StoredDefinitions): readonly string[] =>
  stored.filter(({ asks }) => asks).map(({ id }) => id);

async function withinBudget(
  work: Omit<MatchingWork, 'fields' | 'tooHeavy' | 'looks'>,
  fields: readonly FieldDefinition[],
): Promise<MatchingWork> {
  const { searches, screens } = work;
  const heavy = await tooHeavyOf(searches, screens, fields);
  return {
    ...work,
    fields,
    tooHeavy: new Set([...heavy.searches, ...heavy.screens]),
    looks: heavy.looks,
    searches: searches.filter(({ id }) => !heavy.searches.has(id)),
    screens: screens.filter(({ id }) => !heavy.screens.has(id)),
  };
}
