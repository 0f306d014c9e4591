import { createHash } from 'node:crypto';
import { numberWithin } from 'shared-kernel/model';
import * as v from 'valibot';
import { MEDIA_FILE, type BackedUpFile } from './pictureFiles';
import type { RawEntry } from '../documents/disk/rawEntries';

/** The format of backups that this release writes; those of smaller numbers are read. Since 2 they hold the files of pictures. */
const VERSION = 2;

const MOST = Number.MAX_SAFE_INTEGER;

const Head = v.object({
  product: v.literal('supporter-screens'),
  kind: v.literal('backup'),
  version: numberWithin({ least: 1, most: MOST }),
  takenAt: v.pipe(v.string(), v.isoTimestamp()),
});
const Entry = v.tuple([v.pipe(v.string(), v.base64()), v.string()]);
const File = v.object({
  file: v.pipe(v.string(), v.regex(MEDIA_FILE)),
  bytes: v.pipe(v.string(), v.base64()),
});
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
 * The lines of a backup: what it is, an entry each, then a file each, and at the end how many there were and their checksum. What cannot
 * be read while it is made is its last line.
 */
export async function* backupLines(
  entries: AsyncIterable<RawEntry>,
  files: AsyncIterable<BackedUpFile>,
  takenAt: Date,
): AsyncGenerator<string> {
  const head = { product: 'supporter-screens', kind: 'backup', version: VERSION };
  yield `${JSON.stringify({ ...head, takenAt: takenAt.toISOString() })}\n`;
  const hash = createHash('sha256');
  let count = 0;
  try {
    for await (const line of linesOf(entries, files)) {
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

async function* linesOf(
  entries: AsyncIterable<RawEntry>,
  files: AsyncIterable<BackedUpFile>,
): AsyncGenerator<string> {
  for await (const [key, value] of entries)
    yield `${JSON.stringify([key.toString('base64'), value])}\n`;
  for await (const { path, bytes } of files)
    yield `${JSON.stringify({ file: path, bytes: Buffer.from(bytes).toString('base64') })}\n`;
}

export interface ReadBackup {
  readonly takenAt: Date;
  /** Throws a BackupFault at its end where it is not whole. */
  readonly entries: AsyncIterable<RawEntry>;
}

/** Rejects with a BackupFault for what is no backup. `onFile` is given the files behind the entries. */
export async function readBackup(
  lines: AsyncIterable<string>,
  onFile: (file: BackedUpFile) => Promise<unknown> = ignored,
): Promise<ReadBackup> {
  const rest = lines[Symbol.asyncIterator]();
  const first = await rest.next();
  const head = v.safeParse(Head, first.done === true ? null : jsonOf(first.value));
  if (!head.success) throw new BackupFault('is no backup of Supporter Screens');
  const { version, takenAt } = head.output;
  if (version > VERSION)
    throw new BackupFault(
      `was made by a later release (version ${String(version)}, this one reads up to ${String(VERSION)})`,
    );
  return { takenAt: new Date(takenAt), entries: entriesOf(rest, onFile) };
}

const ignored = () => Promise.resolve();

async function* entriesOf(
  lines: AsyncIterator<string>,
  onFile: (file: BackedUpFile) => Promise<unknown>,
): AsyncGenerator<RawEntry> {
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
    const file = v.safeParse(File, json);
    if (file.success) {
      hash.update(`${next.value}\n`);
      count += 1;
      const { file: path, bytes } = file.output;
      await onFile({ path, bytes: Buffer.from(bytes, 'base64') });
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
