import type { DocumentReads, Documents, StoredDocument } from '../store/documents';
import { inBatches } from '../store/inBatches';

type Get = DocumentReads['get'];

/** Documents in one request to the store. */
const AT_ONCE = 300;

interface Waiting {
  readonly path: string;
  readonly resolve: (document: StoredDocument | null) => void;
  readonly reject: (failure: unknown) => void;
}

/** Reads that are asked for at the same moment go to the store together: a crowd costs one request, not hundreds. */
export function gatheredReads({ getAll }: Pick<Documents, 'getAll'>): Get {
  let waiting: Waiting[] = [];

  const read = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const documents = await getAll(group.map(({ path }) => path));
      for (const [index, { resolve }] of group.entries()) resolve(documents[index] ?? null);
    } catch (failure) {
      for (const { reject } of group) reject(failure);
    }
  };
  const readWaiting = (): void => {
    const all = waiting;
    waiting = [];
    for (const group of inBatches(all, AT_ONCE)) void read(group);
  };

  return (path) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(readWaiting);
      waiting.push({ path, resolve, reject });
    });
}
