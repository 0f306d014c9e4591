import { failed, succeeded, type Result } from 'shared-kernel/model';
import { decodePointer } from '../remotes/decode';
import { pointerOf, REMOTES } from '../remotes/places';
import type { Pointer } from '../remotes/release';
import type { FileStore } from '../store/fileStore';

interface PointerRead {
  readonly pointer: Pointer | null;
  /** Null while there is none. */
  readonly generation: string | null;
}

/** What is live of a remote; null where nothing has been promoted yet. */
export async function readPointer(
  store: FileStore,
  id: string,
): Promise<Result<PointerRead, string>> {
  const file = await store.read(pointerOf(id));
  if (file === null) return succeeded({ pointer: null, generation: null });
  const pointer = decodePointer(id, file.bytes);
  return pointer.ok
    ? succeeded({ pointer: pointer.value, generation: file.generation })
    : failed(`${pointer.error} Mend or remove ${pointerOf(id)} first.`);
}

/** Writes a pointer over the generation that it was made from. */
export async function writePointer(
  store: FileStore,
  pointer: Pointer,
  generation: string | null,
): Promise<Result<Pointer, string>> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(pointer, null, 2)}\n`);
  return (await store.write(pointerOf(pointer.id), bytes, generation))
    ? succeeded(pointer)
    : failed(
        `Somebody else has written what is live of ${pointer.id} at the same moment, so nothing was changed. Look at it, and try again.`,
      );
}

/** The versions of a remote that have been released, or a sentence where there are none. */
export async function releasedSentence(store: FileStore, id: string): Promise<string> {
  const versions = await store.folders(`${REMOTES}/${id}`);
  return versions.length === 0
    ? `Nothing of ${id} has been released.`
    : `There is: ${versions.join(', ')}.`;
}
