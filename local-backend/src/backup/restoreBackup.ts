import { rm } from 'node:fs/promises';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { openDatabase } from '../documents/disk/openDatabase';
import { requireUnused } from '../documents/disk/requireUnused';
import { FolderFault } from '../documents/disk/folderFault';
import { claimFolder } from '../documents/disk/folderMark';
import { decideRestore, endRestore, restoringFolder } from '../documents/disk/pendingRestore';
import { makeDatabase, rawEntries, type RawEntry } from '../documents/disk/rawEntries';
import { makeDirectory } from '../documents/makeDirectory';
import { pathOfKey } from '../documents/paths/documentKey';
import { isRecord } from '../documents/record';
import { openHandlers } from '../entry/openHandlers';
import { BackupFault, readBackup } from './backupFile';
import { backupLinesOf } from './backupLinesOf';
import { keepPictureFile, type BackedUpFile } from './pictureFiles';
import { notingMedia, sweepMedia, type SweptMedia } from './sweepMedia';
import { verifiedBackup, type BackupOptions } from './takeBackup';

export interface Restored {
  readonly takenAt: Date;
  readonly entries: number;
  /** The folder, in the data folder, that holds what was there before; null where nothing was. */
  readonly replaced: string | null;
  /** How many people were erased again; null where it cannot be known who was erased since. */
  readonly erasedAgain: number | null;
  readonly media: SweptMedia;
}

/**
 * Puts a backup in the place of a data folder's database, which is set aside. People who were erased since it was made
 * are erased from it first. Until that is decided nothing is changed; a restore that is killed later ends at the next
 * start.
 */
export async function restoreBackup(
  directory: string,
  file: string,
  { now = () => new Date(), log }: BackupOptions,
): Promise<Result<Restored, string>> {
  const backup = await verifiedBackup(file);
  if (!backup.ok) return failed(`Nothing was changed: ${file} ${backup.error}.`);
  const restoring = restoringFolder(directory);
  try {
    await makeDirectory(directory);
    await requireUnused(directory);
    await endRestore(directory);
    const hasData = await isInUse(directory);
    // Into a new folder, as after a disk has died, nobody can say who was erased since.
    const erased = hasData ? await suppressions(directory, now, log) : null;
    // Beside those that are there: no two files of one name differ.
    const keep = (picture: BackedUpFile) => keepPictureFile(directory, picture);
    const { entries } = await readBackup(backupLinesOf(file), keep);
    const named = new Map<string, string>();
    const noted = notingMedia(entries, named);
    await makeDatabase(restoring, withSuppressions(noted, erased ?? []), now);
    const since = backup.value.takenAt;
    const erasedAgain = erased === null ? null : await erasedSince(restoring, since, now, log);
    await requireUnused(directory);
    const replaced = `replaced-${now().toISOString().replaceAll(':', '-')}`;
    await decideRestore(directory, replaced);
    await endRestore(directory);
    const media = await sweepMedia(directory, replaced, named);
    return succeeded({ ...backup.value, replaced: hasData ? replaced : null, erasedAgain, media });
  } catch (failure) {
    const reason = reasonOf(failure);
    if (reason === null) throw failure;
    await rm(restoring, { recursive: true, force: true });
    return failed(`Nothing was changed: ${reason}`);
  }
}

/** Whether there is, or was, a database in the folder. */
async function isInUse(directory: string): Promise<boolean> {
  try {
    return (await claimFolder(directory)).mark.state === 'in use';
  } catch (failure) {
    if (failure instanceof FolderFault && failure.code === 'gone') return true;
    throw failure;
  }
}

const ERASED = /^(organisations\/[^/]+\/(suppressions|suppressionKeys)|departures)\/[^/]+$/;
const DOCUMENTS = 'd'.charCodeAt(0);

/**
 * Who was erased, as the data that is replaced knows it (hashes and their key, user ids of deleted accounts); null where
 * it cannot be read.
 */
async function suppressions(
  directory: string,
  now: () => Date,
  log: (message: string) => void,
): Promise<readonly RawEntry[] | null> {
  try {
    const { database, acknowledged } = await openDatabase(directory, { now, warn: log });
    const found: RawEntry[] = [];
    try {
      for await (const entry of rawEntries(database))
        if (entry[0][0] === DOCUMENTS && ERASED.test(pathOfKey(entry[0]))) found.push(entry);
    } finally {
      await database.close();
      await acknowledged.close();
    }
    return found;
  } catch (failure) {
    if (failure instanceof FolderFault && failure.code === 'in use') throw failure;
    log(`The data that is replaced cannot be read: ${String(failure)}`);
    return null;
  }
}

/** Behind the backup's own, so that the newer ones stand. */
async function* withSuppressions(
  entries: AsyncIterable<RawEntry>,
  suppressed: readonly RawEntry[],
): AsyncGenerator<RawEntry> {
  yield* entries;
  yield* suppressed;
}

/** Erases them from the database that is being made, before anybody can see it. */
async function erasedSince(
  restoring: string,
  since: Date,
  now: () => Date,
  log: (message: string) => void,
): Promise<number> {
  const { handlers, runner, close } = await openHandlers(restoring, now, log);
  try {
    const found = await handlers.reapplyErasures({ since });
    await runner.settled();
    return found;
  } finally {
    await close();
  }
}

function reasonOf(failure: unknown): string | null {
  if (failure instanceof FolderFault) return failure.message;
  if (failure instanceof BackupFault) return `the backup ${failure.message}.`;
  const code = codeOf(failure);
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return 'there is no space left for the data folder.';
  return code === null ? null : `the data folder cannot be written (${code}).`;
}

/** The system's code for why a file could not be written; LevelDB's errors hold it in words alone. */
function codeOf(failure: unknown): string | null {
  if (!isRecord(failure)) return null;
  const { code, cause, message } = failure;
  if (typeof message === 'string' && /no space left|file too large/i.test(message)) return 'ENOSPC';
  if (typeof code === 'string' && !code.startsWith('LEVEL_')) return code;
  return codeOf(cause) ?? (typeof code === 'string' ? code : null);
}
