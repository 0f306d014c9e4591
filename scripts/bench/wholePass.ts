import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { retypeSnapshot } from 'evaluation';
import {
  inferSnapshotTypes,
  profileSnapshot,
  readColumns,
  simdStops,
  snapshotInPieces,
} from 'supporter-data';
import type { Measurement } from './measure';

export const WHOLE_PASS = 'whole pass: parse, type, profile, encoded snapshot';
const COLUMNS = 'of it: rules of D2c, into columns';

/** As a snapshot is stored. */
const PART_BYTES = 900_000;

/**
 * What an import does with a file before anything is written: parse, type, profile, snapshot, encode. What the file is
 * has been told, as to every reading but the first (D568). Tells once all is in columns; gives the bytes of the snapshot.
 */
export async function wholePass(
  file: Parameters<typeof readColumns>[0],
  onColumns: () => void = () => undefined,
): Promise<number> {
  const told = { encoding: 'utf-8', delimiter: ',', headerRow: 1 } as const;
  const columns = await readColumns(file, { ...told, findStops: simdStops });
  if (!columns.ok) throw new Error(columns.error.code);
  const untyped = columns.value.builder.finish();
  onColumns();
  const types = new Map(inferSnapshotTypes(untyped).map(({ name, type }) => [name, type]));
  const typed = retypeSnapshot(untyped, types);
  profileSnapshot(typed);
  const bytes = snapshotInPieces(typed);
  let stored = 0;
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    stored += bytes.slice(at, at + PART_BYTES).length;
  return stored;
}

export interface PassUse {
  readonly seconds: readonly number[];
  /** Of each, until all was in columns. */
  readonly columnsSeconds: readonly number[];
  /** The most memory of the process, after the first pass. */
  readonly mostMemoryMb: number;
}

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Passes over a file on the disk, in a process that does nothing else. */
export async function measureWholePass(
  file: string,
  rows: number,
): Promise<readonly [readonly Measurement[], mostMemoryMb: number]> {
  const child = spawn(
    process.execPath,
    ['build-preset/node/runFromSources.mjs', 'scripts/bench/passOverFile.ts', file],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The pass ended with ${String(child.exitCode)}`);
  const { seconds, columnsSeconds, mostMemoryMb } = JSON.parse(printed) as PassUse;
  const fastest = (name: string, of: readonly number[]): Measurement => ({
    ...{ name, rows, seconds: Math.min(...of) },
    note: `to ${Math.max(...of).toFixed(3)} s`,
  });
  return [[fastest(WHOLE_PASS, seconds), fastest(COLUMNS, columnsSeconds)], mostMemoryMb];
}
