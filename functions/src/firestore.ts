/** The store port through firebase-admin, whose client takes half a second to load; what needs the handlers alone does without. */
export { firestoreDocuments } from './store/firestoreDocuments';
export { openProduction, type Production } from './store/openProduction';
