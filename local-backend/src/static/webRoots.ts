import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemotes, type RemoteFacts } from 'build-preset/remotes';

/** A remote as the repository has it: what its package.json says, and the folder that its build is written to. */
export interface BuiltRemote extends Omit<RemoteFacts, 'package' | 'port'> {
  readonly dist: string;
  /** Where its manifest is instead, when a dev server serves it. */
  readonly served?: string | undefined;
}

/** Folders of built files: the shell's, those of remotes, and that of the script for campaign pages. */
export interface WebRoots {
  readonly shell: string;
  /** Asked for each answer anew: an area that is made while the product runs is there at once. */
  readonly remotes: () => readonly BuiltRemote[];
  readonly embed: string;
}

const HOUSE = fileURLToPath(new URL('../../..', import.meta.url));

const built = (workspace: string): string => path.join(HOUSE, workspace, 'dist');

/** What the packages' production builds write. */
export const DEFAULT_WEB_ROOTS: WebRoots = {
  shell: built('shell'),
  remotes: () => readRemotes(HOUSE).map((remote) => ({ ...remote, dist: built(remote.package) })),
  embed: built('embed'),
};

/** `searches@http://localhost:3001/mf-manifest.json`, several parted by spaces: remotes that dev servers serve. */
export function withServed(roots: WebRoots, served: string): WebRoots {
  const manifests = new Map(
    served
      .split(/\s+/)
      .filter((one) => one.includes('@'))
      .map((one) => [one.slice(0, one.indexOf('@')), one.slice(one.indexOf('@') + 1)]),
  );
  return {
    ...roots,
    remotes: () =>
      roots.remotes().map((remote) => ({ ...remote, served: manifests.get(remote.id) })),
  };
}
