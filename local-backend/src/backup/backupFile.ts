import { createHash } from 'node:crypto';
import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';
import type { RawEntry } from '../documents/disk/rawEntries';

/** The format of backups that this release writes; those of smaller numbers are read. */
const VERSION = 1;

const MOST = Number.MAX_SAFE_INTEGER;

const Head = v.object({
  product: v.literal('supporter-screens'),
  kind: v.literal('backup'),
  version: numberWithin({ least: 1, most: MOST }),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
});
const Entry = v.tuple([v.pipe(v.string(), v.base64()), v.string()]);
const End = v.object({ entries: numberWithin({ least: 0, most: MOST }), sha256: v.string() });
const Fault = v.object({ fault: v.string() });

/** Why a file is no backup that can be restored, as a sentence without its subject. */
export class BackupFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BackupFault';
  }
}

/**
 * The lines of a backup: what it is, an entry each, and at the end how many there were and their checksum. What cannot
 * be read while it is made is its last line.
 */
export async function* backupLines(
  entries: AsyncIterable<RawEntry>,
  takenAt: Date,
): AsyncGenerator<string> {
  const head = { product: 'supporter-screens', kind: 'backup', version: VERSION };
  yield `${JSON.stringify({ ...head, takenAt: takenAt.toISOString() })}\n`;
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const [key, value] of entries) {
      const line = `${JSON.stringify([key.toString('base64'), value])}\n`;
      hash.update(line);
      count += 1;
      yield line;
    }
  } catch (failure) {
    yield `${JSON.stringify({ fault: failure instanceof Error ? failure.message : String(failure) })}\n`;
    return;
  }
  yield `${JSON.stringify({ entries: count, sha256: hash.digest('hex') })}\n`;
}

export interface ReadBackup {
  readonly takenAt: Date;
  /** Throws a BackupFault at its end where it is not whole. */
  readonly entries: AsyncIterable<RawEntry>;
}

/** Rejects with a BackupFault for what is no backup. */
export async function readBackup(lines: AsyncIterable<string>): Promise<ReadBackup> {
  const rest = lines[Symbol.asyncIterator]();
  const first = await rest.next();
  const head = v.safeParse(Head, first.done === true ? null : jsonOf(first.value));
  if (!head.success) throw new BackupFault('is no backup of Supporter Screens');
  const { version, takenAt } = head.output;
  if (version > VERSION)
    throw new BackupFault(
      `was made by a later release (version ${String(version)}, this one reads up to ${String(VERSION)})`,
    );
  return { takenAt: new Date(takenAt), entries: entriesOf(rest) };
}

async function* entriesOf(lines: AsyncIterator<string>): AsyncGenerator<RawEntry> {
  const hash = createHash('sha256');
  let count = 0;
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const json = jsonOf(next.value);
    const entry = v.safeParse(Entry, json);
    if (entry.success) {
      const [key, value] = entry.output;
      hash.update(`${next.value}\n`);
      count += 1;
      yield [Buffer.from(key, 'base64'), value];
      continue;
    }
    const fault = v.safeParse(Fault, json);
    if (fault.success) throw new BackupFault(`could not be made: ${fault.output.fault}`);
    const end = v.safeParse(End, json);
    if (!end.success) throw new BackupFault(`is damaged behind entry ${String(count)}`);
    if (end.output.entries !== count || end.output.sha256 !== hash.digest('hex'))
      throw new BackupFault('is damaged: its checksum is another one');
    return;
  }
  throw new BackupFault(`is not whole: it ends after ${String(count)} entries`);
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
