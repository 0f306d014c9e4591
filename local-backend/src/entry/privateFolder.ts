import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../documents/record';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OWNER_ALONE = 0o077;

/** What this process makes from here on is its owner's alone: LevelDB makes files of its own. */
export const makePrivate = (): void => void process.umask(OWNER_ALONE);

/** Leaves a data folder, and everything that is in it already, to its owner alone. */
export async function keepPrivate(dataDirectory: string): Promise<void> {
  await chmod(dataDirectory, FOLDER_MODE);
  const entries = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await setMode(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) await setMode(join(entry.parentPath, entry.name), FILE_MODE);
}

/** The database is open by now, and compacts: a table that was listed may be gone, and nobody reads it any more. */
async function setMode(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (cause) {
    if (!isRecord(cause) || cause['code'] !== 'ENOENT') throw cause;
  }
}
