import { isLoopback } from 'shared-kernel/model';
import type { RemoteEntry } from './remotesFile';

/** A remote as it is loaded; `isOverridden` where the page's address says from where. */
export interface PlacedRemote extends RemoteEntry {
  readonly isOverridden?: boolean;
  /** A release that the address asks for and teammates alone get (previewRelease.ts). */
  readonly preview?: RemoteEntry;
}

/**
 * `?remote=searches@http://localhost:3001/mf-manifest.json` takes one remote from a developer's machine. A link must not
 * bring foreign code into somebody's session: it is honoured for loopback addresses, and only where the server has said
 * that it is the local one (`isLocalBackend`), which production never does.
 */
export function withOverrides(
  remotes: readonly RemoteEntry[],
  search: string,
  isLocalBackend: boolean,
): readonly PlacedRemote[] {
  if (!isLocalBackend) return remotes;
  const manifests = new Map(
    new URLSearchParams(search)
      .getAll('remote')
      .map(parseOverride)
      .filter((override) => override !== null),
  );
  return remotes.map((remote) => {
    const manifest = manifests.get(remote.id);
    return manifest === undefined
      ? remote
      : { ...remote, manifest, integrity: null, isOverridden: true };
  });
}

function parseOverride(text: string): readonly [id: string, manifest: string] | null {
  const at = text.indexOf('@');
  const address = text.slice(at + 1);
  if (at < 1 || !URL.canParse(address)) return null;
  const { hostname, protocol, href } = new URL(address);
  const allowed = isLoopback(hostname) && (protocol === 'http:' || protocol === 'https:');
  return allowed ? [text.slice(0, at), href] : null;
}
