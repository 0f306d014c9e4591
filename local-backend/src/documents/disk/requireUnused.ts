import { link, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { isRecord } from '../record';
import { FolderFault } from './folderFault';

/**
 * Rejects where another process has the database open: then what looks damaged is only being written. LevelDB's lock is
 * asked for under a second name, since opening the database itself would change it.
 */
export async function requireUnused(directory: string): Promise<void> {
  const probe = join(directory, `opening-lock-${String(process.pid)}`);
  await mkdir(probe, { recursive: true });
  const database = new ClassicLevel(probe);
  try {
    await link(join(directory, 'LOCK'), join(probe, 'LOCK')).catch(() => undefined);
    await database.open();
    await database.close();
  } catch (failure) {
    throw openingFault(directory, failure);
  } finally {
    await rm(probe, { recursive: true, force: true });
  }
}

/** LevelDB’s reason as a sentence. */
export function openingFault(directory: string, cause: unknown): FolderFault {
  return isLocked(cause)
    ? new FolderFault(
        'in use',
        `The data folder ${directory} is in use by another local backend.`,
        cause,
      )
    : new FolderFault('unusable', `The data folder ${directory} cannot be written.`, cause);
}

/** LevelDB's lock shows as LEVEL_LOCKED, as the cause of a failed opening. */
function isLocked(failure: unknown): boolean {
  if (!isRecord(failure)) return false;
  return failure['code'] === 'LEVEL_LOCKED' || isLocked(failure['cause']);
}
