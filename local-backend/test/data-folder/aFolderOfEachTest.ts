import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentDatabase } from '../../src/documents';
import { aFolder, ids, saveAll, type AFolder } from './aFolder';

/** What `fortySaves` saves. */
export const SAVED = ids(0, 40);

/** The data folder of the test that runs, and the store that was opened in it last. */
export interface FolderOfEachTest extends AFolder {
  /** Null before the first opening. */
  readonly store: DocumentDatabase | null;
  /** Closes what is open, and opens it again. */
  reopened(): Promise<DocumentDatabase>;
  close(): Promise<void>;
  /** Forty acknowledged saves that stand in the log, of a process that has ended. */
  fortySaves(): Promise<void>;
  /** The folders in which damaged files were set aside, each by its path. */
  setAside(): Promise<readonly string[]>;
}

/** For the tests of a whole file: each has a data folder of its own, which goes with it. */
export function aFolderOfEachTest(): FolderOfEachTest {
  let folder: AFolder;
  let store: DocumentDatabase | null;

  beforeEach(async () => {
    folder = await aFolder();
    store = null;
  });
  afterEach(async () => {
    await store?.close();
    await folder.remove();
  });

  const close = async (): Promise<void> => {
    await store?.close();
    store = null;
  };

  return {
    get directory() {
      return folder.directory;
    },
    get said() {
      return folder.said;
    },
    get store() {
      return store;
    },
    open: () => folder.open(),
    remove: () => folder.remove(),
    reopened: async () => {
      await close();
      store = await folder.open();
      return store;
    },
    close,
    fortySaves: async () => {
      const first = await folder.open();
      await saveAll(first, SAVED);
      await first.close();
    },
    setAside: async () =>
      (await readdir(folder.directory))
        .filter((name) => name.startsWith('damaged-'))
        .map((name) => join(folder.directory, name)),
  };
}
