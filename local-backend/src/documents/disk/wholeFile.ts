import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The last write of each file that is under way. */
const underWay = new Map<string, Promise<void>>();

/**
 * Puts a file in its place as a whole: whoever is killed leaves the one before or the new one, never half of one. Writes
 * of one file follow each other, as that of a scrub and that of a start which failed beside it.
 */
export function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const before = underWay.get(path) ?? Promise.resolve();
  const write = before.catch(() => undefined).then(() => putInPlace(path, content));
  underWay.set(path, write);
  return write.finally(() => {
    if (underWay.get(path) === write) underWay.delete(path);
  });
}

async function putInPlace(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

/** Makes durable which files a folder holds. */
export async function syncFolder(directory: string): Promise<void> {
  const folder = await open(directory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
