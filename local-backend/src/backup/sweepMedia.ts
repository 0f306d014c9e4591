import { mkdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { folderStore } from 'registry';
import { pathOfKey } from '../documents/paths/documentKey';
import type { RawEntry } from '../documents/disk/rawEntries';
import { MEDIA, MEDIA_FILE } from './pictureFiles';

/** By path of its document, the id of what has files: pictures and faces, and those whose files are on their way in or out. */
type NamedMedia = Map<string, string>;

export interface SweptMedia {
  /** Files that no document named, and that were set aside. */
  readonly setAside: number;
  /** Paths of documents whose picture or font has no file. */
  readonly missing: readonly string[];
}

const DOCUMENTS = 'd'.charCodeAt(0);
const NAMED = /^organisations\/[^/]+\/(media|fonts|mediaClaims)\/([0-9a-f]{32})$/;

/** Notes what of these entries has files, while somebody else reads them. */
export async function* notingMedia(
  entries: AsyncIterable<RawEntry>,
  named: NamedMedia,
): AsyncGenerator<RawEntry> {
  for await (const entry of entries) {
    const path = entry[0][0] === DOCUMENTS ? pathOfKey(entry[0]) : '';
    const [, , id] = NAMED.exec(path) ?? [];
    if (id !== undefined) named.set(path, id);
    yield entry;
  }
}

/**
 * What a restore leaves in the folder of pictures and fonts: files that nothing names any more go beside what was replaced,
 * which named them; what is named and has no file is told.
 */
export async function sweepMedia(
  directory: string,
  replaced: string,
  named: ReadonlyMap<string, string>,
): Promise<SweptMedia> {
  const files = (await folderStore(directory).files(MEDIA)).map((file) => `${MEDIA}/${file}`);
  const ids = new Set(named.values());
  const swept = files.filter((file) => MEDIA_FILE.test(file) && !ids.has(idOf(file)));
  for (const file of swept) {
    const aside = join(directory, replaced, file);
    await mkdir(dirname(aside), { recursive: true, mode: 0o700 });
    await rename(join(directory, file), aside);
  }
  for (const id of new Set(swept.map(idOf)))
    // Something of ours may be on its way in there, or somebody else's.
    await rmdir(join(directory, MEDIA, id)).catch(() => undefined);
  const there = new Set(files.map(idOf));
  return {
    setAside: swept.length,
    missing: [...named].flatMap(([path, id]) =>
      there.has(id) || path.includes('/mediaClaims/') ? [] : [path],
    ),
  };
}

const idOf = (file: string): string => file.split('/')[1] ?? '';
