import { failed, type Result } from 'shared-kernel/model';
import { decodeRemotesFile, type RemoteEntry } from './remotesFile';

/** Reads remotes.json from the shell's own origin. */
export async function loadRemotesFile(): Promise<Result<readonly RemoteEntry[], string>> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache' });
    if (!response.ok) return failed(`remotes.json: HTTP ${String(response.status)}`);
    return decodeRemotesFile(await response.json());
  } catch (cause) {
    return failed(`remotes.json: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
