import type { Fault } from '../fault';
import { nameField, type FieldPath } from '../paths/fieldPath';
import type { Query } from '../queries/query';
import type {
  CompositeIndex,
  DeclaredIndexes,
  FieldOverride,
  IndexField,
  IndexMode,
  Scope,
} from './declaredIndexes';
import { needsOf, pathText, type Needs } from './queryNeeds';

/** The indexes that Firestore makes of every field by itself; none of them spans collections. */
const AUTOMATIC: FieldOverride['indexes'] = [
  { scope: 'COLLECTION', mode: 'ASCENDING' },
  { scope: 'COLLECTION', mode: 'DESCENDING' },
  { scope: 'COLLECTION', mode: 'CONTAINS' },
];

/** The refusal of a query that production has no index for, with the declaration that is missing; null = it is served. */
export function missingIndex(
  query: Query,
  aggregated: readonly FieldPath[],
  declared: DeclaredIndexes,
): Fault | null {
  // Everything below a document, whatever its collection, is read by name alone.
  if (query.collectionId === null) return null;
  const place: Place = {
    collection: query.collectionId,
    scope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    declared,
  };
  for (const needs of needsOf(query, aggregated)) {
    const missing = missingFor(needs, place);
    if (missing !== null) return missing;
  }
  return null;
}

interface Place {
  readonly collection: string;
  readonly scope: Scope;
  readonly declared: DeclaredIndexes;
}

function missingFor(needs: Needs, place: Place): Fault | null {
  const { equal, contains, sorted, isNameDescending } = needs;
  const single = singleField(needs);
  if (single !== null) {
    return isIndexed(single, place) ? null : refusal(singleDeclaration(single, place));
  }
  const isByNameAlone = equal.length + contains.length + sorted.length === 0;
  if (isByNameAlone && !isNameDescending) return null;
  return isServedTogether(needs, place) ? null : refusal(compositeDeclaration(needs, place));
}

/** The one field that is asked about, where it is one. */
function singleField({ equal, contains, sorted, isNameDescending }: Needs): IndexField | null {
  const [field, ...others] = [
    ...equal.map((path) => ({ path, mode: directionOf(isNameDescending) })),
    ...contains.map((path) => ({ path, mode: 'CONTAINS' as const })),
    ...sorted.map(({ path, descending }) => ({ path, mode: directionOf(descending) })),
  ];
  const [order] = sorted;
  const isNameAlike = order === undefined || order.descending === isNameDescending;
  return field === undefined || others.length > 0 || !isNameAlike ? null : field;
}

const directionOf = (descending: boolean): IndexMode => (descending ? 'DESCENDING' : 'ASCENDING');

/**
 * Firestore merges indexes that end in the same order: each field that is pinned has to stand before that
 * end in one of them. Without an order, the fields' own indexes can be merged.
 */
function isServedTogether(
  { equal, contains, sorted, isNameDescending }: Needs,
  place: Place,
): boolean {
  const wanted: readonly IndexField[] = [
    ...equal.map((path) => ({ path, mode: directionOf(isNameDescending) })),
    ...contains.map((path) => ({ path, mode: 'CONTAINS' as const })),
  ];
  const end = [
    ...sorted.map(({ path, descending }) => ({ path, mode: directionOf(descending) })),
    { path: [nameField], mode: directionOf(isNameDescending) },
  ];
  const covered = new Set<string>();
  if (sorted.length === 0) {
    for (const field of wanted) if (isIndexed(field, place)) covered.add(keyOf(field));
  }
  let isSorted = sorted.length === 0 && wanted.length > 0;
  for (const index of compositesOf(place)) {
    const fields = withName(index);
    const first = fields.slice(0, Math.max(0, fields.length - end.length));
    const last = fields.slice(first.length);
    const fits = isSameOrder(last, end) && first.every((field) => isAmong(field, wanted));
    if (!fits) continue;
    isSorted = true;
    for (const field of first) covered.add(keyOf(field));
  }
  return isSorted && wanted.every((field) => covered.has(keyOf(field)));
}

