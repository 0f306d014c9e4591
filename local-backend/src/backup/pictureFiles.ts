import { folderStore } from 'registry';

/** Where the files of pictures and fonts lie in a data folder. */
export const MEDIA = 'media';
export const MEDIA_FILE = /^media\/[0-9a-f]{32}\/(?:\d{1,4}\.(?:avif|webp)|[a-z-]{1,20}\.woff2)$/;

/** A file of a picture or a font, which never changes: what has its name is the same. */
export interface BackedUpFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files of all pictures and fonts of a data folder, one after another. */
export async function* pictureFiles(directory: string): AsyncGenerator<BackedUpFile> {
  const store = folderStore(directory);
  for (const name of await store.files(MEDIA)) {
    const path = `${MEDIA}/${name}`;
    const file = MEDIA_FILE.test(path) ? await store.read(path) : null;
    if (file !== null) yield { path, bytes: file.bytes };
  }
}

/** Puts such a file into a data folder. What is there already is the same. */
export const keepPictureFile = (directory: string, { path, bytes }: BackedUpFile) =>
  folderStore(directory).write(path, bytes, null);
