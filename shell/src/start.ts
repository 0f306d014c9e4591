import { failed, succeeded, type Result } from 'shared-kernel/model';
import { connectFirebase, isLocalBackend, loadFirebaseConfig } from 'shared-kernel/session';
import { loadRemotesFile } from './remotes/loadRemotesFile';
import { withPreviews } from './remotes/previewRelease';
import { withOverrides, type PlacedRemote } from './remotes/remoteOverride';

/** What has to be known before the first page: the Firebase project, and where the remotes are. */
export async function start(): Promise<Result<readonly PlacedRemote[], string>> {
  const [config, remotes] = await Promise.all([loadFirebaseConfig(), loadRemotesFile()]);
  if (!config.ok) return failed(config.error.message);
  if (!remotes.ok) return failed(remotes.error);
  connectFirebase(config.value);
  const { search } = location;
  return succeeded(
    await withPreviews(withOverrides(remotes.value, search, isLocalBackend()), search),
  );
}
