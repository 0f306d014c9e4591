/**
 * Keys of documents in the ordered store. All documents of one collection lie together, in the
 * order of their ids' UTF-8 bytes; what is nested below a document lies elsewhere, so that a page
 * of a collection is one short range:
 *
 *     'd' seg(project) seg(s₁) … seg(sₙ) 00 00 id      seg(x) = x 00 01; no id holds a 00
 */
const documentsSpace = Buffer.from('d');
const segmentEnd = Buffer.from([0, 1]);
const collectionEnd = Buffer.from([0, 0]);
const afterSegment = Buffer.from([0, 2]);

/** The key of the document at `collection/…/id` (an even number of segments). */
export function documentKey(projectId: string, path: string): Buffer {
  const slash = path.lastIndexOf('/');
  const collection = slash < 0 ? '' : path.slice(0, slash);
  return keyInCollection(projectId, collection, path.slice(slash + 1));
}

/** The key of an id of a collection; the empty id gives the place before its first document. */
export function keyInCollection(projectId: string, collection: string, id: string): Buffer {
  if (last?.projectId !== projectId || last.collection !== collection)
    last = {
      projectId,
      collection,
      start: Buffer.concat([keyPrefix(projectId, collection), collectionEnd]),
    };
  return Buffer.concat([last.start, Buffer.from(id)]);
}

/** Whoever writes thousands of documents writes them into one collection. */
let last: { projectId: string; collection: string; start: Buffer } | null = null;

/** The place after the last document of a collection, and before anything nested below it. */
export const endOfCollection = (projectId: string, collection: string): Buffer =>
  Buffer.concat([keyPrefix(projectId, collection), segmentEnd]);

/** What every key at or below a path starts with (the empty path: the whole project). */
export function keyPrefix(projectId: string, path: string): Buffer {
  const segments = path === '' ? [projectId] : [projectId, ...path.split('/')];
  return Buffer.concat([
    documentsSpace,
    ...segments.flatMap((id) => [Buffer.from(id), segmentEnd]),
  ]);
}

/** The place after everything at or below a path. */
export function endOfPrefix(projectId: string, path: string): Buffer {
  const prefix = keyPrefix(projectId, path);
  return Buffer.concat([prefix.subarray(0, -segmentEnd.length), afterSegment]);
}

/** The path that a document's key stands for, without its project. */
export function pathOfKey(key: Buffer): string {
  const idStart = key.indexOf(collectionEnd);
  const collection = key.subarray(documentsSpace.length, idStart).toString();
  const segments = collection.split(segmentEnd.toString()).slice(1, -1);
  return [...segments, key.subarray(idStart + collectionEnd.length).toString()].join('/');
}
