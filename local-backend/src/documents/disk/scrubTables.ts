import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Damage } from './damage';
import { currentManifest, tableName } from './inspectFolder';
import { readLogFile } from './logFile';
import { readManifest, type LiveTable } from './manifest';
import { checkTable } from './tableFile';

/** Whoever asks something meanwhile waits for one pause at most. */
const BLOCKS_BETWEEN_PAUSES = 16;

/**
 * Verifies every block of every table of a database, open or not. LevelDB verifies none when it reads, and gives a
 * flipped byte as the value that was saved. `stopping` ends it early.
 */
export async function scrubTables(
  directory: string,
  stopping?: AbortSignal,
): Promise<readonly Damage[]> {
  const damage: Damage[] = [];
  let blocks = 0;
  const pause = async (): Promise<void> => {
    blocks += 1;
    if (blocks % BLOCKS_BETWEEN_PAUSES === 0) await setImmediate();
  };
  for (const table of await liveTables(directory)) {
    if (stopping?.aborted === true) break;
    const found = await checkedTable(directory, table, pause);
    if (found !== null) damage.push(found);
  }
  return damage;
}

async function checkedTable(
  directory: string,
  live: LiveTable,
  pause: () => Promise<void>,
): Promise<Damage | null> {
  const { number } = live;
  const name = await tableName(directory, number);
  const content = name === null ? null : await readFile(join(directory, name)).catch(() => null);
  if (name === null || content === null) {
    // A table that was merged into others meanwhile is gone by right.
    const isLive = (await liveTables(directory)).some((table) => table.number === number);
    return isLive ? { file: `${String(number).padStart(6, '0')}.ldb`, what: 'is missing' } : null;
  }
  const { what } = await checkTable(content, pause, live);
  return what === null ? null : { file: name, what };
}

async function liveTables(directory: string): Promise<readonly LiveTable[]> {
  const manifest = await currentManifest(directory);
  if (manifest === null) return [];
  const content = await readFile(join(directory, manifest));
  return readManifest(readLogFile(content).records).tables;
}
