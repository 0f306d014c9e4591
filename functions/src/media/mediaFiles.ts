import type { FileStore } from 'registry';
import type { MEDIA_WIDTHS, MediaId } from 'shared-kernel/model';

export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** A file of a picture; its width is the one that it is asked by, which a smaller picture does not fill. */
export interface MediaFile {
  readonly width: MediaWidth;
  readonly format: MediaFormat;
  readonly bytes: Uint8Array;
}

const folderOf = (id: MediaId): string => `media/${id}`;

export const mediaFilePath = (id: MediaId, width: MediaWidth, format: MediaFormat): string =>
  `${folderOf(id)}/${String(width)}.${format}`;

/** What is there already is the same picture, and stays. */
export async function writeMediaFiles(
  store: FileStore,
  id: MediaId,
  files: readonly MediaFile[],
): Promise<void> {
  for (const { width, format, bytes } of files)
    await store.write(mediaFilePath(id, width, format), bytes, null);
}

export async function removeMediaFiles(store: FileStore, id: MediaId): Promise<void> {
  for (const file of await store.files(folderOf(id))) await store.remove(`${folderOf(id)}/${file}`);
}
