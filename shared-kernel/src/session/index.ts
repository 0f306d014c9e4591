export {
  connectFirebase,
  getDemoPeople,
  isLocalBackend,
  loadFirebaseConfig,
  type ConfigFailure,
  type DemoPerson,
  type FirebaseConfig,
} from '../firebase';
export * from './identity';
export * from './state';
export * from './toasts';
