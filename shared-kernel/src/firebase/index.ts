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
export type { DemoPerson, FirebaseConfig } from './firebaseConfig';
export { loadFirebaseConfig, type ConfigFailure } from './loadFirebaseConfig';
