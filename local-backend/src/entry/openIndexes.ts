import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseDeclaredIndexes, type DeclaredIndexes } from '../documents';
import { StartFault } from './startFault';

const INDEXES_FILE = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url));

/** The indexes that production is deployed with, or the fault that says why their file cannot be used. */
export function openIndexes(file = INDEXES_FILE): DeclaredIndexes {
  try {
    return parseDeclaredIndexes(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartFault('indexes', `The indexes file ${file} cannot be used: ${reason}.`, cause);
  }
}
