import { failed, succeeded, type Result } from 'shared-kernel/model';
import { connectFirebase, loadFirebaseConfig } from 'shared-kernel/session';
import { loadRemotesFile } from './remotes/loadRemotesFile';
import type { RemoteEntry } from './remotes/remotesFile';

/** What has to be known before the first page: the Firebase project, and where the remotes are. */
export async function start(): Promise<Result<readonly RemoteEntry[], string>> {
  const [config, remotes] = await Promise.all([
    loadFirebaseConfig(),
    loadRemotesFile(location.search),
  ]);
  if (!config.ok) return failed(config.error.message);
  if (!remotes.ok) return failed(remotes.error);
  connectFirebase(config.value);
  return succeeded(remotes.value);
}
