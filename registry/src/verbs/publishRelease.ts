import { failed, succeeded, type Result } from 'shared-kernel/model';
import { decodeManifest } from '../remotes/decode';
import { MANIFEST, releaseOf } from '../remotes/places';
import type { FileStore } from '../store/fileStore';

/** The files of a build by their names. */
export type BuiltFiles = ReadonlyMap<string, Uint8Array>;

export interface Published {
  readonly id: string;
  readonly version: string;
  readonly files: number;
  /** Whether it had been released before, with the same bytes. */
  readonly isUnchanged: boolean;
}

/**
 * Puts the files of a build where browsers can ask for them, under the version that the build names; nobody gets it yet.
 * A version stands for the same bytes for ever. What an upload that broke off has left is completed: the manifest comes
 * last.
 */
export async function publishRelease(
  store: FileStore,
  built: BuiltFiles,
): Promise<Result<Published, string>> {
  const manifest = built.get(MANIFEST);
  if (manifest === undefined) return failed(`The build has no ${MANIFEST}.`);
  const decoded = decodeManifest(manifest);
  if (!decoded.ok) return failed(`${MANIFEST} of the build cannot be read: ${decoded.error}`);
  const { id, version } = decoded.value.stamp;
  const missing = decoded.value.files.find((file) => !built.has(file));
  if (missing !== undefined)
    return failed(`The build of ${id} names ${missing}, which it does not hold: build it again.`);

  const folder = releaseOf(id, version);
  const before = await store.files(folder);
  const isWhole = before.includes(MANIFEST);
  const names = [...built.keys()].filter((name) => name !== MANIFEST).sort();
  const others = isWhole ? before.filter((name) => !built.has(name)) : [];
  const differing = [...others];
  for (const name of [...names, MANIFEST]) {
    const bytes = built.get(name) ?? new Uint8Array();
    const path = `${folder}/${name}`;
    const isNew = !before.includes(name);
    if (isNew && (isWhole || differing.length > 0)) differing.push(name);
    else if (!isNew || !(await store.write(path, bytes, null)))
      if (!isSame((await store.read(path))?.bytes, bytes)) differing.push(name);
  }
  return differing.length === 0
    ? succeeded({ id, version, files: built.size, isUnchanged: isWhole })
    : failed(
        `${id} ${version} is there already with other files (${listed(differing)}), and a version stands for the same bytes for ever: raise "version" in its package.json, and release it again.`,
      );
}

/** What a build holds that nobody is to be given: maps back to the sources, and what tools have noted for each other. */
export const isReleased = (name: string): boolean =>
  !name.endsWith('.map') && name !== 'mf-stats.json';

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0;

const listed = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} …`;
