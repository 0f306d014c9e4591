import type { FileStore } from 'registry';
import type { Documents, DocumentWrite, StoredDocument } from './documents';
import { fileOf } from './fileOf';
import { mappedAsTheyCome } from './inBatches';
import { inGroups } from './inGroups';

/** Files on their way at a time. */
const FILES_AT_ONCE = 8;

/**
 * The documents of a store whose large bytes lie in files (`fileOf`): the chunks of an uploaded file, and the parts of a
 * snapshot. `commit` puts their `bytes` into a file first and the document without them behind it, `get` and `getAll` give
 * both as one, and whoever deletes the document deletes the file. A document whose file is gone comes without `bytes`; one of
 * an earlier version, which holds its bytes itself, as it is. Transactions and queries see the documents alone. Who dies
 * between the two leaves a file without a document, which `sweepFiles` removes.
 */
export function bytesInFiles(stored: Documents, files: FileStore): Documents {
  const filled = async (document: StoredDocument): Promise<StoredDocument> => {
    const file = fileOf(document.path);
    if (file === null || 'bytes' in document.data) return document;
    const read = await files.read(file);
    return read === null
      ? document
      : { ...document, data: { ...document.data, bytes: read.bytes } };
  };
  const removeFiles = async (deleted: readonly string[]): Promise<void> => {
    await inGroups(FILES_AT_ONCE, deleted.length, (at) => files.remove(deleted[at] ?? ''));
  };

  return {
    list: (...asked) => stored.list(...asked),
    count: (...asked) => stored.count(...asked),
    where: (...asked) => stored.where(...asked),
    page: (...asked) => stored.page(...asked),
    collections: (document) => stored.collections(document),
    pages: (...asked) => stored.pages(...asked),
    group: (...asked) => stored.group(...asked),
    async get(path) {
      const document = await stored.get(path);
      return document && filled(document);
    },
    async getAll(paths) {
      const documents = await stored.getAll(paths);
      if (!paths.some((path) => fileOf(path) !== null)) return documents;
      return Promise.all(documents.map(async (document) => document && filled(document)));
    },
    async commit(writes) {
      const deleted: string[] = [];
      const documents: DocumentWrite[] = [];
      for (const write of writes) {
        noteFile(write, deleted);
        documents.push(await withoutBytes(files, write));
      }
      await stored.commit(documents);
      await removeFiles(deleted);
    },
    async transaction(work) {
      let deleted: string[] = [];
      const answer = await stored.transaction((inner) => {
        deleted = [];
        return work({
          ...inner,
          write: (write) => {
            noteFile(write, deleted);
            inner.write(write);
          },
        });
      });
      await removeFiles(deleted);
      return answer;
    },
    async bulk(writes, ...how) {
      const deleted: string[] = [];
      const noted = (write: DocumentWrite): DocumentWrite => {
        noteFile(write, deleted);
        return write;
      };
      await stored.bulk(mappedAsTheyCome(writes, noted), ...how);
      await removeFiles(deleted);
    },
  };
}

/** The same write, with what it brings of bytes in its file by then. */
async function withoutBytes(files: FileStore, write: DocumentWrite): Promise<DocumentWrite> {
  if (write.kind !== 'set') return write;
  const file = fileOf(write.path);
  const { bytes, ...data } = write.data;
  if (file === null || !(bytes instanceof Uint8Array)) return write;
  await overwrite(files, file, bytes);
  return { ...write, data };
}

/** The last who writes stands; two at the same moment write the same bytes, and one of them is told to come again. */
async function overwrite(files: FileStore, file: string, bytes: Uint8Array): Promise<void> {
  if (await files.write(file, bytes, null)) return;
  const { generation } = (await files.read(file)) ?? { generation: null };
  if (!(await files.write(file, bytes, generation)))
    throw new Error(`${file} is being written by somebody else`);
}

function noteFile(write: DocumentWrite, deleted: string[]): void {
  if (write.kind !== 'delete') return;
  const file = fileOf(write.path);
  if (file !== null) deleted.push(file);
}
