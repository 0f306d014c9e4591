export type { Access, AccessDecision, AccessReader, Authorize } from './access';
export { firestoreRestHandler, type FirestoreRestOptions } from './handler';
