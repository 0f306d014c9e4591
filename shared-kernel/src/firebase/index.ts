export { callFunction, readIdToken, type CallFailure } from './callFunction';
export {
  connectFirebase,
  getDatabase,
  getDemoPeople,
  getFirebaseApp,
  getFirebaseAuth,
  getServerOrigin,
  isLocalBackend,
} from './connectFirebase';
export {
  DATABASE_ERROR_CODES,
  ERROR_SENTENCES,
  IDENTITY_ERROR_CODES,
  type DatabaseErrorCode,
  type IdentityErrorCode,
} from './errorCatalogue';
export type { DemoPerson, FirebaseConfig } from './firebaseConfig';
export { loadFirebaseConfig, type ConfigFailure } from './loadFirebaseConfig';
export { observeServerReach } from './serverReach';
export { observeRefusedSignIn, withValidToken } from './withValidToken';
