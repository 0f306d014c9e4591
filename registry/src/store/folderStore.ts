import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileStore } from './fileStore';

/** Whoever holds a file for longer than this has died in between. */
const ABANDONED_MS = 10_000;

/** Files in a folder. A file is there whole or not at all, whoever writes beside us or dies meanwhile. */
export function folderStore(root: string): FileStore {
  const at = (file: string): string => path.join(root, file);
  const read = (file: string) => orNull(readAt(at(file)));
  const files = async (folder: string): Promise<readonly string[]> => {
    const options = { withFileTypes: true, recursive: true } as const;
    const entries = (await orNull(readdir(at(folder), options))) ?? [];
    return entries
      .filter((entry) => entry.isFile() && !UNFINISHED.test(entry.name))
      .map((entry) => path.relative(at(folder), path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .sort();
  };

  return {
    read,
    write: async (file, bytes, over) => {
      await mkdir(path.dirname(at(file)), { recursive: true });
      const written = `${at(file)}.${randomUUID()}.new`;
      await writeFile(written, bytes, { flush: true });
      try {
        if (over === null) return await isFirst(link(written, at(file)));
        return await held(at(file), async () => {
          if ((await read(file))?.generation !== over) return false;
          await rename(written, at(file));
          return true;
        });
      } finally {
        await rm(written, { force: true });
      }
    },
    folders: async (folder) => {
      const entries = (await orNull(readdir(at(folder), { withFileTypes: true }))) ?? [];
      return entries
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
        .sort();
    },
    files,
    filesBefore: async (folder, moment) => {
      const found: string[] = [];
      for (const file of await files(folder)) {
        const written = await orNull(stat(path.join(at(folder), file)));
        if (written !== null && written.mtime < moment) found.push(file);
      }
      return found;
    },
    remove: (file) => rm(at(file), { force: true }),
  };
}

const UNFINISHED = /\.new$|\.held$/;

/** Each write leaves a new file, so the file's own identity tells writes apart, even of the same bytes. */
async function readAt(file: string): Promise<{ bytes: Uint8Array; generation: string }> {
  const handle = await open(file);
  try {
    const { ino, mtimeNs } = await handle.stat({ bigint: true });
    return { bytes: await handle.readFile(), generation: `${String(ino)}-${String(mtimeNs)}` };
  } finally {
    await handle.close();
  }
}

/** Runs work while nobody else does on the same file; false where somebody does. */
async function held(file: string, work: () => Promise<boolean>): Promise<boolean> {
  const holder = `${file}.held`;
  const begun = await orNull(stat(holder));
  if (begun !== null && Date.now() - begun.mtimeMs > ABANDONED_MS)
    await rm(holder, { force: true });
  if (!(await isFirst(open(holder, 'wx').then((handle) => handle.close())))) return false;
  try {
    return await work();
  } finally {
    await rm(holder, { force: true });
  }
}

const isFirst = (made: Promise<void>): Promise<boolean> =>
  made.then(
    () => true,
    (failure: unknown) => {
      if (codeOf(failure) === 'EEXIST') return false;
      throw failure;
    },
  );

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((failure: unknown) => {
    const code = codeOf(failure);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw failure;
  });

const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
