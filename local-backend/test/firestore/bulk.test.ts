import { firestoreDocuments } from 'functions/firestore';
import type { DocumentWrite } from 'functions/handlers';
import { startBackend, type TestBackend } from './backend';

let backend: TestBackend;

beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

const writesOf = (amount: number): readonly DocumentWrite[] =>
  Array.from({ length: amount }, (_, n) => ({ kind: 'set', path: `bulk/${n}`, data: { n } }));

function* breakingOff(writes: readonly DocumentWrite[]): Generator<DocumentWrite> {
  yield* writes;
  throw new Error('cut off');
}

const cutOff = () => Promise.reject(new Error('cut off'));

it.each([
  ['the one who is told of the progress', writesOf(1_001), cutOff, 1_000],
  ['the source of the writes', breakingOff(writesOf(3)), undefined, 3],
])('a bulk cut off by %s releases the store', async (_, writes, onWritten, written) => {
  const firestore = backend.admin('bulk');
  const documents = firestoreDocuments(firestore, { throttleBulkWrites: false });
  await expect(documents.bulk(writes, onWritten)).rejects.toThrow('cut off');
  expect(await documents.count('bulk')).toBe(written);
  await expect(firestore.terminate()).resolves.toBeUndefined();
});

it('a bulk with writes that are refused fails as one, and releases the store', async () => {
  const firestore = backend.admin('bulk');
  const documents = firestoreDocuments(firestore, { throttleBulkWrites: false });
  const tooLarge = {
    kind: 'set',
    path: 'bulk/large',
    data: { text: 'x'.repeat(1_100_000) },
  } as const;
  await expect(documents.bulk(breakingOff([tooLarge]))).rejects.toThrow('cut off');
  await expect(documents.bulk([tooLarge])).rejects.toThrow('1 documents were not written');
  await expect(firestore.terminate()).resolves.toBeUndefined();
});
