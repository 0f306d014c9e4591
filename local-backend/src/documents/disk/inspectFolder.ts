import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../record';
import type { Acknowledgement } from './acknowledged';
import { fileNumber, isLog, isManifest } from './databaseFiles';
import type { Damage } from './damage';
import { readLogFile } from './logFile';
import { readManifest, type LiveTable, type ManifestState } from './manifest';
import { tableEnd } from './tableEnd';
import { LAST_WRITE_KEY, writeMarkOf, type WriteMark } from './writeMark';
import { readWriteBatch, type BatchEntry } from './writeBatch';

/** A batch of a log, and which write it says it is. */
export interface LoggedBatch {
  readonly entries: readonly BatchEntry[];
  readonly mark: WriteMark | null;
}

/** What stands in a folder's files before they are opened. */
export interface Inspection {
  readonly damage: readonly Damage[];
  /** Null where it cannot be read whole. */
  readonly manifest: ManifestState | null;
  /** Tables that are missing, have another size, or were found damaged before. */
  readonly brokenTables: readonly LiveTable[];
  /** Of every log that stands in no table yet, in their order. */
  readonly batches: readonly LoggedBatch[];
}

/**
 * Verifies what LevelDB takes on trust when it opens: CURRENT, the MANIFEST, every record of the logs, which of them
 * were acknowledged, and whether each table is there in its size with a
 * whole index. What tables hold is verified by `scrubTables`.
 */
export async function inspectFolder(
  directory: string,
  acknowledged: Acknowledgement | null,
  suspects: readonly string[],
): Promise<Inspection> {
  const names = await readdir(directory);
  const damage: Damage[] = [];
  const manifest = await inspectedManifest(directory, names, damage);
  const brokenTables = await inspectedTables(directory, manifest, suspects, damage);
  const batches = await inspectedLogs(directory, names, manifest, damage);
  damage.push(...brokenChain(batches, acknowledged, damage));
  return { damage, manifest, brokenTables, batches };
}

async function inspectedManifest(
  directory: string,
  names: readonly string[],
  damage: Damage[],
): Promise<ManifestState | null> {
  const name = await currentManifest(directory);
  if (name === null) {
    damage.push({ file: 'CURRENT', what: 'is missing or damaged' });
    const [only, another] = names.filter(isManifest);
    return only === undefined || another !== undefined
      ? null
      : inspectedManifestFile(directory, only, damage);
  }
  return inspectedManifestFile(directory, name, damage);
}

/** The MANIFEST that CURRENT names. */
export async function currentManifest(directory: string): Promise<string | null> {
  const current = (await contentOf(directory, 'CURRENT'))?.toString('latin1') ?? '';
  return /^(MANIFEST-\d+)\n$/.exec(current)?.[1] ?? null;
}

async function inspectedManifestFile(
  directory: string,
  name: string,
  damage: Damage[],
): Promise<ManifestState | null> {
  const content = await contentOf(directory, name);
  if (content === null) {
    damage.push({ file: name, what: 'is missing' });
    return null;
  }
  const { records, damagedAt, isTorn } = readLogFile(content);
  if (damagedAt.length > 0 || isTorn || records.length === 0) {
    damage.push({ file: name, what: `is damaged (${placesOf(damagedAt)})` });
    return null;
  }
  try {
    return readManifest(records);
  } catch (failure) {
    if (!(failure instanceof RangeError)) throw failure;
    damage.push({ file: name, what: 'cannot be read' });
    return null;
  }
}

async function inspectedTables(
  directory: string,
  manifest: ManifestState | null,
  suspects: readonly string[],
  damage: Damage[],
): Promise<readonly LiveTable[]> {
  const broken: LiveTable[] = [];
  for (const table of manifest?.tables ?? []) {
    const name = await tableName(directory, table.number);
    const size = name === null ? null : (await stat(join(directory, name))).size;
    const what =
      size === null
        ? 'is missing'
        : size !== table.bytes
          ? `has ${String(size)} bytes instead of ${String(table.bytes)}`
          : suspects.includes(name ?? '')
            ? 'was found damaged'
            : (await hasWholeEnd(join(directory, name ?? ''), size))
              ? null
              : 'cannot be read from its end';
    if (what === null) continue;
    damage.push({ file: name ?? `${String(table.number).padStart(6, '0')}.ldb`, what });
    broken.push(table);
  }
  return broken;
}

