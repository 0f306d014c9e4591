import { randomBytes } from 'node:crypto';
import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseFiles } from './databaseFiles';
import { syncFolder } from './wholeFile';

/** The files of a database as they were before it was opened: opening alone makes LevelDB delete what it takes for old. */
export interface HeldFiles {
  readonly path: string;
  /** Puts them back in their places, and away what took these. */
  restore(): Promise<void>;
  discard(): Promise<void>;
}

const PREFIX = 'opening-';

/** Holds the database's files by a second name each, which costs no space; by a copy where the disk knows none. */
export async function holdFiles(directory: string): Promise<HeldFiles> {
  const path = join(directory, PREFIX + randomBytes(6).toString('hex'));
  await mkdir(path, { mode: 0o700 });
  for (const name of await databaseFiles(directory))
    await linked(join(directory, name), join(path, name));
  return heldAt(directory, path);
}

export const heldAt = (directory: string, path: string): HeldFiles => ({
  path,
  async restore() {
    for (const name of await databaseFiles(directory)) await rm(join(directory, name));
    for (const name of await databaseFiles(path))
      await linked(join(path, name), join(directory, name));
    await syncFolder(directory);
  },
  discard: () => rm(path, { recursive: true, force: true }),
});

/** Keeps them for people, under a name that says since when. */
export async function setAside(directory: string, held: HeldFiles, now: Date): Promise<HeldFiles> {
  const stamp = now.toISOString().replaceAll(':', '-');
  const path = join(directory, `damaged-${stamp}`);
  await rename(held.path, path);
  await syncFolder(directory);
  return heldAt(directory, path);
}

/** What a start that was killed before it had opened anything has left behind. */
export async function forgetHeld(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith(PREFIX)) await rm(join(directory, name), { recursive: true, force: true });
}

async function linked(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
