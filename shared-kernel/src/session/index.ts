export {
  connectFirebase,
  ERROR_SENTENCES,
  getDemoPeople,
  isLocalBackend,
  loadFirebaseConfig,
  observeRefusedSignIn,
  observeServerReach,
  type ConfigFailure,
  type DemoPerson,
  type FirebaseConfig,
} from '../firebase';
export * from './identity';
export * from './isRecentLogin';
export * from './keepTokenFresh';
export { readOrganisation } from './readOrganisation';
export * from './signIn';
export * from './signInFailure';
export * from './state';
export * from './toasts';
export { useRefreshOrganisation } from './useRefreshOrganisation';
