import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../documents/record';

/** Loopback ports of the backend that serves a data directory. */
export interface RunningPorts {
  /** What firebase-admin speaks to. */
  readonly grpcPort: number;
  /** What browsers speak to. */
  readonly port: number;
}

/**
 * A file in the data directory by which programs on this machine find the backend that serves it. Only who holds the
 * directory writes it, so it says nothing while nobody does.
 */
const noteFile = (dataDirectory: string): string => join(dataDirectory, 'running.json');

export const writeRunningNote = (
  dataDirectory: string,
  { grpcPort, port }: RunningPorts,
): Promise<void> => writeFile(noteFile(dataDirectory), `${JSON.stringify({ grpcPort, port })}\n`);

export const removeRunningNote = (dataDirectory: string): Promise<void> =>
  rm(noteFile(dataDirectory), { force: true });

/** The ports of the backend that serves the directory; null where none says so. */
export async function readRunningNote(dataDirectory: string): Promise<RunningPorts | null> {
  try {
    const note: unknown = JSON.parse(await readFile(noteFile(dataDirectory), 'utf8'));
    if (!isRecord(note)) return null;
    const { grpcPort, port } = note;
    return typeof grpcPort === 'number' && typeof port === 'number' ? { grpcPort, port } : null;
  } catch {
    return null; // no note, or one that was cut off: nobody can be found by it
  }
}
