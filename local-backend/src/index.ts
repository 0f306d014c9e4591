export { startLocalBackend, type LocalBackend, type LocalBackendOptions } from './server';
export { PROJECT_ID } from './serving/firebaseConfig';
export { StartFault, type StartFaultCode } from './serving/startFault';
export { DEMO_PEOPLE, type DemoPerson } from './demo/people';
export { DEFAULT_WEB_ROOTS, type WebRoots } from './static/webRoots';