/** Without its end LevelDB opens a database and then reads nothing of the table. */
async function hasWholeEnd(path: string, size: number): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const end = await tableEnd(size, async (offset, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
      return buffer.subarray(0, bytesRead);
    });
    return end?.isWhole === true;
  } finally {
    await file.close();
  }
}

/** Null where the folder has no such table. */
export async function tableName(directory: string, number: number): Promise<string | null> {
  for (const ending of ['ldb', 'sst']) {
    const name = `${String(number).padStart(6, '0')}.${ending}`;
    const isThere = await stat(join(directory, name)).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  return null;
}

async function inspectedLogs(
  directory: string,
  names: readonly string[],
  manifest: ManifestState | null,
  damage: Damage[],
): Promise<readonly LoggedBatch[]> {
  const logs = names.filter(
    (name) => isLog(name) && fileNumber(name) >= (manifest?.logNumber ?? 0),
  );
  const batches: LoggedBatch[] = [];
  for (const name of logs.sort((a, b) => fileNumber(a) - fileNumber(b))) {
    const { records, damagedAt } = readLogFile(
      (await contentOf(directory, name)) ?? Buffer.alloc(0),
    );
    if (damagedAt.length > 0)
      damage.push({ file: name, what: `is damaged (${placesOf(damagedAt)})` });
    const read = records.map(batchOf);
    if (read.includes(null)) damage.push({ file: name, what: 'holds what is no save' });
    batches.push(...read.filter((batch) => batch !== null));
  }
  return batches;
}

/** Null for a record that is whole and no batch: nobody but LevelDB writes one. */
function batchOf(record: Buffer): LoggedBatch | null {
  const entries = entriesOf(record);
  if (entries === null) return null;
  const marked = entries.find(({ key }) => key.equals(LAST_WRITE_KEY));
  return { entries, mark: writeMarkOf(marked?.value?.toString()) };
}

function entriesOf(record: Buffer): readonly BatchEntry[] | null {
  try {
    return readWriteBatch(record);
  } catch (failure) {
    if (failure instanceof RangeError) return null;
    throw failure;
  }
}

/**
 * Every batch names the acknowledged one before it: where that is not in the logs, or what was acknowledged last is not,
 * something has gone. Before the first batch come the tables, which say for themselves what they hold once they are open.
 */
function brokenChain(
  batches: readonly LoggedBatch[],
  acknowledged: Acknowledgement | null,
  known: readonly Damage[],
): readonly Damage[] {
  const marks = batches.flatMap(({ mark }) => (mark === null ? [] : [mark]));
  const [first] = marks;
  if (known.length > 0 || first === undefined) return [];
  const seen = new Set([first.after, ...marks.map(({ write }) => write)]);
  const isWhole =
    marks.every(({ after }) => after <= first.after || seen.has(after)) &&
    (acknowledged === null || acknowledged.write <= first.after || seen.has(acknowledged.write));
  return isWhole ? [] : [{ file: 'The log', what: 'lacks saves that were acknowledged' }];
}

async function contentOf(directory: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(directory, name));
  } catch (failure) {
    if (isRecord(failure) && failure['code'] === 'ENOENT') return null;
    throw failure;
  }
}

const SHOWN = 3;

function placesOf(offsets: readonly number[]): string {
  if (offsets.length === 0) return 'it ends in the middle';
  const shown = offsets.slice(0, SHOWN).join(', ');
  return `at byte ${shown}${offsets.length > SHOWN ? ` and ${String(offsets.length - SHOWN)} more places` : ''}`;
}
