export { CALLABLE_CODES, CallableError, type CallableCode } from './callableError';
export type { CallableFunction, Caller } from './caller';
export { createHandlers, type Handlers } from './createHandlers';
export { isWatched, type DocumentChange } from './changes/documentChanged';
export type { CountingThread } from './counting/countingThread';
export { startCountingThread } from './counting/startCountingThread';
export type { Services } from './services';
export type { DocumentData, Documents } from './store/documents';
export { firestoreDocuments } from './store/firestoreDocuments';
