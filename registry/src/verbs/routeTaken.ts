import { shapeOfRoute } from 'shared-kernel/model';
import { ID, REMOTES } from '../remotes/places';
import type { FileStore } from '../store/fileStore';
import { readPointer } from './readPointer';

/** The sentence of a route that belongs to another remote which is live; null where all are free or its own. */
export async function routeTaken(
  store: FileStore,
  id: string,
  paths: readonly string[],
): Promise<string | null> {
  const wanted = new Map(paths.map((path) => [shapeOfRoute(path), path]));
  const others = (await store.folders(REMOTES)).filter((other) => ID.test(other) && other !== id);
  for (const other of others) {
    const read = await readPointer(store, other);
    const { current = null, next = null } = (read.ok ? read.value.pointer : null) ?? {};
    for (const path of [...(current?.paths ?? []), ...(next?.release.paths ?? [])]) {
      const asked = wanted.get(shapeOfRoute(path));
      if (asked !== undefined)
        return `${asked} belongs to ${other}, and a route has one owner: ${id} cannot have it.`;
    }
  }
  return null;
}
