import { failed, succeeded, type Result } from 'shared-kernel/model';
import { MANIFEST, releaseOf } from '../remotes/places';
import type { Pointer } from '../remotes/release';
import type { FileStore } from '../store/fileStore';
import { readPointer, releasedSentence, writePointer } from './readPointer';

export interface RolledBack {
  readonly pointer: Pointer;
  /** The version that is gone, for how many percent of the browsers. */
  readonly from: { readonly version: string; readonly share: number };
}

/** Takes back what was promoted last: the share that a release had begun with, or else the release that is live. */
export async function rollBack(
  store: FileStore,
  id: string,
  now: Date,
): Promise<Result<RolledBack, string>> {
  const read = await readPointer(store, id);
  if (!read.ok) return read;
  const { pointer, generation } = read.value;
  if (pointer?.current == null)
    return failed(`Nothing of ${id} is live. ${await releasedSentence(store, id)}`);
  const { current, next, lastGood } = pointer;
  const wanted = next === null ? goneBack(pointer, now) : succeeded({ ...pointer, next: null });
  if (!wanted.ok) return wanted;
  if (next === null && lastGood !== null) {
    const manifest = `${releaseOf(id, lastGood.version)}/${MANIFEST}`;
    if ((await store.read(manifest)) === null)
      return failed(`${id} ${lastGood.version}, the release before, is no longer there.`);
  }
  const written = await writePointer(store, wanted.value, generation);
  const from =
    next === null
      ? { version: current.version, share: 100 }
      : { version: next.release.version, share: next.share };
  return written.ok ? succeeded({ pointer: written.value, from }) : written;
}

/** The release that was taken back is not offered to anybody again. */
const goneBack = (pointer: Pointer, now: Date): Result<Pointer, string> =>
  pointer.lastGood === null
    ? failed(
        `Nothing is known to have been good before ${pointer.id} ${pointer.current?.version ?? ''}: promote a version by its name, with --version.`,
      )
    : succeeded({
        ...pointer,
        current: { ...pointer.lastGood, since: now.toISOString() },
        lastGood: null,
      });
