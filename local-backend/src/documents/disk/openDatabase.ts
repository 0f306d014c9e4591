import { copyFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Database } from '../documentSource';
import { makeDirectory } from '../makeDirectory';
import { besideDamage, EMPTY_RECORD, lacksRecord } from './besideDamage';
import { openAcknowledged, type Acknowledged, type OpenAcknowledged } from './acknowledged';
import { damageReport } from './damageReport';
import type { Damage, LostWrites } from './damage';
import { FolderFault } from './folderFault';
import { claimFolder, writeMark, type FolderMark } from './folderMark';
import { forgetHeld, heldAt, holdFiles, setAside, type HeldFiles } from './heldFiles';
import { isLog } from './databaseFiles';
import { inspectFolder, type Inspection } from './inspectFolder';
import { lostWrites } from './lostWrites';
import { mendFolder, type Mended } from './mendFolder';
import { endRestore } from './pendingRestore';
import { openingFault, requireUnused } from './requireUnused';
import { readSuspects, writeSuspects } from './suspects';
import { LAST_WRITE_KEY, writeMarkOf, writeMarkText } from './writeMark';

export interface OpenDatabase {
  readonly database: Database;
  readonly acknowledged: Acknowledged;
  /** The number of the last write that may be in the database. */
  readonly lastWrite: number;
  /** Whether something of it was set aside: ever, or just now. What is missing then is no sign that it never was. */
  readonly mended: 'never' | 'before' | 'now';
}

/** While it stands in a folder of what was set aside, the mending is not through. */
const UNFINISHED = 'unfinished';

/**
 * Opens the database of a data folder, or makes one in a folder that is empty. What is damaged is set aside as it was
 * found, said, and the rest opened. Rejects with a FolderFault where the folder is not ours, is in use, or cannot be
 * mended; then nothing in it was changed.
 */
export async function openDatabase(
  directory: string,
  { now, warn }: { readonly now: () => Date; readonly warn: (text: string) => void },
): Promise<OpenDatabase> {
  await makeDirectory(directory);
  await endRestoreOf(directory, warn);
  await beginAgain(directory);
  const claim = await claimFolder(directory);
  const { mark } = claim;
  if (mark.state === 'new') return openedNew(directory, mark);
  const acknowledged = await openAcknowledged(directory);
  // In this order: a folder that says so always has the record of what was acknowledged.
  if (claim.found === 'unmarked') await writeMark(directory, mark);
  const held = await holdFiles(directory);
  try {
    const inspection = await inspectFolder(
      directory,
      acknowledged.last,
      await readSuspects(directory),
    );
    const damage = [...inspection.damage, ...besideDamage(claim, acknowledged, inspection)];
    const opened = damage.length > 0 ? failed(damage) : await openWhole(directory, acknowledged);
    if (!opened.ok) {
      await requireUnused(directory);
      const found = opened.error;
      const context = { directory, mark, acknowledged, inspection, damage: found, now, warn };
      const aside = await setAside(directory, held, now());
      await keepBeside(context, aside.path);
      return await openMended(context, aside);
    }
    await held.discard();
    await forgetHeld(directory);
    return { ...opened.value, acknowledged, mended: mark.mended.length > 0 ? 'before' : 'never' };
  } catch (failure) {
    await held.discard();
    await acknowledged.close();
    throw failure;
  }
}

async function openedNew(directory: string, mark: FolderMark): Promise<OpenDatabase> {
  const database = databaseIn(directory, true);
  try {
    await database.open();
  } catch (failure) {
    throw openingFault(directory, failure);
  }
  const acknowledged = await openAcknowledged(directory);
  await writeMark(directory, { ...mark, state: 'in use' });
  const lastWrite = writeMarkOf(await database.get(LAST_WRITE_KEY))?.write ?? 0;
  return { database, acknowledged, lastWrite, mended: 'never' };
}

/** It opens itself soon: whoever does not wait must not find that it has made one. */
const databaseIn = (directory: string, createIfMissing: boolean): Database =>
  new ClassicLevel<Buffer>(directory, {
    createIfMissing,
    keyEncoding: 'buffer',
    valueEncoding: 'utf8',
    cacheSize: 64 * 1024 * 1024,
    writeBufferSize: 16 * 1024 * 1024,
  });

/** A start that was killed while it mended has what it found where it set it aside: it is put back, and mended anew. */
async function beginAgain(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    if (!name.startsWith('damaged-') || !(await readdirOf(path)).includes(UNFINISHED)) continue;
    await requireUnused(directory);
    await heldAt(directory, path).restore();
    for (const beside of BESIDE)
      await copyFile(join(path, beside), join(directory, beside)).catch(() => undefined);
    await rm(path, { recursive: true });
  }
}

/** A restore that was decided is ended before anything is opened; one that was not is as if it had never begun. */
async function endRestoreOf(directory: string, warn: (text: string) => void): Promise<void> {
  const names = await readdir(directory);
  if (!names.includes('restore.json') && !names.includes('restoring')) return;
  await requireUnused(directory);
  if (await endRestore(directory))
    warn(
      `A restore into ${directory} was broken off before it changed anything: all is as it was.`,
    );
}

const readdirOf = (path: string): Promise<readonly string[]> => readdir(path).catch(() => []);

type Opened = Pick<OpenDatabase, 'database' | 'lastWrite'>;

