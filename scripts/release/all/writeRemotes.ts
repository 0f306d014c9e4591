import { readRemotes } from 'build-preset/remotes';
import { EVERYBODY, folderStore, promoteRelease, publishRelease } from 'registry';
import { releasedFiles } from '../releasedFiles';

/**
 * Writes each built remote as the registry keeps it, below `remotes/` of the folder, and lets everybody have it. Where a
 * team has released one by itself since, the registry's bucket says what is live, not this folder.
 */
export async function writeRemotes(house: string, folder: string): Promise<void> {
  const store = folderStore(folder);
  const now = new Date();
  for (const { package: name } of readRemotes(house)) {
    const published = await publishRelease(store, await releasedFiles(house, name));
    if (!published.ok) throw new Error(published.error);
    const { id, version } = published.value;
    const promoted = await promoteRelease(store, { id, version, share: EVERYBODY, now });
    if (!promoted.ok) throw new Error(promoted.error);
  }
}
