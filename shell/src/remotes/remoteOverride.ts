import type { RemoteEntry } from './remotesFile';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * `?remote=searches@http://localhost:3001/mf-manifest.json` takes one remote from a developer's machine.
 * Honoured for loopback addresses only: a link must not bring foreign code into somebody's session.
 */
export function withOverrides(
  remotes: readonly RemoteEntry[],
  search: string,
): readonly RemoteEntry[] {
  const manifests = new Map(
    new URLSearchParams(search)
      .getAll('remote')
      .map(parseOverride)
      .filter((override) => override !== null),
  );
  return remotes.map((remote) => ({
    ...remote,
    manifest: manifests.get(remote.id) ?? remote.manifest,
  }));
}

function parseOverride(text: string): readonly [id: string, manifest: string] | null {
  const at = text.indexOf('@');
  const address = text.slice(at + 1);
  if (at < 1 || !URL.canParse(address)) return null;
  const { hostname, protocol, href } = new URL(address);
  const allowed = LOOPBACK.has(hostname) && (protocol === 'http:' || protocol === 'https:');
  return allowed ? [text.slice(0, at), href] : null;
}
