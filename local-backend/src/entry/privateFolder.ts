import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OWNER_ALONE = 0o077;

/**
 * Leaves a data folder, and everything in it, to its owner alone: what is there, and what this process makes from here
 * on, since LevelDB makes files of its own.
 */
export async function keepPrivate(dataDirectory: string): Promise<void> {
  process.umask(OWNER_ALONE);
  const entries = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  for (const entry of entries)
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), FOLDER_MODE);
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), FILE_MODE);
}
