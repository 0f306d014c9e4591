import type { Bucket } from '@google-cloud/storage';
import { cacheControlOf, typeOf } from '../http/fileType';
import type { FileStore } from './fileStore';

/** Files in a bucket of Google Cloud Storage, which numbers the generations of a file and writes over a named one. */
export const bucketStore = (bucket: Bucket): FileStore => ({
  read: async (path) => {
    const file = bucket.file(path);
    try {
      const [{ generation }] = await file.getMetadata();
      // The generation that was named, in case another is written in between.
      const [bytes] = await bucket
        .file(path, generation === undefined ? {} : { generation })
        .download();
      return { bytes, generation: String(generation) };
    } catch (failure) {
      if (codeOf(failure) === NOT_FOUND) return null;
      throw failure;
    }
  },
  write: async (path, bytes, over) => {
    try {
      await bucket.file(path).save(Buffer.from(bytes), {
        resumable: false,
        contentType: typeOf(path),
        metadata: { cacheControl: cacheControlOf(path) },
        preconditionOpts: { ifGenerationMatch: over ?? 0 },
      });
      return true;
    } catch (failure) {
      if (codeOf(failure) === PRECONDITION_FAILED) return false;
      throw failure;
    }
  },
  folders: async (folder) => {
    const prefix = `${folder}/`;
    const found: string[] = [];
    let query: object | null = { prefix, delimiter: '/', autoPaginate: false };
    do {
      const page: [unknown, object | null, unknown] = await bucket.getFiles(query);
      found.push(...prefixesOf(page[2]).map((name) => name.slice(prefix.length, -1)));
      query = page[1];
    } while (query !== null);
    return found.sort();
  },
  files: async (folder) => (await listed(bucket, folder)).map(({ name }) => name),
  filesBefore: async (folder, moment) =>
    (await listed(bucket, folder))
      .filter(({ writtenAt }) => writtenAt < moment)
      .map(({ name }) => name),
  remove: async (path) => {
    await bucket.file(path).delete({ ignoreNotFound: true });
  },
});

interface ListedFile {
  /** Below the folder. */
  readonly name: string;
  readonly writtenAt: Date;
}

async function listed(bucket: Bucket, folder: string): Promise<readonly ListedFile[]> {
  const prefix = folder === '' ? '' : `${folder}/`;
  const [files] = await bucket.getFiles({ prefix });
  return files
    .map(({ name, metadata }) => ({
      name: name.slice(prefix.length),
      writtenAt: new Date(metadata.timeCreated ?? Number.NaN),
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const NOT_FOUND = 404;
const PRECONDITION_FAILED = 412;

const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;

const prefixesOf = (answer: unknown): readonly string[] =>
  typeof answer === 'object' &&
  answer !== null &&
  'prefixes' in answer &&
  Array.isArray(answer.prefixes)
    ? answer.prefixes.filter((prefix) => typeof prefix === 'string')
    : [];