/** What is pinned may be indexed in either direction. */
const keyOf = ({ path, mode }: IndexField): string =>
  `${mode === 'CONTAINS' ? 'contains' : 'value'} ${pathText(path)}`;

const isAmong = (field: IndexField, wanted: readonly IndexField[]): boolean =>
  wanted.some((other) => keyOf(other) === keyOf(field));

/** An index is read from its beginning only. */
const isSameOrder = (fields: readonly IndexField[], end: readonly IndexField[]): boolean =>
  fields.length === end.length &&
  fields.every(
    ({ path, mode }, at) =>
      pathText(path) === pathText(end[at]?.path ?? []) && mode === end[at]?.mode,
  );

/** Names are the last field of each index, in the direction of the one before them. */
function withName({ fields }: CompositeIndex): readonly IndexField[] {
  const last = fields.at(-1);
  if (last !== undefined && pathText(last.path) === nameField) return fields;
  const mode = last?.mode === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING';
  return [...fields, { path: [nameField], mode }];
}

const compositesOf = ({ collection, scope, declared }: Place): readonly CompositeIndex[] =>
  declared.composites.filter(
    (index) => index.collectionGroup === collection && index.scope === scope,
  );

/** Whether the field has such an index on its own. */
const isIndexed = ({ path, mode }: IndexField, place: Place): boolean =>
  indexesOf(path, place).some((index) => index.scope === place.scope && index.mode === mode);

/** The nearest declaration: of the field in its collection, of a map around it, of every collection. */
function indexesOf(path: FieldPath, { collection, declared }: Place): FieldOverride['indexes'] {
  for (const group of [collection, '*']) {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const own = overrideOf(declared, group, path.slice(0, depth));
      if (own !== undefined) return own;
    }
    const everyField = overrideOf(declared, group, ['*']);
    if (everyField !== undefined) return everyField;
  }
  return AUTOMATIC;
}

const overrideOf = (
  { overrides }: DeclaredIndexes,
  group: string,
  path: FieldPath,
): FieldOverride['indexes'] | undefined =>
  overrides.find(
    (override) => override.collectionGroup === group && pathText(override.path) === pathText(path),
  )?.indexes;

const refusal = (declaration: string): Fault => ({
  code: 'FAILED_PRECONDITION',
  message: `The query requires an index that firestore.indexes.json does not declare: ${declaration}`,
});

function singleDeclaration({ path, mode }: IndexField, { collection, scope }: Place): string {
  const index = { ...modeEntry(mode), queryScope: scope };
  const override = { collectionGroup: collection, fieldPath: pathText(path), indexes: [index] };
  return `fieldOverrides ${JSON.stringify(override)}`;
}

function compositeDeclaration(needs: Needs, { collection, scope }: Place): string {
  const { equal, contains, sorted, isNameDescending } = needs;
  const direction = directionOf(isNameDescending);
  const isLastAlike = sorted.at(-1)?.descending === isNameDescending;
  const fields: readonly IndexField[] = [
    ...equal.map((path) => ({ path, mode: directionOf(false) })),
    ...contains.map((path) => ({ path, mode: 'CONTAINS' as const })),
    ...sorted.map(({ path, descending }) => ({ path, mode: directionOf(descending) })),
    ...(isLastAlike ? [] : [{ path: [nameField], mode: direction }]),
  ];
  const index = {
    collectionGroup: collection,
    queryScope: scope,
    fields: fields.map(({ path, mode }) => ({ fieldPath: pathText(path), ...modeEntry(mode) })),
  };
  return `indexes ${JSON.stringify(index)}`;
}

const modeEntry = (mode: IndexMode): object =>
  mode === 'CONTAINS' ? { arrayConfig: mode } : { order: mode };
