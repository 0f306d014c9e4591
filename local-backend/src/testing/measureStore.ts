import { openDocumentStore, parseQuery, type StoredDocument, type Write } from '../documents';
import { PROJECT_ID } from '../entry/firebaseConfig';
import { valueOf } from './results';

/** What the store alone does with the documents of a collection. */
export interface StoreMeasures {
  readonly documents: number;
  /** Writing them into an empty store, 500 a commit. */
  readonly writeMs: number;
  /** Reading single ones by their ids, all over the collection. */
  readonly readMs: readonly number[];
}

const A_COMMIT = 500;
const READS = 1_000;

/** Measures the collection of a data folder that nobody serves; `scratch` is an empty folder. */
export async function measureStore(
  dataDirectory: string,
  collection: string,
  scratch: string,
): Promise<StoreMeasures> {
  const source = await openDocumentStore(dataDirectory);
  const target = await openDocumentStore(scratch);
  try {
    const from = source.project(PROJECT_ID);
    const to = target.project(PROJECT_ID);
    const paths: string[] = [];
    let writeMs = 0;
    const write = async (documents: readonly StoredDocument[]): Promise<void> => {
      const start = performance.now();
      valueOf(await to.commit(documents.map(replaces)));
      writeMs += performance.now() - start;
    };
    let some: StoredDocument[] = [];
    for await (const document of from.query(parentOf(collection), wholeOf(collection))) {
      paths.push(document.path);
      some.push(document);
      if (some.length < A_COMMIT) continue;
      await write(some);
      some = [];
    }
    if (some.length > 0) await write(some);
    const readMs: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      const start = performance.now();
      await from.get(paths[(read * 7_919) % paths.length] ?? '');
      readMs.push(performance.now() - start);
    }
    return { documents: paths.length, writeMs, readMs };
  } finally {
    await source.close();
    await target.close();
  }
}

const replaces = ({ path, fields }: StoredDocument): Write => ({
  kind: 'update',
  path,
  fields,
  mask: null,
  transforms: [],
  precondition: null,
});

const parentOf = (collection: string): string => collection.slice(0, collection.lastIndexOf('/'));

const wholeOf = (collection: string) =>
  valueOf(
    parseQuery({ from: [{ collectionId: collection.slice(collection.lastIndexOf('/') + 1) }] }),
  );
