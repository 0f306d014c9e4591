import { failed, succeeded, type Result } from 'shared-kernel/model';
import {
  invalid,
  parseAggregationQuery,
  parseMask,
  parseQuery,
  parseWrites,
  pickFields,
  summedPaths,
  unimplemented,
  type DocumentReader,
  type DocumentStore,
  type Fault,
  type Query,
} from '../documents';
import { isAbsent, isRecord, listOf, type UnknownRecord } from '../documents/record';
import { commitGuard, readGuard, type Authorize } from './access';
import { parseDocuments } from './request';
import { wireDocument, wireReceipt } from './wire';

export interface OperationRequest {
  readonly store: DocumentStore;
  /** The document (or the root: '') that the URL names. */
  readonly parent: string;
  readonly body: unknown;
  readonly authorize: Authorize;
  readonly identity: string | null;
  /** The account that asks, where that is known. */
  readonly author: string | null;
}

/** Answers with the JSON of the response, or a fault. */
export type Operation = (request: OperationRequest) => Promise<Result<unknown, Fault>>;

/** What can be asked over REST, by the verb after the colon. */
export const operations: ReadonlyMap<string, Operation> = new Map([
  ['batchGet', batchGet],
  ['runQuery', runQuery],
  ['runAggregationQuery', runAggregationQuery],
  ['commit', commit],
]);

async function batchGet(request: OperationRequest): Promise<Result<unknown, Fault>> {
  const { store, body } = request;
  const { projectId } = store;
  const names = isRecord(body) ? listOf(body['documents']) : null;
  if (!isRecord(body) || names === null) return invalid('documents must be a list.');
  const paths = parseDocuments(names, projectId);
  if (!paths.ok) return paths;
  const mask = parseMask(body['mask']);
  if (!mask.ok) return mask;
  return reading(request, body, async (reader, readTime) => {
    const documents = await reader.getMany(paths.value);
    const refusal = await guardOf(
      request,
      reader,
    )(
      paths.value.map((path, index) => ({
        method: 'get',
        path,
        document: documents[index] ?? null,
      })),
    );
    if (refusal !== null) return failed(refusal);
    const answers = documents.map((document, index) => {
      if (document === null) return { missing: names[index], readTime };
      const fields =
        mask.value === null ? document.fields : pickFields(document.fields, mask.value);
      return { found: wireDocument(projectId, { ...document, fields }), readTime };
    });
    return succeeded(answers);
  });
}

async function runQuery(request: OperationRequest): Promise<Result<unknown, Fault>> {
  const { store, parent, body } = request;
  const raw = isRecord(body) ? body['structuredQuery'] : undefined;
  if (!isRecord(body)) return invalid('The body must be an object.');
  const query = parseQuery(raw);
  if (!query.ok) return query;
  return reading(request, body, async (reader, readTime) => {
    const refusal = await guardList(request, reader, query.value, raw);
    const fault = refusal ?? store.missingIndex(query.value);
    if (fault !== null) return failed(fault);
    const answers: object[] = [];
    for await (const document of reader.query(parent, query.value)) {
      answers.push({ document: wireDocument(store.projectId, document), readTime });
    }
    return succeeded(answers.length === 0 ? [{ readTime }] : answers);
  });
}

async function runAggregationQuery(request: OperationRequest): Promise<Result<unknown, Fault>> {
  const { store, parent, body } = request;
  const raw = isRecord(body) ? body['structuredAggregationQuery'] : undefined;
  if (!isRecord(body) || !isRecord(raw)) return invalid('An aggregation query is missing.');
  const query = parseAggregationQuery(raw);
  if (!query.ok) return query;
  return reading(request, body, async (reader, readTime) => {
    const refusal = await guardList(request, reader, query.value.query, raw['structuredQuery']);
    const fault = refusal ?? store.missingIndex(query.value.query, summedPaths(query.value));
    if (fault !== null) return failed(fault);
    const aggregateFields = await reader.aggregate(parent, query.value);
    return succeeded([{ result: { aggregateFields }, readTime }]);
  });
}

async function commit(request: OperationRequest): Promise<Result<unknown, Fault>> {
  const { store, body, authorize, identity, author } = request;
  if (!isRecord(body)) return invalid('The body must be an object.');
  if (!isAbsent(body['transaction'])) return unimplemented('A server-side transaction over REST');
  const writes = parseWrites(body['writes'], store.projectId);
  if (!writes.ok) return writes;
  const guard = commitGuard(authorize, identity, store.projectId);
  const receipt = await store.commit(writes.value, { guard, ...(author && { author }) });
  return receipt.ok ? succeeded(wireReceipt(receipt.value)) : receipt;
}

const consistencySelectors = ['transaction', 'newTransaction', 'readTime', 'explainOptions'];

/** Runs a read on one moment of the store; a read of the past, or in a transaction, is refused by name. */
async function reading(
  { store }: OperationRequest,
  body: UnknownRecord,
  read: (reader: DocumentReader, readTime: string) => Promise<Result<unknown, Fault>>,
): Promise<Result<unknown, Fault>> {
  const selector = consistencySelectors.find((key) => !isAbsent(body[key]));
  if (selector !== undefined) return unimplemented(`${selector} over REST`);
  return store.view((reader) => read(reader, store.readTime()));
}

const guardOf = ({ authorize, identity, store }: OperationRequest, reader: DocumentReader) =>
  readGuard(authorize, identity, store.projectId, reader);

/** A list is decided once, on its collection; rules for collection groups are not carried, so those are refused. */
async function guardList(
  request: OperationRequest,
  reader: DocumentReader,
  { collectionId, allDescendants }: Query,
  raw: unknown,
): Promise<Fault | null> {
  const { parent } = request;
  if (allDescendants || collectionId === null) {
    const message = 'Collection group queries are not open to clients.';
    return { code: 'PERMISSION_DENIED', message };
  }
  const path = parent === '' ? collectionId : `${parent}/${collectionId}`;
  return guardOf(request, reader)([{ method: 'list', path, query: raw }]);
}
