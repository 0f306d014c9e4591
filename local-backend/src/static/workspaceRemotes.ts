import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  decodeManifest,
  MANIFEST,
  manifestAddress,
  WORKSPACE,
  type WorkspaceRemote,
} from 'registry';
import type { BuiltRemote } from './webRoots';

/** Remotes of the repository as the registry tells browsers of them, where they have no release. */
export const workspaceRemotes = (remotes: readonly BuiltRemote[]): readonly WorkspaceRemote[] =>
  remotes.map(({ id, owner, paths, needs = 'year', nav, dist, served }) => ({
    id,
    owner,
    paths: [...paths],
    needs,
    nav,
    current: {
      version: WORKSPACE,
      manifest: served ?? manifestAddress(id, WORKSPACE),
      integrity: null,
      since: null,
      ...builtWith(dist),
    },
  }));

/** What a build was made with; nothing is known of it while there is none. */
function builtWith(dist: string): { contract: number | null; kernel: string | null } {
  try {
    const manifest = decodeManifest(readFileSync(path.join(dist, MANIFEST)));
    if (manifest.ok)
      return { contract: manifest.value.stamp.contract, kernel: manifest.value.stamp.kernel };
  } catch {
    // not built
  }
  return { contract: null, kernel: null };
}
