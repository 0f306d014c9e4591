import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import { activityEntry } from '../activity/activityEntry';
import { FAILURE_SENTENCES } from '../importing/failureSentences';
import { forgetSpreads } from '../fields/spreadsApart';
import { storedFields } from '../fields/storedFields';
import { writeFieldList } from '../fields/writeFieldList';
import { jobOf } from '../jobs/jobDocument';
import { isHeld } from '../jobs/lease';
import type { Services } from '../services';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import type { DocumentData, Documents } from '../store/documents';
import {
  jobPath,
  keptOutMarksPath,
  linkKeysPath,
  linkStatePath,
  personalLinksPath,
  supportersPath,
  yearPath,
} from '../store/paths';
import { storedName } from '../store/storedName';
import { endOpenImports } from './endOpenImports';
import { examplesLeft } from './examplesLeft';
import { forgetOtherFields } from '../fields/forgetOtherFields';
import { importLeftovers } from './importLeftovers';
import { importsAway, type Hold, type Refusal } from './importsAway';
import { lastDaySetter } from '../retention/retention';

const PAGE_SIZE = 500;

/**
 * Removes all that a year holds about its supporters: they themselves, the snapshot, examples, links, and what imports
 * keep. Searches, screens, fields and every count stay as they are. The answer says what is at work on the year where it
 * could not be done, or that it is to be kept by now; again does the rest.
 */
export async function removeSupporters(
  services: Services,
  scope: YearScope,
  isStillDue: () => Promise<boolean>,
): Promise<Refusal | 'counted' | 'kept' | null> {
  await endOpenImports(services, scope, FAILURE_SENTENCES.retention);
  if (await isBeingCounted(services, services.documents, scope)) return 'counted';
  const outcome = { isRemoved: false, isKept: false };
  const refusal = await importsAway(services, scope, async (hold) => {
    outcome.isKept = !(await isStillDue());
    if (outcome.isKept) return;
    await removePeople(services.documents, scope, hold);
    outcome.isRemoved = await removeTraces(services, scope, hold);
  });
  if (refusal !== null) return refusal;
  if (outcome.isKept) return 'kept';
  return outcome.isRemoved ? null : 'counted';
}

async function isBeingCounted(
  { now }: Pick<Services, 'now'>,
  documents: Pick<Documents, 'get'>,
  scope: YearScope,
): Promise<boolean> {
  return isHeld(jobOf(await documents.get(jobPath(scope, 'matching'))), now());
}

/** What may be too much for one transaction. */
async function removePeople(documents: Documents, scope: YearScope, hold: Hold): Promise<void> {
  await emptied(documents, supportersPath(scope), hold);
  await emptied(documents, personalLinksPath(scope), hold);
  await emptied(documents, keptOutMarksPath(scope), hold);
  await dropSnapshot({ documents }, scope);
  const stored = await storedFields(documents, scope);
  const entries = [...stored.values()].map(withoutExamples);
  await writeFieldList(documents, scope, entries);
  await forgetOtherFields(documents, scope, entries);
  await forgetSpreads(documents, scope, entries);
}

async function emptied(documents: Documents, collection: string, { renew }: Hold): Promise<void> {
  const next = () =>
    documents.page(collection, { size: PAGE_SIZE, after: null, select: ['supporterId'] });
  for (let page = await next(); page.length > 0; page = await next()) {
    await renew();
    await documents.bulk(page.map(({ path }) => ({ kind: 'delete' as const, path })));
  }
}

/** How many have it, and how many values there are, says nothing about anybody. */
const withoutExamples = ({
  spreadId: _,
  histogram: __,
  topValues: ___,

  ...entry
}: FieldListEntry): FieldListEntry => ({
  ...entry,
  exampleValues: { random: [], largest: null, smallest: null },
  spread: {},
});

/** False where the year is being counted: the count would bring back whom it has in memory as examples. */
const removeTraces = (services: Services, scope: YearScope, hold: Hold): Promise<boolean> =>
  services.documents.transaction(async (transaction) => {
    await hold.require(transaction);
    if (await isBeingCounted(services, transaction, scope)) return false;
    const examples = await examplesLeft(transaction, scope, () => false);
    const dropLeftovers = await importLeftovers(transaction, scope);
    const keys = await transaction.list(linkKeysPath(scope), ['createdAt']);
    const year = (await transaction.get(yearPath(scope)))?.data ?? {};

    for (const write of examples) transaction.write(write);
    dropLeftovers();
    for (const path of [...keys.map((key) => key.path), linkStatePath(scope)])
      transaction.write({ kind: 'delete', path });
    transaction.write({
      kind: 'merge',
      path: yearPath(scope),
      data: {
        supportersData: {
          total: totalOf(year),
          revision: services.newId(),
          removedAt: services.now(),
        },
        removeSupportersAt: null,
      },
      without: ['fields'],
    });
    transaction.write(
      activityEntry(
        services,
        scope,
        lastDaySetter(year),
        'supporterDataRemoved',
        '',
        storedName(year),
      ),
    );
    return true;
  });

/** How many there were. */
function totalOf({ supportersData: data }: DocumentData): number {
  return typeof data === 'object' && data !== null && 'total' in data
    ? Math.max(0, Number(data.total))
    : 0;
}
