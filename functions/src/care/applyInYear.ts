import { civilDateInUtc, decodeYear, type YearScope } from 'shared-kernel/model';
import { askYear } from '../counting/askYear';
import { readFields } from '../definitions/readFields';
import { examplesLeft } from '../erasure/examplesLeft';
import { forgetSpreads } from '../fields/spreadsApart';
import { listShownFields } from '../fields/listShownFields';
import { storedFields } from '../fields/storedFields';
import { jobOf } from '../jobs/jobDocument';
import { isHeld } from '../jobs/lease';
import { claimRun } from '../jobs/leasedRun';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import { countSupporters } from '../snapshot/countSupporters';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import { storedShards } from '../snapshot/storedShards';
import type { DocumentData } from '../store/documents';
import { jobPath, yearPath } from '../store/paths';
import { forgetInImports } from './forgetInImports';
import { isPendingDeletion } from '../store/pendingDeletion';
import { writeCareMarks } from '../suppressions/careMarks';
import { careState, careStateWrite } from '../suppressions/careState';
import { readCare } from '../suppressions/readCare';

/** Of a year whose supporters another sync writes. */
const MAX_AGE_MS = 60_000;
const RENEW_AFTER_MS = 20_000;

/**
 * Brings what is stored of a year in line with the care list: first whom nobody reads any more and the examples, then the
 * field list, and every count is asked for. False where an import is at work on the year: its end goes on with it.
 * Doing it again changes nothing.
 */
export async function applyInYear(services: Services, scope: YearScope): Promise<boolean> {
  const { documents } = services;
  const { keptOut, state } = await readCare(services, scope.organisationId);
  if ((await careState(documents, scope)) === state) return true;
  const year = decodeYear(scope.yearId, (await documents.get(yearPath(scope)))?.data);
  if (year.ok && (await countSupporters(documents, scope)) > 0) {
    const fields = await readFields(documents, scope);
    const { dateFrom, dateTo } = year.value;
    const definitions = {
      ...{ year: { dateFrom, dateTo }, fields, searches: [], screens: [] },
      today: civilDateInUtc(services.now()),
    };
    const answered = await askYear(
      services,
      scope,
      { kind: 'keptOut', definitions },
      {
        makeSnapshot: () => rebuildSnapshot(services, scope, fields),
        maxAgeMs: MAX_AGE_MS,
      },
    );
    if (!answered.ok || answered.value.kind !== 'keptOut')
      throw new Error(`${yearPath(scope)} could not be looked through for the care list`);
    const { people, others } = answered.value;
    await writeCareMarks(documents, scope, keptOut, people);
    const out = new Set(people.map(([email]) => email));
    await forgetExamples(services, scope, out, others);
    await forgetInImports(services, scope, new Set([...out, ...(keptOut?.emails.keys() ?? [])]));
    if (!(await renewFieldList(services, scope))) return false;
  }
  await documents.commit([careStateWrite(scope, state)]);
  return true;
}

/** At once, in one transaction: nobody of them is an example any more, and every count is asked for. */
const forgetExamples = (
  { documents, now }: Services,
  scope: YearScope,
  out: ReadonlySet<string>,
  others: number,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    const year = await transaction.get(yearPath(scope));
    if (year === null) return;
    const examples = await examplesLeft(transaction, scope, (email) => !out.has(email));
    const everything = { everything: true, changedIds: [] };
    const isDeleted = await isPendingDeletion(transaction, scope);
    const ask = await preparedRequest(transaction, scope, everything, now());
    for (const write of examples) transaction.write(write);
    const supportersData = withTotal(year.data, others);
    if (supportersData !== null)
      transaction.write({ kind: 'merge', path: year.path, data: { supportersData } });
    if (!isDeleted) ask();
  });

/** Null where nobody has said how many there are, or an import is about to. */
function withTotal({ supportersData: data }: DocumentData, total: number): DocumentData | null {
  if (typeof data !== 'object' || data === null || !('total' in data)) return null;
  return Number(data.total) < 0 || data.total === total ? null : { ...data, total };
}

/** Takes the place of the year's one import at work; what waits with its file goes on waiting. */
async function renewFieldList(services: Services, scope: YearScope): Promise<boolean> {
  const { documents, now } = services;
  const claimed = await claimRun(services, jobPath(scope, 'import'), (_, stored) => {
    const job = jobOf(stored);
    const isDead = job.importId === '' && !isHeld(job, now());
    return job.state === 'working' && !isDead
      ? null
      : { work: null, data: { state: 'working', importId: '', cancelRequested: false } };
  });
  if (claimed === null) return false;
  const { run } = claimed;
  try {
    const stored = await storedShards(documents, scope);
    if (stored === null) return true;
    await listShownFields(services, scope, stored, () => run.renew(RENEW_AFTER_MS));
    await forgetSpreads(documents, scope, (await storedFields(documents, scope)).values());
    await documents.commit([
      { kind: 'merge', path: yearPath(scope), data: {}, without: ['fields'] },
    ]);
    return true;
  } finally {
    await run.release({ state: 'idle' });
  }
}
