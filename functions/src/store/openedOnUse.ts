import type { FileStore } from 'registry';

/** A store that is opened when something is first asked of it: most functions never see a file. */
export function openedOnUse(open: () => FileStore): FileStore {
  let opened: FileStore | null = null;
  const store = (): FileStore => (opened ??= open());
  return {
    read: (path) => store().read(path),
    write: (path, bytes, over) => store().write(path, bytes, over),
    folders: (folder) => store().folders(folder),
    files: (folder) => store().files(folder),
    filesBefore: (folder, moment) => store().filesBefore(folder, moment),
    remove: (path) => store().remove(path),
  };
}
