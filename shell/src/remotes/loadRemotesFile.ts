import { failed, succeeded, type Result } from 'shared-kernel/model';
import { withOverrides } from './remoteOverride';
import { decodeRemotesFile, type RemoteEntry } from './remotesFile';

/** Reads remotes.json from the shell's own origin and applies the overrides of the page's address. */
export async function loadRemotesFile(
  search: string,
): Promise<Result<readonly RemoteEntry[], string>> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache' });
    if (!response.ok) return failed(`remotes.json: HTTP ${String(response.status)}`);
    const decoded = decodeRemotesFile(await response.json());
    return decoded.ok ? succeeded(withOverrides(decoded.value, search)) : decoded;
  } catch (cause) {
    return failed(`remotes.json: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
