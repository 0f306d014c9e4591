import { failed, succeeded, type Result } from 'shared-kernel/model';
import {
  invalid,
  isDocumentPath,
  parseDocumentName,
  parseMask,
  parseAggregationQuery,
  parseOwnDocument,
  parseQuery,
  pickFields,
  summedPaths,
  unimplemented,
  type DocumentReader,
  type DocumentStore,
  type Fault,
  type Location,
} from '../documents';
import { isAbsent, isRecord, listOf, type UnknownRecord } from '../documents/record';
import { documentMessage, fieldsMessage, timestampMessage } from './message';

/** Sends one message of a streamed answer, waiting while the client is behind; false = the client has gone. */
export type Send = (message: object) => Promise<boolean>;

export type StoreOf = (projectId: string) => DocumentStore;

/** Answers `BatchGetDocuments`; in the order of the names. */
export async function batchGet(request: UnknownRecord, storeOf: StoreOf, send: Send) {
  const location = locate(request['database']);
  if (!location.ok) return location;
  const store = storeOf(location.value.projectId);
  const names = listOf(request['documents']) ?? [];
  const paths: string[] = [];
  for (const name of names) {
    const path = parseOwnDocument(name, store.projectId);
    if (!path.ok) return path;
    paths.push(path.value);
  }
  const mask = parseMask(request['mask']);
  if (!mask.ok) return mask;
  return reading(request, store, send, async (reader, readTime) => {
    const documents = await reader.getMany(paths);
    for (const [index, document] of documents.entries()) {
      if (document === null) {
        await send({ missing: names[index], readTime });
        continue;
      }
      const fields =
        mask.value === null ? document.fields : pickFields(document.fields, mask.value);
      await send({ found: documentMessage(store.projectId, { ...document, fields }), readTime });
    }
  });
}

/** Answers `RunQuery`, document by document. */
export async function runQuery(request: UnknownRecord, storeOf: StoreOf, send: Send) {
  const location = locate(request['parent']);
  if (!location.ok) return location;
  const query = parseQuery(request['structuredQuery']);
  if (!query.ok) return query;
  const store = storeOf(location.value.projectId);
  const fault = store.missingIndex(query.value);
  if (fault !== null) return failed(fault);
  return reading(request, store, send, async (reader, readTime) => {
    for await (const document of reader.query(location.value.path, query.value)) {
      const message = { document: documentMessage(store.projectId, document), readTime };
      if (!(await send(message))) return;
    }
    await send({ readTime });
  });
}

/** Answers `RunAggregationQuery` with one message. */
export async function runAggregation(request: UnknownRecord, storeOf: StoreOf, send: Send) {
  const location = locate(request['parent']);
  if (!location.ok) return location;
  const query = parseAggregationQuery(request['structuredAggregationQuery']);
  if (!query.ok) return query;
  const store = storeOf(location.value.projectId);
  const fault = store.missingIndex(query.value.query, summedPaths(query.value));
  if (fault !== null) return failed(fault);
  return reading(request, store, send, async (reader, readTime) => {
    const fields = await reader.aggregate(location.value.path, query.value);
    await send({ result: { aggregateFields: fieldsMessage(fields) }, readTime });
  });
}

/** The project and the path that a `database` or `parent` names: the root, or a document. */
export function locate(name: unknown): Result<Location, Fault> {
  const location =
    typeof name === 'string' ? parseDocumentName(name) : invalid('A name is missing.');
  if (!location.ok || location.value.path === '' || isDocumentPath(location.value.path)) {
    return location;
  }
  return invalid(`Not a document name: ${String(name)}`);
}

/** The base64 id of a transaction, from its bytes; null = none given. */
export const transactionId = (request: UnknownRecord): string | null => {
  const bytes = request['transaction'];
  return bytes instanceof Uint8Array && bytes.length > 0
    ? Buffer.from(bytes).toString('base64')
    : null;
};

/** Why the options of a new transaction cannot be met, or null. */
export function transactionFault(options: unknown): Fault | null {
  const readOnly = isRecord(options) ? options['readOnly'] : undefined;
  if (!isRecord(readOnly) || isAbsent(readOnly['readTime'])) return null;
  const refusal = unimplemented('A transaction at a readTime');
  return refusal.ok ? null : refusal.error;
}

/** Reads in the transaction that is named, in a new one (its id goes first), or at this moment. */
async function reading(
  request: UnknownRecord,
  store: DocumentStore,
  send: Send,
  read: (reader: DocumentReader, readTime: object) => Promise<void>,
): Promise<Result<null, Fault>> {
  for (const selector of ['readTime', 'explainOptions']) {
    if (!isAbsent(request[selector])) return unimplemented(selector);
  }
  let id = transactionId(request);
  if (id === null && !isAbsent(request['newTransaction'])) {
    const fault = transactionFault(request['newTransaction']);
    if (fault !== null) return failed(fault);
    id = store.beginTransaction();
    await send({ transaction: Buffer.from(id, 'base64') });
  }
  const readTime = timestampMessage(store.readTime());
  if (id === null) {
    await store.view((reader) => read(reader, readTime));
    return succeeded(null);
  }
  const reader = store.transactionReader(id);
  if (!reader.ok) return reader;
  await read(reader.value, readTime);
  return succeeded(null);
}
