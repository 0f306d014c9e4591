import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isDatabaseFile } from './databaseFiles';
import { readMark, writeMark } from './folderMark';
import { syncFolder, writeWhole } from './wholeFile';

/** Where a restore makes the new database, inside of the data folder, so that it can be put in place by renaming. */
export const restoringFolder = (directory: string): string => join(directory, 'restoring');

const noteFile = (directory: string): string => join(directory, 'restore.json');

const Note = v.object({
  phase: v.picklist(['setting aside', 'moving in']),
  /** The folder, inside of the data folder, for what is replaced. */
  replaced: v.string(),
});

/** What a database consists of, and what is known of it. */
const isPartOfIt = (name: string): boolean =>
  isDatabaseFile(name) || name === 'acknowledged' || name === 'damaged-tables.json';

/** From here on the restore goes through, at the next start if need be. */
export const decideRestore = (directory: string, replaced: string): Promise<void> =>
  writeWhole(noteFile(directory), `${JSON.stringify({ phase: 'setting aside', replaced })}\n`);

/**
 * Ends a restore that was decided, wherever it was killed: what is replaced goes into a folder of its own, nothing is
 * deleted. One that was killed before is as if it had never begun; true where there was such a one.
 */
export async function endRestore(directory: string): Promise<boolean> {
  const names = await readdir(directory).catch((): string[] => []);
  if (!names.includes('restore.json')) {
    if (!names.includes('restoring')) return false;
    await rm(restoringFolder(directory), { recursive: true, force: true });
    return true;
  }
  const { phase, replaced } = v.parse(
    Note,
    JSON.parse(await readFile(noteFile(directory), 'utf8')),
  );
  const aside = join(directory, replaced);
  if (phase === 'setting aside') {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await moveDatabase(directory, aside);
    await writeWhole(noteFile(directory), `${JSON.stringify({ phase: 'moving in', replaced })}\n`);
  }
  await moveDatabase(restoringFolder(directory), directory);
  const mark = await readMark(directory);
  if (mark !== null) await writeMark(directory, { ...mark, state: 'in use' });
  await rm(restoringFolder(directory), { recursive: true, force: true });
  await rm(noteFile(directory));
  await syncFolder(directory);
  return false;
}

async function moveDatabase(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter(isPartOfIt);
  for (const name of names) await rename(join(from, name), join(to, name));
  await syncFolder(to);
}
