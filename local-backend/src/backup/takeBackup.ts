import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { isRecord } from '../documents/record';
import { readFolderSecret } from '../entry/folderSecret';
import { openStore } from '../entry/openParts';
import { readRunningNote } from '../entry/runningNote';
import { StartFault } from '../entry/startFault';
import { BackupFault, readBackup } from './backupFile';
import { backupLinesOf } from './backupLinesOf';
import { BACKUP_PATH } from './backupRoute';
import { backupSource } from './backupSource';

export interface BackupTaken {
  readonly takenAt: Date;
  readonly entries: number;
  readonly bytes: number;
  /** Whether the product was running meanwhile. */
  readonly isServed: boolean;
}

export interface BackupOptions {
  readonly now?: () => Date;
  readonly log: (message: string) => void;
}

/**
 * Writes one moment of a data folder into a file, through the local backend that is running on it if there is one, and
 * reads it again. The file is there whole or not at all.
 */
export async function takeBackup(
  directory: string,
  file: string,
  { now = () => new Date(), log }: BackupOptions,
): Promise<Result<BackupTaken, string>> {
  if (await isThere(file)) return failed(`${file} is there already: name a file that is not.`);
  if (!(await isThere(directory)))
    return failed(`There is no data folder ${directory}: set DATA_DIR to the one that is meant.`);
  try {
    const store = await openStore(directory, now, log);
    try {
      const source = await backupSource(store, directory, now);
      return source.ok ? await written(Readable.from(source.value), file, false) : source;
    } finally {
      await store.close();
    }
  } catch (failure) {
    if (!(failure instanceof StartFault)) throw failure;
    if (failure.code !== 'data-directory-in-use') return failed(failure.message);
    return servedBackup(directory, file, failure.message);
  }
}

async function servedBackup(
  directory: string,
  file: string,
  inUse: string,
): Promise<Result<BackupTaken, string>> {
  const [running, secret] = [await readRunningNote(directory), await readFolderSecret(directory)];
  const unreached = failed(`${inUse} It cannot be reached from here: stop it, and try again.`);
  if (running === null || secret === null) return unreached;
  const address = `http://127.0.0.1:${String(running.port)}${BACKUP_PATH}`;
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(address, { headers }).catch(() => null);
  if (answer === null) return unreached;
  if (!answer.ok || answer.body === null) return failed((await answer.text()).trim());
  return written(Readable.from(chunksOf(answer.body)), file, true);
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

async function written(
  lines: Readable,
  file: string,
  isServed: boolean,
): Promise<Result<BackupTaken, string>> {
  const part = `${file}.part`;
  try {
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
    await synced(part);
    const read = await verifiedBackup(part);
    if (!read.ok) return failed(`No backup was made: it ${read.error}.`);
    const { size } = await stat(part);
    await rename(part, file);
    return succeeded({ ...read.value, bytes: size, isServed });
  } catch (failure) {
    const code = isRecord(failure) ? failure['code'] : null;
    if (typeof code !== 'string') throw failure;
    return failed(`No backup was made: ${REASONS[code] ?? `${file} cannot be written (${code})`}.`);
  } finally {
    await rm(part, { force: true });
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left where it was to be',
  EDQUOT: 'there is no space left where it was to be',
  EFBIG: 'there is no space left where it was to be',
  ENOENT: 'there is no such folder',
  EACCES: 'it is not permitted to write there',
  UND_ERR_SOCKET: 'the product was stopped meanwhile',
};

/** Reads a backup to its end; what is wrong with it otherwise, without its subject. */
export async function verifiedBackup(
  file: string,
): Promise<Result<Pick<BackupTaken, 'takenAt' | 'entries'>, string>> {
  try {
    const { takenAt, entries } = await readBackup(backupLinesOf(file));
    let count = 0;
    for await (const [key] of entries) count += Math.sign(key.length);
    return succeeded({ takenAt, entries: count });
  } catch (failure) {
    if (!(failure instanceof BackupFault)) throw failure;
    return failed(failure.message);
  }
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
