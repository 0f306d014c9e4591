import { profileSupporters } from 'shared-kernel/evaluation';
import { readSupporters, type SupporterFile } from 'shared-kernel/importing';
import {
  asId,
  encodeSupporter,
  type ImportId,
  type ImportRecord,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import { isHeld, jobOf, leaseFields } from '../jobs/jobDocument';
import { JobCutOff } from '../jobs/jobCutOff';
import { jobProgress, type JobProgress } from '../jobs/jobProgress';
import type { Services } from '../services';
import type { DocumentWrite } from '../store/documents';
import { fieldListPath, importPath, jobPath, supportersPath, yearPath } from '../store/paths';
import { fieldTypes } from '../matching/fieldTypes';
import { chunkStream } from './chunkStream';
import { endImport, type ImportOutcome } from './endImport';
import { MAX_REJECTED_ROWS } from './limits';
import { mergeYear } from './mergeYear';
import { readImport } from './readImport';
import type { ImportAddress } from './requests';
import { writeFieldList } from './writeFieldList';

/**
 * Runs the import that `finishImport` handed over, unless another run is at it. A run that dies is taken up by the
 * next start (D19): every step gives the same result when it is done again.
 */
export async function runImport(services: Services, scope: YearScope): Promise<void> {
  const owner = services.newId();
  const importId = await claim(services, scope, owner);
  if (importId === null) return;
  const address = { scope, importId };
  try {
    await endImport(services, address, owner, await imported(services, address, owner));
  } catch (failure) {
    if (failure instanceof JobCutOff) return;
    services.log(`Import ${importId}: ${describe(failure)}`);
    await endImport(services, address, owner, await brokenOff(services, scope));
  }
}

const claim = (
  { documents, now }: Services,
  scope: YearScope,
  owner: string,
): Promise<ImportId | null> =>
  documents.transaction(async (transaction) => {
    const path = jobPath(scope, 'import');
    const job = jobOf(await transaction.get(path));
    if (job.state !== 'working' || isHeld(job, now())) return null;
    transaction.write({ kind: 'merge', path, data: leaseFields(owner, now()) });
    return asId<ImportId>(job.importId);
  });

async function imported(
  services: Services,
  address: ImportAddress,
  owner: string,
): Promise<ImportOutcome> {
  const { documents } = services;
  const progress = jobProgress(services, jobPath(address.scope, 'import'), owner);
  const record = await readImport(documents, address);
  if (record === null) throw new Error('The record is gone');

  await progress.reportNow(recordWrite(address, { step: 'Reading the file' }));
  const file = await readSupporters(chunkStream(documents, address, record.chunkCount));
  if (!file.ok) return refused(file.error.message);
  const { counts, supporters } = file.value;
  const rejectedRows = file.value.rejectedRows.slice(0, MAX_REJECTED_ROWS);
  if (supporters.length === 0) return { failure: '', counts, rejectedRows, supportersTotal: null };

  const supportersTotal = await takeIn(services, address, progress, file.value);
  return { failure: '', counts, rejectedRows, supportersTotal };
}

/** Writes the file's supporters and the field list of the whole year; gives the year's number of supporters. */
async function takeIn(
  { documents }: Services,
  address: ImportAddress,
  progress: JobProgress,
  { fieldNames, supporters }: SupporterFile,
): Promise<number> {
  const { scope } = address;
  const { changed, kept } = await mergeYear(documents, scope, fieldNames, supporters);
  const total = changed.length;
  await progress.reportNow([
    ...recordWrite(address, { step: 'Writing supporters', processed: 0, total }),
    { kind: 'merge', path: yearPath(scope), data: { supportersData: { total: -1 } } },
  ]);
  await documents.bulk(supporterWrites(scope, changed), (processed) =>
    progress.report(() => recordWrite(address, { processed })),
  );

  await progress.reportNow(
    recordWrite(address, { step: 'Working out the fields', processed: total }),
  );
  const earlier = fieldTypes(await documents.list(fieldListPath(scope), ['name', 'type']));
  const names = new Set([...fieldNames, ...earlier.map(({ name }) => name)]);
  const year = [...changed, ...kept];
  await writeFieldList(documents, scope, profileSupporters([...names], year));
  return year.length;
}

function* supporterWrites(
  scope: YearScope,
  supporters: readonly Supporter[],
): Generator<DocumentWrite> {
  for (const supporter of supporters) {
    const path = `${supportersPath(scope)}/${supporter.email}`;
    yield { kind: 'set', path, data: { ...encodeSupporter(supporter) } };
  }
}

const recordWrite = (
  { scope, importId }: ImportAddress,
  data: Partial<Pick<ImportRecord, 'step' | 'processed' | 'total'>>,
): readonly DocumentWrite[] => [{ kind: 'merge', path: importPath(scope, importId), data }];

const refused = (failure: string): ImportOutcome => ({
  failure,
  counts: null,
  rejectedRows: [],
  supportersTotal: null,
});

/** Supporters written before it broke off stay; importing the same file again completes them. */
const brokenOff = async ({ documents }: Services, scope: YearScope): Promise<ImportOutcome> => ({
  ...refused('Something went wrong on our side. Please import the file again'),
  supportersTotal: await documents.count(supportersPath(scope)),
});

const describe = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
