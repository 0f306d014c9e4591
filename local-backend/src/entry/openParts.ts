import { readFile } from 'node:fs/promises';
import { FolderFault, openDocumentStore, type DocumentDatabase } from '../documents';
import { loadRules, RulesSyntaxError, type Ruleset } from '../rules';
import { openIndexes } from './openIndexes';
import { keepPrivate, makePrivate } from './privateFolder';
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
export async function openStore(
  directory: string,
  now: () => Date,
  log: (message: string) => void,
): Promise<DocumentDatabase> {
  const indexes = openIndexes();
  makePrivate();
  try {
    const store = await openDocumentStore(directory, { now, indexes, warn: log });
    await keepPrivate(directory);
    return store;
  } catch (cause) {
    throw cause instanceof FolderFault
      ? new StartFault(
          cause.code === 'in use' ? 'data-directory-in-use' : 'data-directory',
          cause.message,
          cause,
        )
      : new StartFault('data-directory', `The data folder ${directory} cannot be written.`, cause);
  }
}
