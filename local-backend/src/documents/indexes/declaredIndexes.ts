import { parseFieldPath, type FieldPath } from '../paths/fieldPath';
import { isRecord, listOf, type UnknownRecord } from '../record';

/** One collection's documents alone, or those of every collection with its id. */
export type Scope = 'COLLECTION' | 'COLLECTION_GROUP';

export type IndexMode = 'ASCENDING' | 'DESCENDING' | 'CONTAINS';

export interface IndexField {
  readonly path: FieldPath;
  readonly mode: IndexMode;
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly scope: Scope;
  readonly fields: readonly IndexField[];
}

/** What a field is indexed by on its own, in place of what Firestore does by itself. */
export interface FieldOverride {
  readonly collectionGroup: string;
  readonly path: FieldPath;
  readonly indexes: readonly { readonly scope: Scope; readonly mode: IndexMode }[];
}

/** Stands for every field of a collection, or for every collection. */
export const everyField = '*';

/** What `firestore.indexes.json` declares. */
export interface DeclaredIndexes {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

/** Reads the text of `firestore.indexes.json`. Throws an Error that says what cannot be read. */
export function parseDeclaredIndexes(text: string): DeclaredIndexes {
  const file: unknown = JSON.parse(text);
  if (!isRecord(file)) throw new Error('not an object');
  return {
    composites: recordsOf(file, 'indexes').map((index) => ({
      collectionGroup: textOf(index, 'collectionGroup'),
      scope: scopeOf(index),
      fields: recordsOf(index, 'fields').map((field) => ({
        path: pathOf(field),
        mode: modeOf(field),
      })),
    })),
    overrides: recordsOf(file, 'fieldOverrides').map((override) => ({
      collectionGroup: textOf(override, 'collectionGroup'),
      path: pathOf(override),
      indexes: recordsOf(override, 'indexes').map((index) => ({
        scope: scopeOf(index),
        mode: modeOf(index),
      })),
    })),
  };
}

function recordsOf(record: UnknownRecord, key: string): readonly UnknownRecord[] {
  const members = listOf(record[key]);
  if (members?.every(isRecord) !== true) throw new Error(`${key} is not a list of objects`);
  return members;
}

function textOf(record: UnknownRecord, key: string): string {
  const text = record[key];
  if (typeof text !== 'string' || text === '') throw new Error(`${key} is missing`);
  return text;
}

function pathOf(record: UnknownRecord): FieldPath {
  const text = textOf(record, 'fieldPath');
  if (text === everyField) return [everyField];
  const path = parseFieldPath(text);
  if (!path.ok) throw new Error(path.error.message);
  return path.value;
}

function scopeOf({ queryScope: scope }: UnknownRecord): Scope {
  if (scope === 'COLLECTION' || scope === 'COLLECTION_GROUP') return scope;
  throw new Error(`${String(scope)} is no queryScope`);
}

function modeOf({ order, arrayConfig }: UnknownRecord): IndexMode {
  if (arrayConfig === 'CONTAINS' && order === undefined) return arrayConfig;
  if (order === 'ASCENDING' || order === 'DESCENDING') return order;
  throw new Error('an indexed field has an order or the arrayConfig CONTAINS');
}
