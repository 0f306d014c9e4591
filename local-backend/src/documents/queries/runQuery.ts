import type { DocumentSource } from '../documentSource';
import { isNamePath, pickFields } from '../paths/fieldPath';
import type { StoredDocument } from '../storedDocument';
import { filterMatches } from './filterMatches';
import { nameRangeOf } from './nameRange';
import type { Query } from './query';
import { queryFieldOf, type QueryField } from './queryField';
import { compareRanked, isWithinCursors, rank, type Ranked } from './queryOrder';
import { textFilterOf } from './textFilter';

/**
 * The documents that answer a query on a parent document ('' = the root), in its order.
 * One collection ordered by name is read as a stream, and only as far as the limit;
 * any other order reads what the filters leave, then sorts.
 */
export async function* runQuery(
  source: DocumentSource,
  projectId: string,
  parent: string,
  query: Query,
): AsyncGenerator<StoredDocument> {
  if (query.limit === 0) return;
  const last = query.limit === null ? Infinity : query.offset + query.limit;
  let position = 0;
  for await (const { document } of inOrder(matching(source, projectId, parent, query), query)) {
    if (position >= query.offset) yield document;
    position += 1;
    if (position >= last) return;
  }
}

/** Whether the order of keys in the store is the order of the query. */
export function isInKeyOrder({ orders, allDescendants }: Query): boolean {
  const [first] = orders;
  return !allDescendants && first !== undefined && isNamePath(first.path);
}

/** The collection that a query without descendants reads. */
export const collectionOf = (parent: string, { collectionId }: Query): string =>
  parent === '' ? (collectionId ?? '') : `${parent}/${collectionId ?? ''}`;

async function* inOrder(matches: AsyncIterable<Ranked>, query: Query): AsyncGenerator<Ranked> {
  if (isInKeyOrder(query)) {
    yield* matches;
    return;
  }
  const all: Ranked[] = [];
  for await (const match of matches) all.push(match);
  yield* all.sort(compareRanked(query.orders));
}

async function* matching(
  source: DocumentSource,
  projectId: string,
  parent: string,
  query: Query,
): AsyncGenerator<Ranked> {
  const field = queryFieldOf(projectId);
  for await (const document of candidates(source, projectId, parent, query)) {
    const match = matchOf(document, query, field);
    // What is not asked for is released before anything is sorted.
    if (match !== null) yield { ...match, document: projected(match.document, query) };
  }
}

function matchOf(document: StoredDocument, query: Query, field: QueryField): Ranked | null {
  if (query.filter !== null && !filterMatches(query.filter, document, field)) return null;
  const ranked = rank(document, query, field);
  return ranked !== null && isWithinCursors(ranked, query) ? ranked : null;
}

async function* candidates(
  source: DocumentSource,
  projectId: string,
  parent: string,
  query: Query,
): AsyncGenerator<StoredDocument> {
  const filter = textFilterOf(query.filter);
  if (!query.allDescendants) {
    const collection = collectionOf(parent, query);
    const reverse = isInKeyOrder(query) && query.orders[0]?.descending === true;
    yield* source.scan(collection, nameRangeOf(query, projectId, collection), reverse, filter);
    return;
  }
  for await (const collection of source.collectionsBelow(parent)) {
    const id = collection.slice(collection.lastIndexOf('/') + 1);
    if (query.collectionId !== null && id !== query.collectionId) continue;
    yield* source.scan(collection, { from: null, to: null }, false, filter);
  }
}

function projected(document: StoredDocument, { select }: Query): StoredDocument {
  return select === null ? document : { ...document, fields: pickFields(document.fields, select) };
}
