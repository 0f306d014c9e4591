import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readRemotes } from 'build-preset/remotes';
import { EVERYBODY, folderStore, isReleased, promoteRelease, publishRelease } from 'registry';
import { filesIn } from './filesIn';

/**
 * Writes each built remote as the registry keeps it, below `remotes/` of the folder, and lets everybody have it. Where a
 * team has released one by itself since, the registry's bucket says what is live, not this folder.
 */
export async function writeRemotes(house: string, folder: string): Promise<void> {
  const store = folderStore(folder);
  const now = new Date();
  for (const { package: name } of readRemotes(house)) {
    const published = await publishRelease(store, await builtFiles(path.join(house, name, 'dist')));
    if (!published.ok) throw new Error(published.error);
    const { id, version } = published.value;
    const promoted = await promoteRelease(store, { id, version, share: EVERYBODY, now });
    if (!promoted.ok) throw new Error(promoted.error);
  }
}

async function builtFiles(dist: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const names = (await filesIn(dist)).filter(isReleased);
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, await readFile(path.join(dist, name))] as const),
    ),
  );
}
