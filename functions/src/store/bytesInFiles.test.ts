import { memoryDocuments } from '../testing/memoryDocuments';
import { memoryFiles } from '../testing/memoryFiles';
import { bytesInFiles } from './bytesInFiles';
import type { DocumentWrite } from './documents';

const CHUNKS = 'organisations/grove/years/2026/imports/i1/chunks';
const PART = 'organisations/grove/years/2026/snapshot/s1-0';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const set = (path: string, text: string): DocumentWrite => ({
  kind: 'set',
  path,
  data: { sizeBytes: text.length, bytes: bytes(text) },
});
const deleted = (path: string): DocumentWrite => ({ kind: 'delete', path });

const opened = () => {
  const stored = memoryDocuments();
  const files = memoryFiles();
  return { stored, files, documents: bytesInFiles(stored, files) };
};

describe('bytes of documents', () => {
  it('lie in a file, and come with the document', async () => {
    const { stored, files, documents } = opened();
    await documents.commit([set(`${CHUNKS}/0`, 'one'), set(PART, 'two')]);
    expect(stored.everything()).toEqual([
      [`${CHUNKS}/0`, { sizeBytes: 3 }],
      [PART, { sizeBytes: 3 }],
    ]);
    expect(await files.files('documents')).toEqual([
      'grove/2026/import-i1-0',
      'grove/2026/snapshot-s1-0',
    ]);
    expect((await documents.get(PART))?.data).toEqual({ sizeBytes: 3, bytes: bytes('two') });
    const all = await documents.getAll([PART, `${CHUNKS}/1`, `${CHUNKS}/0`]);
    expect(all.map((one) => one?.data['bytes'])).toEqual([bytes('two'), undefined, bytes('one')]);
  });

  it('take the place of those before them', async () => {
    const { documents } = opened();
    for (const text of ['one', 'one', 'another'])
      await documents.commit([set(`${CHUNKS}/0`, text)]);
    expect((await documents.get(`${CHUNKS}/0`))?.data['bytes']).toEqual(bytes('another'));
  });

  it('stand in no other document’s file, whoever has a field of that name', async () => {
    const { stored, files, documents } = opened();
    const write = set('organisations/grove/years/2026/imports/i1/before/000000', 'one');
    await documents.commit([write]);
    expect(stored.everything()).toHaveLength(1);
    expect(await files.files('documents')).toEqual([]);
    expect((await documents.get(write.path))?.data['bytes']).toEqual(bytes('one'));
  });

  it('of an earlier version come out of the document', async () => {
    const { stored, documents } = opened();
    await stored.commit([set(`${CHUNKS}/0`, 'one')]);
    expect((await documents.get(`${CHUNKS}/0`))?.data['bytes']).toEqual(bytes('one'));
  });

  it('are absent where the file is gone', async () => {
    const { files, documents } = opened();
    await documents.commit([set(PART, 'one')]);
    await files.remove('documents/grove/2026/snapshot-s1-0');
    expect((await documents.get(PART))?.data).toEqual({ sizeBytes: 3 });
  });

  it.each([
    ['a commit', ({ documents }) => documents.commit([deleted(PART)])],
    ['a bulk', ({ documents }) => documents.bulk([deleted(PART)])],
    ['a bulk that comes bit by bit', ({ documents }) => documents.bulk(later([deleted(PART)]))],
    [
      'a transaction',
      ({ documents }) =>
        documents.transaction((transaction) => {
          transaction.write(deleted(PART));
          return Promise.resolve();
        }),
    ],
  ] satisfies [string, (on: ReturnType<typeof opened>) => Promise<void>][])(
    'go with the document that %s deletes',
    async (_, erase) => {
      const on = opened();
      await on.documents.commit([set(PART, 'one'), set(`${CHUNKS}/0`, 'other')]);
      await erase(on);
      expect(await on.documents.get(PART)).toBeNull();
      expect(await on.files.files('documents')).toEqual(['grove/2026/import-i1-0']);
    },
  );

  it('stay where the commit that deletes the document fails', async () => {
    const { stored, documents } = opened();
    await documents.commit([set(PART, 'one')]);
    const erasing = documents.transaction((transaction) => {
      transaction.write(deleted(PART));
      return Promise.reject(new Error('cancelled'));
    });
    await expect(erasing).rejects.toThrow('cancelled');
    const dead = stored.failAfter(0);
    await expect(async () => documents.commit([deleted(PART)])).rejects.toThrow();
    dead.revive();
    expect((await documents.get(PART))?.data['bytes']).toEqual(bytes('one'));
  });

  it('stay where the last try of a transaction does not delete the document', async () => {
    const { stored, files } = opened();
    const tries: string[] = [];
    const documents = bytesInFiles(
      {
        ...stored,
        // Another commit comes between the first time.
        transaction: async (work) => {
          await work({ ...stored, write: () => undefined });
          return stored.transaction(work);
        },
      },
      files,
    );
    await documents.commit([set(PART, 'one')]);
    await documents.transaction((transaction) => {
      if (tries.push('') === 1) transaction.write(deleted(PART));
      return Promise.resolve();
    });
    expect((await documents.get(PART))?.data['bytes']).toEqual(bytes('one'));
  });
});

async function* later(writes: readonly DocumentWrite[]): AsyncGenerator<DocumentWrite> {
  for (const write of writes) yield await Promise.resolve(write);
}
