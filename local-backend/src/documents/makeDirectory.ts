import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isRecord } from './record';

/**
 * Makes a directory and those above it that are missing. Node's own recursive `mkdir` tries without end where the
 * system knows no such directory and takes none, as below /proc.
 */
export async function makeDirectory(path: string): Promise<void> {
  const directory = resolve(path);
  try {
    await makeOne(directory);
  } catch (failure) {
    if (!hasCode(failure, 'ENOENT') || dirname(directory) === directory) throw failure;
    await makeDirectory(dirname(directory));
    await makeOne(directory);
  }
}

/** One that is there already is no fault. */
async function makeOne(directory: string): Promise<void> {
  try {
    await mkdir(directory);
  } catch (failure) {
    if (!hasCode(failure, 'EEXIST')) throw failure;
  }
}

const hasCode = (failure: unknown, code: string): boolean =>
  isRecord(failure) && failure['code'] === code;
