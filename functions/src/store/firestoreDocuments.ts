import {
  FieldValue,
  type BulkWriter,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type {
  CountsToAdd,
  DocumentData,
  DocumentReads,
  DocumentWrite,
  Documents,
  StoredDocument,
} from './documents';
import { plainData } from './plainValue';
import { warmRate } from './warmRate';

export interface FirestoreDocumentsOptions {
  /** Ramps bulk writes up slowly, as production asks; off for the local backend, which has no tablets to warm. */
  readonly throttleBulkWrites: boolean;
}

const BULK_SLICE = 1_000;
const TRANSACTION_ATTEMPTS = 8;

/** The store port over firebase-admin, in production and against the local backend alike. */
export function firestoreDocuments(
  firestore: Firestore,
  { throttleBulkWrites }: FirestoreDocumentsOptions,
): Documents {
  const reads = readsOf(firestore, {
    document: (reference) => reference.get(),
    many: (references) => firestore.getAll(...references),
    query: (query) => query.get(),
  });

  return {
    ...reads,
    transaction: (work) =>
      firestore.runTransaction(
        (transaction) =>
          work({
            ...transactionReads(firestore, transaction),
            write: (write) => applyWrite(firestore, transaction, write),
          }),
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    async commit(writes) {
      const batch = firestore.batch();
      for (const write of writes) applyWrite(firestore, batch, write);
      await batch.commit();
    },
    async bulk(writes, onWritten, pace) {
      const now = new Date();
      const writer = firestore.bulkWriter({
        throttling: throttleBulkWrites && {
          initialOpsPerSecond: warmRate(pace?.since ?? now, now),
        },
      });
      const sink = bulkSink(firestore, writer);
      let written = 0;
      try {
        for await (const write of writes) {
          sink.add(write);
          written += 1;
          if (written % BULK_SLICE !== 0) continue;
          await sink.flush();
          await onWritten?.(written);
        }
        await sink.flush();
      } finally {
        // A writer left open keeps the store from being released.
        await writer.close();
      }
      if (written % BULK_SLICE !== 0) await onWritten?.(written);
    },
    async count(collection, equal) {
      const all = firestore.collection(collection);
      const counted = equal === undefined ? all : all.where(equal.field, '==', equal.value);
      return (await counted.count().get()).data().count;
    },
    async where(collection, field, values) {
      if (values.length === 0) return [];
      const query = firestore.collection(collection).where(field, 'in', [...values]);
      return (await query.get()).docs.map(storedDocument);
    },
    async page(collection, { size, after, until, holding = {}, select }) {
      let query: Query = firestore.collection(collection);
      for (const [field, values] of Object.entries(holding))
        query = query.where(field, 'in', [...values]);
      query = query.orderBy('__name__').select(...select);
      if (after !== null) query = query.startAfter(after);
      if (until !== undefined) query = query.endAt(until);
      return (await query.limit(size).get()).docs.map(storedDocument);
    },
    async collections(document) {
      return (await firestore.doc(document).listCollections()).map(({ id }) => id);
    },
    pages: (collection, pageSize) => pagesOf(firestore, collection, pageSize),
    async group(collectionId, field, values, select) {
      const query = firestore.collectionGroup(collectionId).where(field, 'in', [...values]);
      const selected = select === undefined ? query : query.select(...select);
      return (await selected.get()).docs.map(storedDocument);
    },
  };
}

interface Getter {
  document(reference: FirebaseFirestore.DocumentReference): Promise<DocumentSnapshot>;
  many(
    references: readonly FirebaseFirestore.DocumentReference[],
  ): Promise<readonly DocumentSnapshot[]>;
  query(query: Query): Promise<FirebaseFirestore.QuerySnapshot>;
}

function readsOf(firestore: Firestore, getter: Getter): DocumentReads {
  return {
    get: async (path) => documentOf(await getter.document(firestore.doc(path))),
    getAll: async (paths) =>
      paths.length === 0
        ? []
        : (await getter.many(paths.map((path) => firestore.doc(path)))).map(documentOf),
    async list(collection, select) {
      const query = firestore.collection(collection).orderBy('__name__');
      const snapshot = await getter.query(select === undefined ? query : query.select(...select));
      return snapshot.docs.map(storedDocument);
    },
  };
}

const transactionReads = (firestore: Firestore, transaction: FirestoreTransaction) =>
  readsOf(firestore, {
    document: (reference) => transaction.get(reference),
    many: (references) => transaction.getAll(...references),
    query: (query) => transaction.get(query),
  });

const storedDocument = (snapshot: FirebaseFirestore.QueryDocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  path: snapshot.ref.path,
  data: plainData(snapshot.data()),
  createdMs: snapshot.createTime.toMillis(),
});

function documentOf(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data();
  return data === undefined
    ? null
    : { id: snapshot.id, path: snapshot.ref.path, data: plainData(data) };
}

/** A batch and a transaction take writes in the same form. */
interface WriteSink {
  create(reference: FirebaseFirestore.DocumentReference, data: DocumentData): unknown;
  set(
    reference: FirebaseFirestore.DocumentReference,
    data: DocumentData,
    options?: FirebaseFirestore.SetOptions,
  ): unknown;
  delete(reference: FirebaseFirestore.DocumentReference): unknown;
}

function applyWrite(firestore: Firestore, sink: WriteSink, write: DocumentWrite): unknown {
  const reference = firestore.doc(write.path);
  if (write.kind === 'delete') return sink.delete(reference);
  if (write.kind === 'create') return sink.create(reference, write.data);
  if (write.kind === 'set') return sink.set(reference, write.data);
  if (write.kind === 'add') return sink.set(reference, increments(write.counts), { merge: true });
  const taken = Object.fromEntries((write.without ?? []).map((key) => [key, FieldValue.delete()]));
  const data = { ...taken, ...write.data };
  return sink.set(reference, data, { mergeFields: Object.keys(data) });
}

const increments = (counts: CountsToAdd): DocumentData =>
  Object.fromEntries(
    Object.entries(counts).map(([key, count]) => [
      key,
      typeof count === 'number' ? FieldValue.increment(count) : increments(count),
    ]),
  );

/** A bulk writer answers each write apart; the first that failed for good fails the whole. */
function bulkSink(firestore: Firestore, writer: BulkWriter) {
  const failures: unknown[] = [];
  const noted = (failure: unknown): void => {
    failures.push(failure);
  };
  const sink: WriteSink = {
    create: (reference, data) => {
      writer.create(reference, data).catch(noted);
    },
    set: (reference, data, options) => {
      const writing =
        options === undefined ? writer.set(reference, data) : writer.set(reference, data, options);
      writing.catch(noted);
    },
    delete: (reference) => {
      writer.delete(reference).catch(noted);
    },
  };
  return {
    add: (write: DocumentWrite) => void applyWrite(firestore, sink, write),
    async flush() {
      await writer.flush();
      if (failures.length > 0)
        throw new Error(`${String(failures.length)} documents were not written`, {
          cause: failures[0],
        });
    },
  };
}

async function* pagesOf(
  firestore: Firestore,
  collection: string,
  pageSize: number,
): AsyncGenerator<readonly StoredDocument[]> {
  const ordered = firestore.collection(collection).orderBy('__name__').limit(pageSize);
  let page = await ordered.get();
  while (page.size > 0) {
    yield page.docs.map(storedDocument);
    const last = page.docs.at(-1);
    if (last === undefined || page.size < pageSize) return;
    page = await ordered.startAfter(last).get();
  }
}
