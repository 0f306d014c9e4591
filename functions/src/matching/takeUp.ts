import type { FieldDefinition } from 'shared-kernel/evaluation';
import { decodeYear, type Year, type YearScope } from 'shared-kernel/model';
import { jobOf, leaseFields } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { jobPath, yearPath } from '../store/paths';
import { affectedDefinitions } from './affectedDefinitions';
import { readFields } from './readFields';
import { readDefinitions, type StoredDefinition, type StoredDefinitions } from './storedDefinition';

/** One pass' work: what is to be counted, and what is needed to count it. */
export interface MatchingWork extends StoredDefinitions {
  readonly year: Year;
  readonly fields: readonly FieldDefinition[];
  readonly affected: readonly StoredDefinition[];
  /** Whether a screen changed, came or went, so that supporters may match another number of screens. */
  readonly recombines: boolean;
}

/**
 * Takes up what waits for a count: writes -1 on it (D17) and empties the job's list. Null where nothing waits, or
 * where the year is gone.
 */
export async function takeUp(
  { documents, now, log }: Services,
  scope: YearScope,
  owner: string,
): Promise<MatchingWork | null> {
  const path = jobPath(scope, 'matching');
  const work = await documents.transaction(async (transaction) => {
    const job = jobOf(await transaction.get(path));
    if (job.owner !== owner) throw new JobCutOff();
    const yearDocument = await transaction.get(yearPath(scope));
    const definitions = await readDefinitions(transaction, scope);

    transaction.write({
      kind: 'merge',
      path,
      data: { ...leaseFields(owner, now()), queued: false, everything: false, changedIds: [] },
    });
    if (yearDocument === null) return null;
    const year = decodeYear(yearDocument.id, yearDocument.data);
    if (!year.ok) {
      log(`${yearDocument.path}: ${year.error.path} ${year.error.message}`);
      return null;
    }

    const affected = job.everything
      ? definitions.stored
      : affectedDefinitions(definitions.stored, [...job.changedIds, ...asking(definitions)]);
    for (const definition of affected)
      transaction.write({
        kind: 'merge',
        path: definition.path,
        data: { supportersMatched: -1 },
      });
    const somethingWaits = affected.length > 0 || job.everything || job.changedIds.length > 0;
    if (!somethingWaits) return null;
    const known = new Set(definitions.stored.map(({ id }) => id));
    const recombines =
      job.everything ||
      affected.some(({ kind }) => kind === 'screens') ||
      job.changedIds.some((id) => !known.has(id));
    return { ...definitions, year: year.value, affected, recombines };
  });
  if (work === null) return null;
  // Read after the list was emptied: whoever changes the fields from now on asks for another pass.
  return { ...work, fields: await readFields(documents, scope) };
}

const asking = ({ stored }: StoredDefinitions): readonly string[] =>
  stored.filter(({ asks }) => asks).map(({ id }) => id);
