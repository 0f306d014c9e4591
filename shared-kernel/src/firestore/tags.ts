import { arrayRemove, arrayUnion, doc, writeBatch } from 'firebase/firestore/lite';
import { failed, isDocumentId, succeeded, type Result, type YearScope } from 'shared-kernel/model';
import { getDatabase } from '../firebase';
import { attempt } from './attempt';
import { notFound, type DatabaseFailure } from './dataFailure';
import { inYear } from './paths';

export interface TagChange {
  readonly tag: string;
  /** Whether the things have it from now on. */
  readonly on: boolean;
}

/** Documents of one commit. */
const BATCH = 400;

/**
 * Gives a tag to searches or screens, or takes it from them. Tags have no revision: whoever gives another one at the same
 * time loses none. One that was deleted meanwhile stops all of its batch.
 */
export async function changeTag(
  scope: YearScope,
  collection: 'screens' | 'searches',
  ids: readonly string[],
  { tag, on }: TagChange,
): Promise<Result<void, DatabaseFailure>> {
  const impossible = ids.find((id) => !isDocumentId(id));
  if (impossible !== undefined) return failed(notFound(`${collection}/${impossible}`));
  for (let from = 0; from < ids.length; from += BATCH) {
    const written = await attempt(() => {
      const batch = writeBatch(getDatabase());
      for (const id of ids.slice(from, from + BATCH))
        batch.update(doc(inYear(scope, collection), id), {
          tags: on ? arrayUnion(tag) : arrayRemove(tag),
        });
      return batch.commit();
    });
    if (!written.ok) return written;
  }
  return succeeded(undefined);
}