/** Without looking for damage in what was found whole; what LevelDB or the numbers of writes object to is damage. */
async function openWhole(
  directory: string,
  acknowledged: Acknowledged,
): Promise<Result<Opened, readonly Damage[]>> {
  const database = databaseIn(directory, false);
  try {
    await database.open();
  } catch (failure) {
    const fault = openingFault(directory, failure);
    if (fault.code === 'in use') throw fault;
    return failed([{ file: 'The database', what: `cannot be opened (${messageOf(failure)})` }]);
  }
  const held = writeMarkOf(await database.get(LAST_WRITE_KEY));
  const lastWrite = held?.write ?? 0;
  const damage = lacksRecord(acknowledged, held)
    ? EMPTY_RECORD
    : lastWrite < (acknowledged.last?.write ?? 0)
      ? { file: 'The database', what: 'lacks saves that were acknowledged' }
      : null;
  if (damage === null) return succeeded({ database, lastWrite });
  await database.close();
  return failed([damage]);
}

/** What is written anew when the database is mended, and is kept as it was found with it. */
const BESIDE = ['folder.json', 'acknowledged'] as const;

async function keepBeside(
  { directory, acknowledged }: Pick<Mending, 'directory' | 'acknowledged'>,
  aside: string,
): Promise<void> {
  for (const name of BESIDE)
    if (name !== 'acknowledged' || !acknowledged.isMade)
      await copyFile(join(directory, name), join(aside, name)).catch(() => undefined);
}

interface Mending {
  readonly directory: string;
  readonly mark: FolderMark;
  readonly acknowledged: OpenAcknowledged;
  readonly inspection: Inspection;
  readonly damage: readonly Damage[];
  readonly now: () => Date;
  readonly warn: (text: string) => void;
}

async function openMended(mending: Mending, aside: HeldFiles): Promise<OpenDatabase> {
  const { directory, acknowledged, inspection, warn } = mending;
  await writeFile(join(aside.path, UNFINISHED), '');
  // Opening it may have changed it already.
  await aside.restore();
  try {
    const mended = await mendFolder(directory, inspection);
    const database = databaseIn(directory, false);
    const { lastWrite, report } = await brought(database, mending, aside, mended);
    await rm(join(aside.path, UNFINISHED));
    warn(report);
    return { database, acknowledged, lastWrite, mended: 'now' };
  } catch (cause) {
    await aside.restore();
    await rm(join(aside.path, UNFINISHED), { force: true });
    const found = mending.damage.map(({ file, what }) => `${file} ${what}`).join('; ');
    throw new FolderFault(
      'unusable',
      `The data folder ${directory} is damaged (${found}) and could not be mended: ${messageOf(cause)}. Nothing in it was changed. Restore a backup: npm run restore -- BACKUP.`,
      cause,
    );
  }
}

/** Opens what is whole, brings back what stands in the logs, and writes down what does not. */
async function brought(
  database: Database,
  mending: Mending,
  aside: HeldFiles,
  mended: Mended,
): Promise<{ readonly lastWrite: number; readonly report: string }> {
  const { directory, mark, acknowledged, now } = mending;
  const damage = [...mending.damage, ...mended.damage];
  try {
    await database.open();
    const { lost, lastFound, isStartKnown } = await broughtBack(database, mending, mended);
    const isLastKnown = acknowledged.last !== null && !acknowledged.isDamaged && isStartKnown;
    const { unknown } = mended;
    const found = { directory, aside: aside.path, damage, lost, unknown, isLastKnown };
    const report = damageReport(found);
    const write = Math.max(lastFound, acknowledged.last?.write ?? 0);
    const at = now().toISOString();
    // From here on, what is lost is known to be lost.
    const text = writeMarkText({ write, after: write, at });
    await database.put(LAST_WRITE_KEY, text, { sync: true });
    await acknowledged.begin({ write, at });
    await writeFile(join(aside.path, 'README.txt'), `${report}\n`);
    await writeSuspects(directory, []);
    await writeMark(directory, { ...mark, mended: [...mark.mended, at] });
    return { lastWrite: write, report };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/**
 * Writes the batches of the logs that the tables do not hold, in their order, without their numbers, which do not follow
 * one another any more; says which are missing.
 */
async function broughtBack(
  database: Database,
  { inspection, acknowledged }: Mending,
  { isSalvaged }: Mended,
): Promise<{
  readonly lost: LostWrites | null;
  readonly lastFound: number;
  readonly isStartKnown: boolean;
}> {
  const { batches } = inspection;
  const held = writeMarkOf(await database.get(LAST_WRITE_KEY));
  const missing = batches.filter(({ mark }) => mark === null || mark.write > (held?.write ?? 0));
  for (const { entries } of missing) {
    const batch = database.batch();
    for (const { key, value } of entries)
      if (key.equals(LAST_WRITE_KEY)) continue;
      else if (value === null) batch.del(key);
      else batch.put(key, value, { valueEncoding: 'buffer' });
    await batch.write();
  }
  const numbers = [held, ...missing.map(({ mark }) => mark)].map((mark) => mark?.write ?? 0);
  const isCut = isSalvaged && held === null && !inspection.damage.some(({ file }) => isLog(file));
  return {
    lost: lostWrites(held, missing, acknowledged.last, isCut),
    lastFound: numbers.reduce((a, b) => Math.max(a, b), 0),
    isStartKnown: !isCut || missing.some(({ mark }) => mark !== null),
  };
}

function messageOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  return failure.cause instanceof Error ? failure.cause.message : failure.message;
}
