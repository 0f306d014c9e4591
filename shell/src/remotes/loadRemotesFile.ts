import { failed, type Result } from 'shared-kernel/model';
import { browserId } from './browserId';
import { decodeRemotesFile, type RemoteEntry } from './remotesFile';

/** Reads remotes.json from the shell's own origin; what is wrong with single lines stands in the console. */
export async function loadRemotesFile(): Promise<Result<readonly RemoteEntry[], string>> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache' });
    if (!response.ok) return failed(`remotes.json: HTTP ${String(response.status)}`);
    const decoded = decodeRemotesFile(await response.json(), browserId());
    for (const { refused } of decoded.ok ? decoded.value : [])
      if (refused !== undefined) console.error(refused);
    return decoded;
  } catch (cause) {
    return failed(`remotes.json: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}
