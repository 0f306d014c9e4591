import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../documents/record';

/**
 * A file in the data directory by which programs on this machine find the backend that serves it. Only who holds the
 * directory writes it, so it says nothing while nobody does.
 */
const noteFile = (dataDirectory: string): string => join(dataDirectory, 'running.json');

export const writeRunningNote = (dataDirectory: string, grpcPort: number): Promise<void> =>
  writeFile(noteFile(dataDirectory), `${JSON.stringify({ grpcPort })}\n`);

export const removeRunningNote = (dataDirectory: string): Promise<void> =>
  rm(noteFile(dataDirectory), { force: true });

/** The gRPC port of the backend that serves the directory; null where none says so. */
export async function readRunningNote(dataDirectory: string): Promise<number | null> {
  try {
    const note: unknown = JSON.parse(await readFile(noteFile(dataDirectory), 'utf8'));
    const port = isRecord(note) ? note['grpcPort'] : null;
    return typeof port === 'number' ? port : null;
  } catch {
    return null; // no note, or one that was cut off: nobody can be found by it
  }
}
