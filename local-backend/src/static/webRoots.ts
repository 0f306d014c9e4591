import { fileURLToPath } from 'node:url';

/** Folders of built files: the shell's, each remote's by its id, and that of the script for campaign pages. */
export interface WebRoots {
  readonly shell: string;
  readonly remotes: Readonly<Record<string, string>>;
  readonly embed: string;
}

const built = (workspace: string): string =>
  fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url));

/** What the packages' production builds write. */
export const DEFAULT_WEB_ROOTS: WebRoots = {
  shell: built('shell'),
  remotes: {
    searches: built('mf-searches'),
    screens: built('mf-screens'),
    designer: built('mf-designer'),
    fields: built('mf-fields'),
  },
  embed: built('embed'),
};
