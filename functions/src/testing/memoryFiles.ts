import type { FileStore } from 'registry';

interface Kept {
  readonly bytes: Uint8Array;
  readonly generation: string;
  readonly writtenAt: Date;
}

/** Files in memory, each write of which is another generation. */
export function memoryFiles(now: () => Date = () => new Date()): FileStore {
  const files = new Map<string, Kept>();
  let generations = 0;
  const below = (folder: string): readonly string[] =>
    [...files.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1))
      .sort();
  return {
    read: (path) => Promise.resolve(files.get(path) ?? null),
    write: (path, bytes, over) => {
      if ((files.get(path)?.generation ?? null) !== over) return Promise.resolve(false);
      generations += 1;
      files.set(path, { bytes, generation: String(generations), writtenAt: now() });
      return Promise.resolve(true);
    },
    folders: (folder) =>
      Promise.resolve([
        ...new Set(
          below(folder).flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])),
        ),
      ]),
    files: (folder) => Promise.resolve(below(folder)),
    filesBefore: (folder, moment) =>
      Promise.resolve(
        below(folder).filter((file) => {
          const kept = files.get(`${folder}/${file}`);
          return kept !== undefined && kept.writtenAt < moment;
        }),
      ),
    remove: (path) => {
      files.delete(path);
      return Promise.resolve();
    },
  };
}
