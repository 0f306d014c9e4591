import type { Services } from '../services';
import { DOCUMENT_FILES, documentOf } from './fileOf';

/** Files whose documents are asked for at a time. */
const FILES_AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Removes files whose document is gone, or was never written: who died between the two, or a database that a backup took the place of,
 * leaves them behind, and they hold people's data. What was written within a day may be about to get its document.
 */
export async function sweepFiles({ documents, files, now }: Services): Promise<void> {
  const dayAgo = new Date(now().getTime() - DAY_MS);
  const found = (await files.filesBefore(DOCUMENT_FILES, dayAgo)).flatMap((name) => {
    const file = `${DOCUMENT_FILES}/${name}`;
    const path = documentOf(file);
    return path === null ? [] : [{ file, path }];
  });
  for (let start = 0; start < found.length; start += FILES_AT_ONCE) {
    const some = found.slice(start, start + FILES_AT_ONCE);
    // A transaction gives the documents without reading their files.
    const stored = await documents.transaction((transaction) =>
      transaction.getAll(some.map(({ path }) => path)),
    );
    for (const [at, { file }] of some.entries()) if (stored[at] == null) await files.remove(file);
  }
}
