import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, listOf } from '../record';
import { writeWhole } from './wholeFile';

const suspectsFile = (directory: string): string => join(directory, 'damaged-tables.json');

/** Tables that a scrub found damaged, by the names of their files: the next start sets them aside. */
export async function readSuspects(directory: string): Promise<readonly string[]> {
  try {
    const note: unknown = JSON.parse(await readFile(suspectsFile(directory), 'utf8'));
    return (isRecord(note) ? (listOf(note['tables']) ?? []) : []).map(String);
  } catch {
    return []; // none, or a note that was cut off: the next scrub finds them again
  }
}

export const writeSuspects = (directory: string, tables: readonly string[]): Promise<void> =>
  tables.length === 0
    ? rm(suspectsFile(directory), { force: true })
    : writeWhole(suspectsFile(directory), `${JSON.stringify({ tables })}\n`);
