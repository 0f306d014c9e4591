import { readFile } from 'node:fs/promises';
import { openDocumentStore, type DocumentDatabase } from '../documents';
import { makeDirectory } from '../documents/makeDirectory';
import { isRecord } from '../documents/record';
import { loadRules, RulesSyntaxError, type Ruleset } from '../rules';
import { openIndexes } from './openIndexes';
import { keepPrivate } from './privateFolder';
import { StartFault } from './startFault';

/** The rules file, or the fault that says why it cannot be used, with its line. */
export async function openRules(file: string): Promise<Ruleset> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (cause) {
    throw new StartFault('rules', `The rules file ${file} cannot be read.`, cause);
  }
  try {
    return loadRules(source);
  } catch (cause) {
    if (!(cause instanceof RulesSyntaxError)) throw cause;
    throw new StartFault('rules', `${file}, line ${cause.line}: ${cause.message}`, cause);
  }
}

/** The documents on disk, or the fault that says why the directory cannot be used. */
export async function openStore(directory: string, now: () => Date): Promise<DocumentDatabase> {
  const indexes = openIndexes();
  try {
    await makeDirectory(directory);
    await keepPrivate(directory);
    return await openDocumentStore(directory, { now, indexes });
  } catch (cause) {
    throw isLocked(cause)
      ? new StartFault(
          'data-directory-in-use',
          `The data folder ${directory} is in use by another local backend.`,
          cause,
        )
      : new StartFault('data-directory', `The data folder ${directory} cannot be written.`, cause);
  }
}

/** LevelDB's lock shows as LEVEL_LOCKED, as the cause of a failed opening. */
function isLocked(failure: unknown): boolean {
  if (!isRecord(failure)) return false;
  return failure['code'] === 'LEVEL_LOCKED' || isLocked(failure['cause']);
}
