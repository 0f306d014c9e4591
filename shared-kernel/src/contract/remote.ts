import type { ComponentType } from 'react';

/** Raised when a remote built against an older contract could no longer run in a newer shell. */
export const CONTRACT_VERSION = 1;

/** One page of a remote. `path` is absolute and uses react-router's pattern syntax. */
export interface RemoteRoute {
  readonly path: string;
  readonly component: ComponentType;
}

/**
 * What a remote exposes as `./remote` (its `src/remote.tsx`, default export): one record, read by the shell when a path
 * of it is first visited. `routes` paths are those that its package.json lists.
 */
export interface Remote {
  readonly contractVersion: number;
  readonly id: string;
  readonly routes: readonly RemoteRoute[];
}

/** Builds the record of a remote for the contract of today. */
export const defineRemote = (remote: Omit<Remote, 'contractVersion'>): Remote => ({
  contractVersion: CONTRACT_VERSION,
  ...remote,
});
