export { awaitsClaim } from 'shared-kernel/firestore';
import { tellServer, type ServerAnswer } from 'shared-kernel/server';

/** Makes the caller the first superadmin of an installation that has none. */
export const claimInstallation = (claim: string): ServerAnswer =>
  tellServer('claimInstallation', { claim });
