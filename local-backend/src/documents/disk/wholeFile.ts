import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts a file in its place as a whole: whoever is killed leaves the one before or the new one, never half of one. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
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
