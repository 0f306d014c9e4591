import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { databaseFiles, isLog, isManifest, isTable } from './databaseFiles';
import type { Damage } from './damage';
import { currentManifest, type Inspection } from './inspectFolder';
import { checkTable } from './tableFile';
import { syncFolder, writeWhole } from './wholeFile';

/** Keys between which something is missing, or older than it was; null for the beginning or the end. */
export interface UnknownRange {
  readonly from: Buffer | null;
  readonly to: Buffer | null;
}

const NO_PAUSE = (): Promise<void> => Promise.resolve();

/**
 * Makes a database that can be opened out of what is whole in a folder whose files were set aside: the logs go, for
 * `inspection.batches` to be written anew; a table goes without its damaged blocks; a MANIFEST that cannot be read is
 * made from the tables. Answers with what more was found, and where something is unknown.
 */
export async function mendFolder(
  directory: string,
  inspection: Inspection,
): Promise<{ readonly damage: readonly Damage[]; readonly unknown: readonly UnknownRange[] }> {
  const unknown: UnknownRange[] = [];
  const damage: Damage[] = [];
  const names = await databaseFiles(directory);
  for (const name of names.filter(isLog)) await rm(join(directory, name));
  const isRebuilt = inspection.manifest === null || inspection.brokenTables.length > 0;
  if (isRebuilt) {
    for (const { first, last, number } of inspection.brokenTables)
      if (!names.some((name) => isTable(name) && Number.parseInt(name, 10) === number))
        unknown.push({ from: first, to: last });
    for (const name of names.filter(isTable))
      unknown.push(...(await withoutDamage(directory, name, damage)));
    await ClassicLevel.repair(directory);
    await rm(join(directory, 'lost'), { recursive: true, force: true });
  } else if ((await currentManifest(directory)) === null) {
    const [only = ''] = names.filter(isManifest);
    await writeWhole(join(directory, 'CURRENT'), `${only}\n`);
  }
  await syncFolder(directory);
  return { damage, unknown };
}

/** A file of its own takes the table's place: what was set aside is the same file under another name. */
async function withoutDamage(
  directory: string,
  name: string,
  damage: Damage[],
): Promise<readonly UnknownRange[]> {
  const path = join(directory, name);
  const table = await checkTable(await readFile(path), NO_PAUSE);
  if (table.damaged.length === 0) return [];
  damage.push({
    file: name,
    what: `is damaged in ${String(table.damaged.length)} of ${String(table.blockCount)} blocks`,
  });
  const salvaged = table.salvaged();
  await rm(path);
  if (salvaged !== null) await writeFile(path, salvaged, { mode: 0o600 });
  return table.damaged.map(({ after, upTo }) => ({ from: after, to: upTo }));
}
