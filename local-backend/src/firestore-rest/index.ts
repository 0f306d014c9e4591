export type { Access, AccessDecision, AccessReader, Authorize } from './access';
export { unknownGoogleApi } from './unknownGoogleApi';
export { firestoreRestHandler, type FirestoreRestOptions } from './handler';
