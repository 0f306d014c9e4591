import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { DocumentDatabase } from '../documents';
import { backupLines } from './backupFile';
import { pictureFiles } from './pictureFiles';

/**
 * The lines of a backup, or why none can be made as a sentence. Verifies every table first: what is damaged must not
 * take the place of a backup that is whole.
 */
export async function backupSource(
  store: DocumentDatabase,
  directory: string,
  now: () => Date,
): Promise<Result<AsyncIterable<string>, string>> {
  const damage = await store.scrub();
  if (damage.length > 0) {
    const listed = damage.map(({ file, what }) => `${file} ${what}`).join('; ');
    return failed(
      `No backup was made, since it would be damaged: ${listed}. Keep the backups you have. Stop the product and start it again: it sets aside what is damaged and says what is lost.`,
    );
  }
  return succeeded(backupLines(store.entries(), pictureFiles(directory), now()));
}
