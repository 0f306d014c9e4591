import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRemotes } from 'build-preset/remotes';

/** Folders of built files: the shell's, each remote's by its id, and that of the script for campaign pages. */
export interface WebRoots {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
  readonly embed: string;
}

const HOUSE = fileURLToPath(new URL('../../..', import.meta.url));

const built = (workspace: string): string => path.join(HOUSE, workspace, 'dist');

/** What the packages' production builds write. */
export const DEFAULT_WEB_ROOTS: WebRoots = {
  shell: built('shell'),
  remotes: Object.fromEntries(
    readRemotes(HOUSE).map((remote) => [remote.id, built(remote.package)]),
  ),
  embed: built('embed'),
};
