import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { databaseFiles, fileNumber, isLog, isManifest, isTable } from './databaseFiles';
import type { Damage } from './damage';
import { currentManifest, type Inspection } from './inspectFolder';
import { checkTable } from './tableFile';
import { syncFolder, writeWhole } from './wholeFile';

/** Keys between which something is missing, or older than it was; null for the beginning or the end. */
export interface UnknownRange {
  readonly from: Buffer | null;
  readonly to: Buffer | null;
}

export interface Mended {
  readonly damage: readonly Damage[];
  readonly unknown: readonly UnknownRange[];
  /** Whether tables were damaged, and something of each could be kept. */
  readonly isSalvaged: boolean;
}

const NO_PAUSE = (): Promise<void> => Promise.resolve();

/**
 * Makes a database that can be opened out of what is whole in a folder whose files were set aside: the logs go, for
 * `inspection.batches` to be written anew; a table goes without its damaged blocks; a MANIFEST that cannot be read is
 * made from the tables. Returns what more was found, and where something is unknown.
 */
export async function mendFolder(directory: string, inspection: Inspection): Promise<Mended> {
  const unknown: UnknownRange[] = [];
  const damage: Damage[] = [];
  const names = await databaseFiles(directory);
  for (const name of names.filter(isLog)) await rm(join(directory, name));
  let lostTables = 0;
  const isRebuilt = inspection.manifest === null || inspection.brokenTables.length > 0;
  if (isRebuilt) {
    for (const { first, last, number } of inspection.brokenTables)
      if (!names.some((name) => isTable(name) && fileNumber(name) === number)) {
        unknown.push({ from: first, to: last });
        lostTables += 1;
      }
    for (const name of names.filter(isTable)) {
      const known = inspection.manifest?.tables.find(({ number }) => number === fileNumber(name));
      const table = await checkTable(
        await readFile(join(directory, name)),
        NO_PAUSE,
        known ?? null,
      );
      if (table.what === null) continue;
      damage.push({ file: name, what: table.what });
      unknown.push(...table.damaged.map(({ after, upTo }) => ({ from: after, to: upTo })));
      if (!(await isReplaced(join(directory, name), table.salvaged()))) lostTables += 1;
    }
    await ClassicLevel.repair(directory);
    await rm(join(directory, 'lost'), { recursive: true, force: true });
  } else if ((await currentManifest(directory)) === null) {
    const [only = ''] = names.filter(isManifest);
    await writeWhole(join(directory, 'CURRENT'), `${only}\n`);
  }
  await syncFolder(directory);
  return { damage, unknown, isSalvaged: damage.length > 0 && lostTables === 0 };
}

/** A file of its own takes the table's place: what was set aside is the same file under another name. */
async function isReplaced(path: string, salvaged: Buffer | null): Promise<boolean> {
  await rm(path);
  if (salvaged !== null) await writeFile(path, salvaged, { mode: 0o600 });
  return salvaged !== null;
}
