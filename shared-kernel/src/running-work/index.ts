/** Work that runs in this window. Not shared: areas and the shell speak of it by events, whatever their releases. */
export { beginWork, type WorkInHand } from './beginWork';
export type { EndedWork, RunningWork, WorkEnd } from './runningWork';
export { runningWork, watchWork } from './watchWork';
