export { startLocalBackend, type LocalBackend, type LocalBackendOptions } from './server';
export { restoreBackup, type Restored } from './backup/restoreBackup';
export { takeBackup, type BackupTaken } from './backup/takeBackup';
export { openDataFolder, type DataFolder } from './entry/openDataFolder';
export { PROJECT_ID } from './entry/firebaseConfig';
export { StartFault, type StartFaultCode } from './entry/startFault';
export { DEMO_PEOPLE, type DemoPerson } from './demo/people';
export { DEFAULT_WEB_ROOTS, type WebRoots } from './static/webRoots';
