export {
  faulted,
  invalid,
  statusOnTheWire,
  unimplemented,
  type Fault,
  type StatusCode,
} from './fault';
export type { Area } from './area';
export type { CommitReceipt } from './commits/commitQueue';
export type {
  CommitGuard,
  CommittedChange,
  CommitStates,
  DocumentChange,
  WriteAccess,
} from './commits/evaluateCommit';
export { parseMask, parseOwnDocument, parseWrites } from './commits/parseWrite';
export type { EncodedWrite, Transform, Write, WriteResult } from './commits/write';
export type { CommitOptions, DocumentReader, DocumentStore } from './documentStore';
export { parseDeclaredIndexes, type DeclaredIndexes } from './indexes/declaredIndexes';
export { FolderFault } from './disk/folderFault';
export { openDocumentStore, type DocumentDatabase } from './openDocumentStore';
export {
  documentName,
  isDocumentPath,
  parseDocumentName,
  pathFault,
  type Location,
} from './paths/documentName';
export { pickFields, type FieldPath } from './paths/fieldPath';
export { parseAggregationQuery, summedPaths, type AggregationQuery } from './queries/aggregation';
export { parseQuery } from './queries/parseQuery';
export type { Query } from './queries/query';
export type { StoredDocument } from './storedDocument';
export { documentSize } from './values/documentSize';
export { parseInstant, splitInstant } from './values/instant';
export { fieldNameFault, parseFields, parseValue, type ReadValue } from './values/parseValue';
export { doubleOf, type Fields, type FirestoreValue, type ValueType } from './values/value';
